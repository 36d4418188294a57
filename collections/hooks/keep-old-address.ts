import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { isPublic, type Paged, type PagedKind, pagePath } from '@/features/redirects/paths'

const forget = (req: PayloadRequest, where: Where) =>
  req.payload.delete({ collection: 'redirects', where, depth: 0, overrideAccess: true, req })

/** Keeps the old address of a public page whose slug changes, and frees the new one from older redirects. */
export function keepsOldAddress(kind: PagedKind): CollectionAfterChangeHook<Paged & { id: string }> {
  return async ({ doc, previousDoc, operation, req }) => {
    const moved = operation === 'create' || previousDoc.slug !== doc.slug
    if (!moved) return doc
    await forget(req, { from: { equals: pagePath(kind, doc.slug) } })
    if (operation === 'create' || !previousDoc.slug || !isPublic(previousDoc)) return doc
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
