import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { categoryPath } from '@/features/redirects/paths'
import { loadById } from '@/lib/db/load-by-id'
import type { BlogCategory } from '@/payload-types'

const forget = (req: PayloadRequest, where: Where) =>
  req.payload.delete({ collection: 'redirects', where, depth: 0, overrideAccess: true, req })

/** Redirects a category's old address. Stored as a path, because redirects cannot point to categories. */
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

export const deleteCategoryRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const category = await loadById<BlogCategory>(req, 'blog-categories', String(id), { slug: true })
  if (category?.slug) await forget(req, { 'to.url': { equals: categoryPath(category.slug) } })
}
