import type { CollectionSlug, PayloadRequest } from 'payload'
import { lockName } from '@/lib/db/locks'
import { freeSlug, isReservedSlug, slugify } from './slug'

/**
 * A unique slug for `title`. Locks until the transaction ends, so that equal titles get different slugs.
 * @param ownId the document being saved
 */
export async function uniqueSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  title: string,
  ownId?: string | number,
): Promise<string> {
  await lockName(req, `slug:${collection}`)
  return freeSlug(slugify(title), async (slug) => {
    if (isReservedSlug(collection, slug)) return true
    const { totalDocs } = await req.payload.count({
      collection,
      where: {
        and: [{ slug: { equals: slug } }, ...(ownId === undefined ? [] : [{ id: { not_equals: ownId } }])],
      },
      overrideAccess: true,
      req,
    })
    return totalDocs > 0
  })
}
