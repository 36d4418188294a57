import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import type { LegalPage } from '@/payload-types'

/** What is read of a page. Links made from HTML get new ids each time, which nobody reads. */
const wordsOf = ({ title, content }: Partial<LegalPage>): unknown =>
  JSON.parse(JSON.stringify({ title, content }, (key, value: unknown) => (key === 'id' ? undefined : value)))

/** Dates the text: saving a page, publishing it or filling in the company changes nothing that was written. */
export const dateText: CollectionBeforeChangeHook<LegalPage> = ({ data, originalDoc }) => {
  const kept = originalDoc ? originalDoc.textChangedAt : data.textChangedAt
  const isSame = !originalDoc || isDeepStrictEqual(wordsOf({ ...originalDoc, ...data }), wordsOf(originalDoc))
  return { ...data, textChangedAt: (isSame && kept) || new Date().toISOString() }
}
