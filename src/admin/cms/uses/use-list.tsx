import type { CollectionSlug } from 'payload'
import { documentAddress } from '../list-address'
import { InQuestion } from './in-question'

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
