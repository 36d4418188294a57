import type { CollectionConfig } from 'payload'
import { MAX_TAG_LENGTH } from '@/features/blog/article-text'
import { postView } from '../../endpoints/blog/post-view'
import { adminsOnly } from '../access/admins-only'
import { nobody } from '../access/nobody'
import { publishedOrAdmins } from '../access/published-or-admins'
import { articleEditor } from '../fields/article-editor'
import { slugField } from '../fields/slug-field'
import { checkContent } from '../hooks/check-content'
import { contentFromHtml } from '../hooks/content-from-html'
import { contentHtml } from '../hooks/content-html'
import { generateSlug } from '../hooks/generate-slug'
import { forgetsOldAddresses, keepsOldAddress } from '../hooks/keep-old-address'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'
import { cleanArticle } from './clean-article'
import { deriveFields } from './derive-fields'
import { authorName, featuredImageUrl } from './virtual-fields'

/** Counted, computed or derived by the server: no request can set it. */
const computed = { create: nobody, update: nobody }

const publish = revalidates('blogs')

/** Articles. Only published ones exist for the public; every change keeps a version. */
export const blogs: CollectionConfig = {
  slug: 'blogs',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'category', 'publishedAt', 'viewCount'],
    description: 'Articles of the blog. A draft is seen by nobody but editors.',
    listSearchableFields: ['title', 'excerpt', 'slug'],
    ...previewOf('blogs'),
  },
  defaultSort: '-createdAt',
  access: {
    create: adminsOnly,
    read: publishedOrAdmins,
    update: adminsOnly,
    delete: adminsOnly,
    readVersions: adminsOnly,
  },
  endpoints: [postView],
  // What the computed fields are made of, whatever a request selects.
  forceSelect: { featuredImage: true, author: true },
  versions: { maxPerDoc: 30 },
  hooks: {
    beforeOperation: [contentFromHtml, checkContent],
    beforeValidate: [cleanArticle, generateSlug('title')],
    beforeChange: [deriveFields],
    afterChange: [keepsOldAddress('blogs'), publish.afterChange],
    beforeDelete: [forgetsOldAddresses('blogs')],
    afterDelete: [publish.afterDelete],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 200, label: 'Title' },
            {
              name: 'excerpt',
              type: 'textarea',
              maxLength: 500,
              label: 'Excerpt',
              admin: { rows: 3, description: 'One or two sentences for lists, search engines and the feed.' },
            },
            { name: 'content', type: 'richText', required: true, label: 'Content', editor: articleEditor },
          ],
        },
        {
          label: 'Picture and tags',
          fields: [
            { name: 'featuredImage', type: 'upload', relationTo: 'media', label: 'Cover picture' },
            {
              name: 'tags',
              type: 'text',
              hasMany: true,
              maxRows: 10,
              maxLength: MAX_TAG_LENGTH,
              label: 'Tags',
              admin: {
                description: `At most ten, of ${MAX_TAG_LENGTH} characters each. Press Enter after each.`,
              },
            },
          ],
        },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      label: 'Status',
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'published', label: 'Published' },
        { value: 'archived', label: 'Archived' },
      ],
      hooks: { beforeDuplicate: [() => 'draft'] },
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      label: 'Published',
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
        description:
          'Set when the article is published, or a past date for one from elsewhere. Emptied when it no longer is.',
      },
    },
    slugField({ source: 'title' }),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'blog-categories',
      index: true,
      label: 'Category',
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: 'Author',
      // Not `required`: the article of an account that is deleted stays.
      validate: (value: unknown) => Boolean(value) || 'An article needs an author.',
      defaultValue: ({ user }: { user?: { id: string | number } | null }) => user?.id,
      admin: { position: 'sidebar' },
    },
    {
      name: 'readTime',
      type: 'number',
      label: 'Minutes to read',
      access: computed,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'viewCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      label: 'Views',
      access: computed,
      // Left out of every save, see derive-fields: the count in the database stands.
      validate: (): true => true,
      hooks: { beforeDuplicate: [() => 0] },
      admin: { position: 'sidebar', readOnly: true },
    },
    // Kept out of the admin's forms: they would send the HTML back and undo what the editor wrote.
    {
      name: 'contentHtml',
      type: 'textarea',
      virtual: true,
      label: 'Content as HTML',
      admin: { disabled: true },
      hooks: { afterRead: [contentHtml] },
    },
    {
      name: 'featuredImageUrl',
      type: 'text',
      virtual: true,
      access: computed,
      admin: { disabled: true },
      hooks: { afterRead: [featuredImageUrl] },
    },
    {
      name: 'authorName',
      type: 'text',
      virtual: true,
      access: computed,
      admin: { disabled: true },
      hooks: { afterRead: [authorName] },
    },
    // Title, excerpt and tags in one lowercase text, which the search index is built on.
    {
      name: 'searchText',
      type: 'textarea',
      access: { create: nobody, read: nobody, update: nobody },
      admin: { disabled: true },
    },
  ],
}
