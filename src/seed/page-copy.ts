import type { Payload } from 'payload'
import { type PageKey, pageKeys, pageWords } from '@/content/page-copies'
import { inTransaction } from '@/lib/db/transaction'

const rowOf = (key: PageKey) => ({
  key,
  ...pageWords[key],
  // Left empty it counts the ideas.
  ...(key === 'automation-ideas' ? { headline: '' } : {}),
})

/** Makes the rows of pages that have none: on a new site all of them, later those that a new version brings. */
export async function seedPageCopy(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'pages',
    overrideAccess: true,
    pagination: false,
    depth: 0,
    select: { key: true },
  })
  const there = new Set(docs.map(({ key }) => key))
  const missing = pageKeys.filter((key) => !there.has(key))
  if (missing.length === 0) return
  await inTransaction({ payload }, async (req) => {
    req.context.isFirstContent = true
    for (const key of missing)
      await payload.create({ collection: 'pages', data: rowOf(key), overrideAccess: true, req })
  })
}
