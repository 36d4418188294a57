import type { CollectionSlug, PayloadRequest } from 'payload'
import { lockName } from '@/lib/db/locks'
import { documentWithSlug } from './document-with-slug'
import { freeSlug, isReservedSlug, slugify } from './slug'

/**
 * A unique slug for `title`, which no document in the trash has. Locks until the transaction ends, so that equal titles get
 * different slugs. Returns '' if the title has no letter or digit for one.
 * @param ownId the document being saved
 */
export async function uniqueSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  title: string,
  ownId?: string | number,
): Promise<string> {
  const slug = slugify(title)
  if (!slug) return ''
  await lockName(req, `slug:${collection}`)
  return freeSlug(
    slug,
    async (candidate) =>
      isReservedSlug(collection, candidate) ||
      (await documentWithSlug(req, { collection, slug: candidate, ownId })) !== undefined,
  )
}
