import type { CollectionConfig } from 'payload'
import {
  contactBudgets,
  contactProjectTypes,
  contactTimelines,
  serviceInterests,
} from '@/content/contact-options'
import { MAX_OPTION } from '@/features/form-options/rules'
import { lockPersonFirst } from '@/features/queue/locked-work'
import { nameInWords } from '@/lib/text/name-in-words'
import { adminsOnly, closed, denyAll, superAdminsOnly } from '../access/rules'
import { choice, emailField, line, paragraph, row } from '../fields/simple-fields'
import { sourceFields, workFields } from '../fields/work-fields'
import { refuseStale } from '../hooks/refuse-stale'
import { announceAssignment, checkAssignee, checkOutcome, decideLead } from '../hooks/work'

const bySuperAdmin = { update: superAdminsOnly }
export const inquiries: CollectionConfig = {
  slug: 'inquiries',
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  admin: {
    group: 'Clients',
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'company', 'chosenProject', 'assignee', 'createdAt'],
    description: 'Messages from the contact form.',
    listSearchableFields: ['name', 'email', 'company', 'message'],
  },
  defaultSort: '-createdAt',
  access: { ...closed, read: adminsOnly, update: adminsOnly, delete: superAdminsOnly },
  hooks: {
    beforeValidate: [refuseStale('inquiries')],
    beforeChange: [lockPersonFirst('inquiry'), checkAssignee('work'), checkOutcome('inquiry')],
    afterChange: [announceAssignment('inquiry'), decideLead('inquiry')],
  },
  fields: [
    row(
      { name: 'name', type: 'text', required: true, maxLength: 100, label: 'Name', access: bySuperAdmin },
      emailField('email', 'Email', { required: true, index: true, access: bySuperAdmin }),
      { name: 'company', type: 'text', maxLength: 100, label: 'Company', access: bySuperAdmin },
    ),
    paragraph('message', 'Message', 2000, { required: true, access: bySuperAdmin, admin: { rows: 10 } }),
    row(
      line('chosenProject', 'Project type', MAX_OPTION, { access: bySuperAdmin }),
      line('chosenBudget', 'Budget', MAX_OPTION, { access: bySuperAdmin }),
      line('chosenTimeline', 'Timeline', MAX_OPTION, { access: bySuperAdmin }),
    ),
    // The version before knows only these, with the choices of the specification. They go a release later.
    choice('projectType', 'Project type', contactProjectTypes, {
      access: bySuperAdmin,
      admin: { hidden: true },
    }),
    choice('budgetRange', 'Budget', contactBudgets, { access: bySuperAdmin, admin: { hidden: true } }),
    choice('timeline', 'Timeline', contactTimelines, { access: bySuperAdmin, admin: { hidden: true } }),
    ...workFields(adminsOnly),
    ...sourceFields('inquiry'),
    {
      name: 'serviceInterest',
      type: 'select',
      required: true,
      defaultValue: 'consulting',
      label: 'Service interest',
      options: serviceInterests.map((value) => ({ value, label: nameInWords(value) })),
      access: bySuperAdmin,
      admin: { position: 'sidebar', description: 'Follows from the project type.' },
    },
    {
      name: 'invitation',
      type: 'relationship',
      relationTo: 'invitations',
      label: 'Invitation',
      access: { create: denyAll, read: superAdminsOnly, update: denyAll },
      admin: { hidden: true },
    },
  ],
}
