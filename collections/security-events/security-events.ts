import { securityEventEndpoints } from '@endpoints/security/security-endpoints'
import type { CollectionConfig } from 'payload'
import { eventCategories, eventSeverities, eventTypes } from '@/features/security/event-kinds'
import { closed, superAdminsOnly } from '../access/rules'
import { choice } from '../fields/simple-fields'

export const securityEvents: CollectionConfig = {
  slug: 'security-events',
  lockDocuments: false,
  labels: { singular: 'Security event', plural: 'Security events' },
  admin: {
    group: 'Security',
    useAsTitle: 'message',
    defaultColumns: ['createdAt', 'severity', 'category', 'type', 'message'],
  },
  defaultSort: '-createdAt',
  endpoints: securityEventEndpoints,
  // DELETE /api/security-events clears all of them, with an audit entry.
  access: { ...closed, read: superAdminsOnly },
  fields: [
    choice('type', 'Type', eventTypes, { required: true, index: true }),
    choice('category', 'Category', eventCategories, { required: true, index: true }),
    choice('severity', 'Severity', eventSeverities, { required: true, index: true }),
    { name: 'message', type: 'text', required: true, label: 'Message' },
    // Not a relationship, because the event outlives the account.
    { name: 'userId', type: 'text', label: 'User' },
    { name: 'ipAddress', type: 'text', label: 'IP address' },
    { name: 'details', type: 'json', label: 'Details' },
  ],
}
