import type { Payload } from 'payload'

/** Collections whose entries editors show, hide and put in order. */
export type ListedCollection = 'add-ons' | 'faqs' | 'flagships' | 'ideas' | 'pricing-plans' | 'testimonials'

/** All entries of a collection that visitors may see, in the editors' order, read now. */
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
