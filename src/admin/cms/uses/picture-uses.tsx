import type { UIFieldServerProps } from 'payload'
import { type PictureUse, pictureUses } from '@/features/media/uses'
import { UseList } from './use-list'

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
