import type { CollectionConfig, Field } from 'payload'
import { getSubscribersExport } from '../../endpoints/newsletter/get-subscribers-export'
import { adminsOnly } from '../access/admins-only'
import { nobody } from '../access/nobody'

/** Part of the links in mails: read and written by the server alone. */
const internal = (name: string, index = false): Field => ({
  name,
  type: 'text',
  index,
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true },
})

const moment = (name: string, label: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { readOnly: true },
})

/** Newsletter subscribers. They join and leave by the links in their mails; nobody signs them up by hand. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'confirmedAt', 'createdAt'],
    description: 'People who asked for the newsletter. Write only to those with the status confirmed.',
    components: { beforeListTable: ['/src/admin/export-subscribers#ExportSubscribers'] },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: adminsOnly, readVersions: nobody },
  endpoints: [getSubscribersExport],
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, label: 'Email' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      label: 'Status',
      options: [
        { value: 'pending', label: 'Pending' },
        { value: 'confirmed', label: 'Confirmed' },
        { value: 'unsubscribed', label: 'Unsubscribed' },
      ],
    },
    moment('requestedAt', 'Asked for'),
    moment('confirmedAt', 'Confirmed'),
    moment('unsubscribedAt', 'Unsubscribed'),
    internal('confirmTokenHash', true),
    {
      name: 'confirmExpiresAt',
      type: 'date',
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
    internal('unsubscribeTokenHash', true),
    internal('unsubscribeTokenSealed'),
  ],
}
