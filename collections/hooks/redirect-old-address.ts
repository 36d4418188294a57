import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { canBeHidden, isPublic, type Paged, type PagedKind, pagePath } from '@/features/redirects/paths'
import { isDraftSave } from '../publication/asked-write'
import { storedBefore } from '../publication/stored-before'

export const forgetRedirects = (req: PayloadRequest, where: Where) =>
  req.payload.delete({ collection: 'redirects', where, depth: 0, overrideAccess: true, req })

async function wasPublic(kind: PagedKind, doc: Paged, req: PayloadRequest): Promise<boolean> {
  if (isPublic(doc)) return true
  const shown: Where = {
    'version._status': { equals: 'published' },
    ...(canBeHidden(kind) ? { 'version.isActive': { equals: true } } : {}),
  }
  const { totalDocs } = await req.payload.countVersions({
    collection: kind,
    where: { and: [{ parent: { equals: doc.id } }, { 'version.slug': { equals: doc.slug } }, shown] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** Redirects the old address of a page that was public. A page that appears frees its own address. */
export function redirectsOldAddress(kind: PagedKind): CollectionAfterChangeHook<Paged & { id: string }> {
  return async ({ doc, req }) => {
    if (isDraftSave(req, kind)) return doc
    const before = storedBefore<Paged>(req, kind, doc.id)
    const moved = before?.slug !== doc.slug
    if (isPublic(doc) && (moved || !before || !isPublic(before)))
      await forgetRedirects(req, { from: { equals: pagePath(kind, doc.slug) } })
    if (!before?.slug || !moved || !(await wasPublic(kind, before, req))) return doc
    const from = pagePath(kind, before.slug)
    await forgetRedirects(req, { from: { equals: from } })
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

export function deletesRedirects(kind: PagedKind): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await forgetRedirects(req, {
      and: [{ 'to.reference.value': { equals: id } }, { 'to.reference.relationTo': { equals: kind } }],
    })
  }
}
