import type { CollectionConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { anyone } from '../access/anyone'
import { denyAll } from '../access/deny-all'
import { slugField } from '../fields/slug-field'
import { generateSlug } from '../hooks/generate-slug'
import { revalidates } from '../hooks/revalidate'
import { deleteCategoryRedirects, redirectOldCategory } from './redirect-old-address'

const publish = revalidates('blog-categories')

/** Categories of articles. Each has its own page in the blog. */
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
  access: {
    create: adminsOnly,
    read: anyone,
    update: adminsOnly,
    delete: adminsOnly,
    readVersions: denyAll,
  },
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
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/admin/cms/uses/article-uses#CategoryUses' },
      },
    },
  ],
}
