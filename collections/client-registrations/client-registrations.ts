import type { CollectionConfig } from 'payload'
import { lockPersonFirst } from '@/features/queue/locked-work'
import { closed, superAdminsOnly } from '../access/rules'
import { row } from '../fields/simple-fields'
import { sourceFields, workFields } from '../fields/work-fields'
import { refuseStale } from '../hooks/refuse-stale'
import { announceAssignment, checkAssignee, checkOutcome, decideLead } from '../hooks/work'

export const clientRegistrations: CollectionConfig = {
  slug: 'client-registrations',
  lockDocuments: false,
  labels: { singular: 'Client registration', plural: 'Client registrations' },
  admin: {
    group: 'People',
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'companyName', 'status', 'assignee', 'createdAt'],
    description: 'Filled in by invited clients, once for each invitation.',
  },
  defaultSort: '-createdAt',
  access: { ...closed, read: superAdminsOnly, update: superAdminsOnly, delete: superAdminsOnly },
  hooks: {
    beforeValidate: [refuseStale('client_registrations')],
    beforeChange: [lockPersonFirst('registration'), checkAssignee('work'), checkOutcome('registration')],
    afterChange: [announceAssignment('registration'), decideLead('registration')],
  },
  fields: [
    ...workFields(superAdminsOnly),
    ...sourceFields('registration'),
    {
      name: 'invitation',
      type: 'relationship',
      relationTo: 'invitations',
      unique: true,
      index: true,
      label: 'Invitation',
    },
    row(
      { name: 'fullName', type: 'text', required: true, maxLength: 100, label: 'Full name' },
      { name: 'companyName', type: 'text', required: true, maxLength: 100, label: 'Company' },
    ),
    row(
      { name: 'businessSize', type: 'text', required: true, maxLength: 60, label: 'Business size' },
      { name: 'industry', type: 'text', required: true, maxLength: 60, label: 'Industry' },
    ),
    { name: 'currentChallenges', type: 'textarea', maxLength: 2000, label: 'Current challenges' },
    { name: 'automationInterests', type: 'text', hasMany: true, label: 'Automation interests' },
    row(
      { name: 'budgetRange', type: 'text', required: true, maxLength: 60, label: 'Budget' },
      { name: 'timeline', type: 'text', required: true, maxLength: 60, label: 'Timeline' },
    ),
  ],
}
