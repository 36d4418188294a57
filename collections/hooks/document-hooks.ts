import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { canBeHidden, isPublic, type Paged, type PagedKind, pagePath } from '@/features/redirects/paths'
import { announcePage } from '@/features/search-engines/index-now'
import { slugify } from '@/features/slug/slug'
import { uniqueSlug } from '@/features/slug/unique-slug'
import { askedOf, isDraftSave, storedBefore } from '../publication/asked-write'
import { checkPlaceholders } from './known-placeholders'
import { isUnseen, revalidates } from './revalidate'

/**
 * Makes the slug from `source` if it is empty. Without a letter for it, it is `fallback`, or stays empty and is then refused. A
 * draft gets none, because its title is still being typed; what was published
 * keeps its own, because the form may have been opened before.
 */
export const generateSlug =
  (source: 'title' | 'name', fallback = ''): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, collection, req }) => {
    if (!data) return data
    const given = typeof data.slug === 'string' ? data.slug.trim() : ''
    const asked = askedOf(req, collection.slug)
    const isUnfinished = asked?.takesDown && !String(data[source] ?? '').trim()
    if (!given && (isUnfinished || (asked?.draft && !asked.copy))) {
      const stored = originalDoc && storedBefore(req, collection.slug, originalDoc.id)
      const kept = stored?.status === 'published' ? stored.slug : null
      return 'slug' in data ? { ...data, slug: kept } : data
    }
    // A draft may have the address of another page. That must not keep the document public.
    if (given && asked?.takesDown)
      return {
        ...data,
        slug: await uniqueSlug(req, collection.slug as CollectionSlug, given, originalDoc?.id),
      }
    const title = data[source]
    if (given || typeof title !== 'string' || title.trim() === '')
      return given ? { ...data, slug: given } : data
    const words = slugify(title) ? title : fallback
    return { ...data, slug: await uniqueSlug(req, collection.slug as CollectionSlug, words, originalDoc?.id) }
  }

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
function redirectsOldAddress(kind: PagedKind): CollectionAfterChangeHook<Paged & { id: string }> {
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

function deletesRedirects(kind: PagedKind): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await forgetRedirects(req, {
      and: [{ 'to.reference.value': { equals: id } }, { 'to.reference.relationTo': { equals: kind } }],
    })
  }
}

function announcesPage(kind: PagedKind): {
  afterChange: CollectionAfterChangeHook<Paged>
  afterDelete: CollectionAfterDeleteHook<Paged>
} {
  return {
    afterChange: async ({ doc, req }) => {
      if (!req.context.disableRevalidate && !isUnseen(req, kind, doc))
        await announcePage(req, pagePath(kind, doc.slug))
      return doc
    },
    afterDelete: async ({ doc, req }) => {
      if (doc.status === 'published') await announcePage(req, pagePath(kind, doc.slug))
      return doc
    },
  }
}

export function documentHooks(kind: PagedKind) {
  const { afterChange, afterDelete } = revalidates(kind)
  const announces = announcesPage(kind)
  return {
    beforeValidate: [generateSlug('title'), checkPlaceholders],
    afterChange: [redirectsOldAddress(kind), ...afterChange, announces.afterChange],
    beforeDelete: [deletesRedirects(kind)],
    afterDelete: [...afterDelete, announces.afterDelete],
  }
}
