import type { CollectionConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { anyone } from '../access/anyone'
import { nobody } from '../access/nobody'
import { articleEditor } from '../fields/article-editor'
import { checkContent } from '../hooks/check-content'
import { contentFromHtml } from '../hooks/content-from-html'
import { contentHtml } from '../hooks/content-html'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'

const publish = revalidates('legal-pages')

/** /privacy, /terms and /imprint. */
export const legalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    description: 'Privacy policy, terms and imprint.',
    ...previewOf('legal-pages'),
  },
  defaultSort: 'title',
  // There are three, each at an address of its own.
  disableDuplicate: true,
  access: {
    create: adminsOnly,
    read: anyone,
    update: adminsOnly,
    delete: adminsOnly,
    readVersions: adminsOnly,
  },
  versions: { maxPerDoc: 50 },
  hooks: {
    beforeOperation: [contentFromHtml, checkContent],
    afterChange: [publish.afterChange],
    afterDelete: [publish.afterDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
    { name: 'content', type: 'richText', required: true, label: 'Content', editor: articleEditor },
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      label: 'Page',
      options: [
        { value: 'privacy', label: '/privacy' },
        { value: 'terms', label: '/terms' },
        { value: 'imprint', label: '/imprint' },
      ],
      access: { update: nobody },
      admin: { position: 'sidebar' },
    },
    {
      name: 'contentHtml',
      type: 'textarea',
      virtual: true,
      label: 'Content as HTML',
      admin: { disabled: true },
      hooks: { afterRead: [contentHtml] },
    },
  ],
}
