import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Field } from 'payload'
import { pagePaths } from '@/features/redirects/paths'
import { adminsOnly } from '../access/admins-only'
import { denyAll } from '../access/deny-all'
import { editorAccess } from '../access/editor-access'
import { revalidates } from '../hooks/revalidate'
import { checkAddresses } from './check-addresses'

/** The page is chosen, never created here. */
const withoutNewPages = (field: Field): Field => {
  if (field.type === 'group') return { ...field, fields: field.fields.map(withoutNewPages) }
  return field.type === 'relationship'
    ? ({ ...field, admin: { ...field.admin, allowCreate: false } } as Field)
    : field
}

/** Old addresses of renamed pages. Not public, because some pages are hidden now. */
export const redirects = redirectsPlugin({
  collections: Object.keys(pagePaths),
  overrides: {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      group: 'Site',
      useAsTitle: 'from',
      description:
        'Old addresses without a page, and their new addresses. Created automatically when the slug of a published page changes.',
    },
    // A copy would have the same old address.
    disableDuplicate: true,
    hooks: {
      beforeValidate: [checkAddresses],
      ...revalidates('redirects'),
    },
    fields: ({ defaultFields }) => defaultFields.map(withoutNewPages),
    access: { ...editorAccess(adminsOnly), readVersions: denyAll },
  },
})
