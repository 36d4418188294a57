import type { CollectionSlug, UIFieldServerProps } from 'payload'
import { articlesNaming } from '@/features/blog/uses'
import { type PictureUse, pictureUses } from '@/features/media/uses'
import { InQuestion } from '@/patches/payload/delete-question/in-question'
import { documentAddress } from '../list-address'

const places: Record<PictureUse['place'], string> = {
  cover: 'cover',
  text: 'in the text',
  share: 'for shared links',
  portrait: 'on the page of a person',
}

export async function PictureUses({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const uses = await pictureUses(req, String(id))
  return (
    <UseList
      id={String(id)}
      uses={uses.map(({ place, inDraft, ...use }) => ({
        ...use,
        place: `${places[place]}${inDraft ? ', in the draft' : ''}`,
      }))}
      consequence="Visitors will no longer see it there."
      empty="Nothing yet. It can be deleted without a gap anywhere."
    />
  )
}

export async function CategoryUses({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  return (
    <UseList
      id={String(id)}
      uses={await articlesNaming(req, 'category', String(id))}
      consequence="These articles will have no category."
      empty="No article yet."
    />
  )
}

export async function AuthorUses({ id, req }: UIFieldServerProps) {
  const uses = id === undefined ? [] : await articlesNaming(req, 'author', String(id))
  if (uses.length === 0) return null
  return (
    <UseList
      id={String(id)}
      uses={uses}
      consequence="These articles stay, without an author. To keep the name, switch the account off in the tab Users instead."
    />
  )
}

interface Props {
  id: string
  uses: readonly { collection: CollectionSlug; id: string; title: string; place?: string }[]
  consequence: string
  empty?: string
}

export function UseList({ id, uses, consequence, empty }: Props) {
  const list = (
    <ul aria-label="Used in" className="grid gap-2 text-sm">
      {uses.map(({ collection, id: document, title, place = '' }) => (
        <li key={`${collection}-${document}-${place}`}>
          <a href={documentAddress(collection, document)} className="underline underline-offset-4">
            {title}
          </a>{' '}
          <span className="text-faint">{place}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="office">
      <h3 className="mb-2 font-sans font-semibold text-sm tracking-normal">Used in</h3>
      {uses.length === 0 ? <p className="text-faint text-sm">{empty}</p> : list}
      {uses.length > 0 && (
        <InQuestion id={id}>
          <div className="office mt-4 max-h-60 overflow-y-auto">
            <p className="mb-2">{`Used in ${uses.length === 1 ? 'one place' : `${uses.length} places`}. ${consequence}`}</p>
            {list}
          </div>
        </InQuestion>
      )}
    </div>
  )
}
