import type { CollectionConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { anyone } from '../access/anyone'
import { denyAll } from '../access/deny-all'
import { checkPlaceholders } from '../hooks/known-placeholders'
import { previewOf } from '../hooks/preview'
import { revalidates } from '../hooks/revalidate'
import { copyFields, keyField } from './page-fields'

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Pages',
    useAsTitle: 'key',
    defaultColumns: ['key', 'headline', 'updatedAt'],
    description: "The texts of the site's own pages. An empty field shows the text that the site came with.",
    listSearchableFields: ['key', 'headline'],
    pagination: { defaultLimit: 25 },
    ...previewOf('pages'),
  },
  defaultSort: 'key',
  disableDuplicate: true,
  // The site creates one row for each page. No caller can delete one.
  access: { create: denyAll, read: anyone, update: adminsOnly, delete: denyAll, readVersions: adminsOnly },
  versions: { maxPerDoc: 50 },
  hooks: { ...revalidates('pages'), beforeValidate: [checkPlaceholders] },
  fields: [{ ...keyField, access: { update: denyAll } } as typeof keyField, ...copyFields],
}
