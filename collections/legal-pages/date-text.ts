import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import type { LegalPage } from '@/payload-types'

const wordsOf = ({ title, content }: Partial<LegalPage>): unknown =>
  JSON.parse(JSON.stringify({ title, content }, (key, value: unknown) => (key === 'id' ? undefined : value)))

/** Changes the date only if the text changed. */
export const dateText: CollectionBeforeChangeHook<LegalPage> = ({ data, originalDoc }) => {
  const kept = originalDoc ? originalDoc.textChangedAt : data.textChangedAt
  const isSame = !originalDoc || isDeepStrictEqual(wordsOf({ ...originalDoc, ...data }), wordsOf(originalDoc))
  return { ...data, textChangedAt: (isSame && kept) || new Date().toISOString() }
}
