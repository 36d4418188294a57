import type { Payload } from 'payload'
import { type PageKey, pageCopies, pageKeys } from '@/content/page-copies'
import type { ClosingCopy, PageCopy } from '@/content/page-meta'
import { inTransaction } from '@/lib/db/transaction'

function fieldsOf(key: PageKey) {
  const { headline, lead, meta, sections, closing }: PageCopy<string> & { closing?: ClosingCopy } =
    pageCopies[key]
  return {
    key,
    // Left empty it counts the ideas.
    headline: key === 'automation-ideas' ? '' : headline,
    lead,
    meta: { ...meta },
    sections: { ...sections },
    ...(closing
      ? {
          closing: {
            title: closing.title,
            description: closing.description,
            primaryLabel: closing.primary.label,
            secondaryLabel: closing.secondary.label,
          },
        }
      : {}),
  }
}

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
      await payload.create({ collection: 'pages', data: fieldsOf(key), overrideAccess: true, req })
  })
}
