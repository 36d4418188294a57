import type { CollectionConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { denyAll } from '../access/deny-all'
import { publishedOrAdmins } from '../access/public-or-admins'
import { checkPlaceholders } from '../hooks/known-placeholders'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'
import { statusField } from '../publication/status-field'
import { copyFields, keyField } from './page-fields'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Built-in page', plural: 'Built-in pages' },
  admin: {
    group: 'Site',
    useAsTitle: 'key',
    defaultColumns: ['key', 'headline', 'status', 'updatedAt'],
    description:
      "The texts of the site's own pages. An empty field, and a page that is not published, shows the text that the site came with.",
    listSearchableFields: ['key', 'headline'],
    pagination: { defaultLimit: 25 },
    ...previewOf('pages'),
  },
  defaultSort: 'key',
  disableDuplicate: true,
  // The site creates one row for each page. No caller can delete one.
  access: {
    create: denyAll,
    read: publishedOrAdmins,
    update: adminsOnly,
    delete: denyAll,
    readVersions: adminsOnly,
  },
  versions: { maxPerDoc: 50 },
  hooks: { ...revalidates('pages'), beforeValidate: [checkPlaceholders] },
  fields: [
    ...copyFields,
    { ...keyField, access: { update: denyAll } } as typeof keyField,
    statusField('published'),
  ],
}
