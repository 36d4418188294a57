import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import { postRotateSecret } from '@endpoints/webhook/post-rotate-secret'
import { postTestWebhook } from '@endpoints/webhook/post-test-webhook'
import type { CollectionConfig } from 'payload'
import { eventNames } from '@/features/webhook/events'
import { NAME_LENGTH } from '@/features/webhook/schema'
import { ADDRESS_LENGTH } from '@/lib/validation/outside-address'
import { denyAll } from '../access/deny-all'
import { serverOnly, setByServer } from '../access/server-fields'
import { superAdminsOnly } from '../access/super-admins-only'
import { checkWebhook } from './check-webhook'
import { endDeliveries, endJobs, giveFirstSecret } from './webhook-changes'

/** Addresses of other programs that are notified of events. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  disableDuplicate: true,
  lockDocuments: false,
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  // Monitoring in the back office has the screen.
  admin: { hidden: true, useAsTitle: 'name' },
  defaultSort: 'name',
  endpoints: [postRotateSecret, postTestWebhook],
  access: {
    create: superAdminsOnly,
    read: superAdminsOnly,
    update: superAdminsOnly,
    delete: superAdminsOnly,
    readVersions: denyAll,
  },
  hooks: {
    beforeOperation: [onlyRecentlyAuthenticated],
    beforeValidate: [checkWebhook],
    afterChange: [endDeliveries, giveFirstSecret],
    beforeDelete: [endJobs],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: NAME_LENGTH },
    { name: 'url', type: 'text', required: true, maxLength: ADDRESS_LENGTH },
    {
      name: 'events',
      type: 'select',
      hasMany: true,
      required: true,
      options: eventNames.map((value) => ({ value, label: value })),
    },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
    // Only in the answer to the creation.
    { name: 'secret', type: 'text', virtual: true, access: { ...setByServer, read: superAdminsOnly } },
    { name: 'secretSealed', type: 'text', access: serverOnly },
  ],
}
