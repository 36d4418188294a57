import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import { adminsOnly } from '../access/admins-only'

/**
 * Old addresses of pages whose slug has changed. Not public: the list would tell which addresses
 * once led to what is no longer shown.
 */
export const redirects = redirectsPlugin({
  collections: ['blogs', 'ideas', 'flagships'],
  overrides: {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      group: 'Content',
      useAsTitle: 'from',
      description:
        'Old addresses and where they lead now. Made by itself when the slug of a published page changes.',
    },
    access: { create: adminsOnly, read: adminsOnly, update: adminsOnly, delete: adminsOnly },
  },
})
