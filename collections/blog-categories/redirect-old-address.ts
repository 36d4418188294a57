import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { categoryPath } from '@/features/redirects/paths'
import { loadById } from '@/lib/db/load-by-id'
import type { BlogCategory } from '@/payload-types'

const forget = (req: PayloadRequest, where: Where) =>
  req.payload.delete({ collection: 'redirects', where, depth: 0, overrideAccess: true, req })

/**
 * The old address of a category whose slug changes leads to the new one, as those of pages do. It is kept
 * as a path: redirects can point to documents with a page of their own only.
 */
export const redirectOldCategory: CollectionAfterChangeHook<BlogCategory> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const from = operation === 'update' && previousDoc.slug ? categoryPath(previousDoc.slug) : undefined
  const url = categoryPath(doc.slug)
  if (from === url) return doc
  await forget(req, { from: { equals: url } })
  if (!from) return doc
  const to = { type: 'custom', url } as const
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const
  await req.payload.update({ ...shared, where: { 'to.url': { equals: from } }, data: { to } })
  await forget(req, { from: { equals: from } })
  await req.payload.create({ ...shared, data: { from, to } })
  return doc
}

/** The old addresses of a category that is deleted go with it. */
export const deleteCategoryRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const category = await loadById<BlogCategory>(req, 'blog-categories', String(id), { slug: true })
  if (category?.slug) await forget(req, { 'to.url': { equals: categoryPath(category.slug) } })
}
