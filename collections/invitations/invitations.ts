import { postResendInvitation } from '@endpoints/invitation/invitation-endpoints'
import type { CollectionConfig } from 'payload'
import { closed, serverOnly, superAdminsOnly } from '../access/rules'
import { emailField, statusSelect } from '../fields/simple-fields'
import { markExpired, protectAccepted } from './hooks'

/** Created and sent again by endpoints, which know the link. Here admins read and delete them. */
export const invitations: CollectionConfig = {
  slug: 'invitations',
  lockDocuments: false,
  labels: { singular: 'Invitation', plural: 'Invitations' },
  admin: {
    group: 'People',
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'subdomain', 'createdAt', 'expiresAt'],
    description:
      'Links for new clients. Send invitations from the back office; the link itself is emailed and never kept.',
  },
  defaultSort: '-createdAt',
  endpoints: [postResendInvitation],
  access: { ...closed, read: superAdminsOnly, delete: superAdminsOnly },
  hooks: { beforeOperation: [markExpired], beforeDelete: [protectAccepted] },
  fields: [
    emailField('email', 'Email', { required: true, index: true }),
    statusSelect({ pending: 'Pending', accepted: 'Accepted', expired: 'Expired' }, 'pending'),
    { name: 'subdomain', type: 'text', maxLength: 63, label: 'Subdomain' },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      label: 'Expires',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      index: true,
      unique: true,
      access: serverOnly,
      admin: { hidden: true },
    },
  ],
}
