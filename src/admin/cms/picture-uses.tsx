import type { UIFieldServerProps } from 'payload'
import { type PictureUse, pictureUses } from '@/features/media/uses'
import { documentAddress } from './list-address'

const places: Record<PictureUse['place'], string> = {
  cover: 'cover',
  text: 'in the text',
  share: 'for shared links',
  portrait: 'on the page of a person',
}

/** The documents that show a picture, next to the picture. */
export async function PictureUses({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const uses = await pictureUses(req, String(id))
  return (
    <div className="office">
      <h3 className="mb-2 font-sans font-semibold text-sm tracking-normal" id="picture-uses">
        Used in
      </h3>
      {uses.length === 0 ? (
        <p className="text-faint text-sm">Nothing yet. It can be deleted without a gap anywhere.</p>
      ) : (
        <ul aria-labelledby="picture-uses" className="grid gap-2 text-sm">
          {uses.map(({ collection, id: document, title, place, inDraft }) => (
            <li key={`${collection}-${document}-${place}`}>
              <a href={documentAddress(collection, document)} className="underline underline-offset-4">
                {title}
              </a>{' '}
              <span className="text-faint">{`${places[place]}${inDraft ? ', in the draft' : ''}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
