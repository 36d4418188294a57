import type { Payload } from 'payload'

export type ListedCollection =
  | 'add-ons'
  | 'call-types'
  | 'faqs'
  | 'flagships'
  | 'ideas'
  | 'pricing-plans'
  | 'testimonials'

export async function activeDocs<Slug extends ListedCollection>(
  payload: Payload,
  collection: Slug,
  depth: number,
) {
  const { docs } = await payload.find({
    collection,
    overrideAccess: false,
    where: { isActive: { equals: true } },
    sort: ['orderIndex', 'createdAt'],
    pagination: false,
    depth,
  })
  return docs
}
