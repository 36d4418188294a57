import type { CollectionConfig, Field } from 'payload'
import { getSubscribersExport } from '../../endpoints/newsletter/newsletter-endpoints'
import { adminsOnly, denyAll, serverOnly } from '../access/rules'
import { emailField, statusSelect } from '../fields/simple-fields'
import { sourceFields } from '../fields/work-fields'

/** Part of mail links. Only the server reads and writes it. */
const internal = (name: string, index = false): Field => ({
  name,
  type: 'text',
  index,
  access: serverOnly,
  admin: { hidden: true },
})

const readOnlyDate = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { readOnly: true },
})

export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    group: 'Clients',
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'confirmedAt', 'createdAt'],
    description: 'People who asked for the newsletter. Write only to those with the status confirmed.',
    components: { beforeListTable: ['/src/admin/export-subscribers#ExportSubscribers'] },
  },
  defaultSort: '-createdAt',
  access: { create: denyAll, read: adminsOnly, update: denyAll, delete: adminsOnly, readVersions: denyAll },
  endpoints: [getSubscribersExport],
  fields: [
    emailField('email', 'Email', { required: true, unique: true }),
    statusSelect({ pending: 'Pending', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' }, 'pending'),
    readOnlyDate('requestedAt', 'Asked for'),
    readOnlyDate('confirmedAt', 'Confirmed'),
    readOnlyDate('unsubscribedAt', 'Unsubscribed'),
    ...sourceFields('subscriber'),
    internal('confirmTokenHash', true),
    {
      name: 'confirmExpiresAt',
      type: 'date',
      access: serverOnly,
      admin: { hidden: true },
    },
    internal('unsubscribeTokenHash', true),
    internal('unsubscribeTokenSealed'),
  ],
}
