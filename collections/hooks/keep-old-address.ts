import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { isPublic, type Paged, type PagedKind, pagePath } from '@/features/redirects/paths'

const forget = (req: PayloadRequest, where: Where) =>
  req.payload.delete({ collection: 'redirects', where, depth: 0, overrideAccess: true, req })

/** Whether visitors have seen the document under its slug, now or in an earlier version. */
async function wasShown(kind: PagedKind, doc: Paged, req: PayloadRequest): Promise<boolean> {
  if (isPublic(doc)) return true
  const shown: Where =
    kind === 'blogs'
      ? { 'version.status': { equals: 'published' } }
      : { 'version.isActive': { equals: true } }
  const { totalDocs } = await req.payload.countVersions({
    collection: kind,
    where: { and: [{ parent: { equals: doc.id } }, { 'version.slug': { equals: doc.slug } }, shown] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Keeps the old address of a page that visitors have known, when its slug changes: while it is public or
 * before it becomes so again. A page that appears frees its own address from older redirects.
 */
export function keepsOldAddress(kind: PagedKind): CollectionAfterChangeHook<Paged & { id: string }> {
  return async ({ doc, previousDoc, operation, req }) => {
    const created = operation === 'create'
    const moved = created || previousDoc.slug !== doc.slug
    if (isPublic(doc) && (moved || !isPublic(previousDoc)))
      await forget(req, { from: { equals: pagePath(kind, doc.slug) } })
    if (created || !moved || !previousDoc.slug || !(await wasShown(kind, previousDoc, req))) return doc
    const from = pagePath(kind, previousDoc.slug)
    await forget(req, { from: { equals: from } })
    await req.payload.create({
      collection: 'redirects',
      data: { from, to: { type: 'reference', reference: { relationTo: kind, value: doc.id } } },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return doc
  }
}

/** Redirects to a page that is deleted go with it. */
export function forgetsOldAddresses(kind: PagedKind): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await forget(req, {
      and: [{ 'to.reference.value': { equals: id } }, { 'to.reference.relationTo': { equals: kind } }],
    })
  }
}
