import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { categoryPath } from '@/features/redirects/paths'
import { loadById } from '@/lib/db/load-by-id'
import type { BlogCategory } from '@/payload-types'
import { anyone, denyAll, editorAccess } from '../access/rules'
import { screenPart, slugField } from '../fields/simple-fields'
import { forgetRedirects, generateSlug } from '../hooks/document-hooks'
import { revalidates } from '../hooks/revalidate'

/** Redirects a category's old address. Stored as a path, because redirects cannot point to categories. */
const redirectOldCategory: CollectionAfterChangeHook<BlogCategory> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const from = operation === 'update' && previousDoc.slug ? categoryPath(previousDoc.slug) : undefined
  const url = categoryPath(doc.slug)
  if (from === url) return doc
  await forgetRedirects(req, { from: { equals: url } })
  if (!from) return doc
  const to = { type: 'custom', url } as const
  const shared = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const
  await req.payload.update({ ...shared, where: { 'to.url': { equals: from } }, data: { to } })
  await forgetRedirects(req, { from: { equals: from } })
  await req.payload.create({ ...shared, data: { from, to } })
  return doc
}

const deleteCategoryRedirects: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const category = await loadById<BlogCategory>(req, 'blog-categories', String(id), { slug: true })
  if (category?.slug) await forgetRedirects(req, { 'to.url': { equals: categoryPath(category.slug) } })
}

const publish = revalidates('blog-categories')

export const blogCategories: CollectionConfig = {
  slug: 'blog-categories',
  labels: { singular: 'Category', plural: 'Categories' },
  admin: {
    group: 'Blog',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'updatedAt'],
    description: 'Categories of the blog. The site shows the number of published articles in each.',
  },
  defaultSort: 'name',
  access: { ...editorAccess(anyone), readVersions: denyAll },
  hooks: {
    beforeValidate: [generateSlug('name')],
    afterChange: [redirectOldCategory, ...publish.afterChange],
    beforeDelete: [deleteCategoryRedirects],
    afterDelete: publish.afterDelete,
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 60, label: 'Name' },
    slugField({ source: 'name' }),
    { name: 'description', type: 'textarea', maxLength: 300, label: 'Description' },
    screenPart('uses', '/src/admin/cms/uses/uses#CategoryUses', { position: 'sidebar' }),
  ],
}
