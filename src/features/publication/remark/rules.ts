import type { Content, LexicalNode } from '@/features/rich-text/document'
import { typeOf } from '@/features/rich-text/node-list'
import { footnote } from '@/features/rich-text/nodes/footnote'
import { articleText } from '@/features/rich-text/plain-text'
import { UNPRINTABLE_IN_A_LINE } from '@/lib/validation/text-fields'

export const MAX_QUOTE = 120
const UNPRINTABLES = new RegExp(UNPRINTABLE_IN_A_LINE, 'gu')
/** Of one link. */
export const MAX_REMARKS = 100

export interface Place {
  place: number
  quote: string
}

/** The first words of a part of a text, in one line. */
function quoteOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll(UNPRINTABLES, '').trim()
  // No character in halves.
  return line
    .slice(0, MAX_QUOTE)
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}

/** A reader sees a footnote's number there, and its words elsewhere. */
const withoutNotes = (part: LexicalNode): LexicalNode =>
  part.children
    ? {
        ...part,
        children: part.children.filter((child) => typeOf(child) !== footnote.type).map(withoutNotes),
      }
    : part

const isList = ({ type }: LexicalNode) => type === 'list'

/** A list is its entries, also the inner ones. */
function partsOf(part: LexicalNode): LexicalNode[] {
  if (!isList(part)) return [part]
  return (part.children ?? []).flatMap((entry) => {
    const inside = entry.children ?? []
    const own = { ...entry, children: inside.filter((child) => !isList(child)) }
    return [own, ...inside.filter(isList).flatMap(partsOf)]
  })
}

/** The parts of a text that have words, with their first ones. The entries of a list have the place of the list. */
export const placesIn = (content: Content | null | undefined): Place[] =>
  ((content?.root.children ?? []) as LexicalNode[]).flatMap((node, place) =>
    partsOf(node).flatMap((part) => {
      const quote = quoteOf(articleText({ root: { children: [withoutNotes(part)] } }))
      return quote ? [{ place, quote }] : []
    }),
  )

/** Where a remark is in the text of today: the part that begins as it did, the nearest if several do. */
export function placeNow(
  { place, quote }: { place: number | null; quote: string },
  places: readonly Place[],
): Place | undefined {
  if (place === null) return undefined
  const distance = (other: Place) => Math.abs(other.place - place)
  return places
    .filter((other) => other.quote === quote)
    .sort((one, other) => distance(one) - distance(other))[0]
}
