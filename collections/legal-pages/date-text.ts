import type { CollectionBeforeChangeHook } from 'payload'
import type { LegalPage } from '@/payload-types'

const textOf = ({ title, content }: Partial<LegalPage>) => JSON.stringify([title, content])

/** Dates the text: saving a page, publishing it or filling in the company changes nothing that was written. */
export const dateText: CollectionBeforeChangeHook<LegalPage> = ({ data, originalDoc }) => {
  const kept = originalDoc ? originalDoc.textChangedAt : data.textChangedAt
  const isSame = !originalDoc || textOf({ ...originalDoc, ...data }) === textOf(originalDoc)
  return { ...data, textChangedAt: (isSame && kept) || new Date().toISOString() }
}
