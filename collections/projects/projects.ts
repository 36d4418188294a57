import type {
  CollectionConfig,
  CollectionSlug,
  Field,
  PayloadRequest,
  TextFieldSingleValidation,
  Where,
} from 'payload'
import { text } from 'payload/shared'
import { CURRENCY_MISSING, namesCurrency } from '@/features/project/budget'
import { isAdmin } from '@/features/role/queries'
import { adminsOnly, denyAll, editorAccess, superAdminsOnly } from '../access/rules'
import { emailField, line, statusSelect } from '../fields/simple-fields'
import { refuseStale } from '../hooks/refuse-stale'

async function ownProjectsOrAdmin({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isAdmin(req)) return true
  return { client: { equals: req.user.id } }
}

/** A registration or inquiry has at most one project. */
const madeFrom = (name: string, relationTo: CollectionSlug, label: string): Field => ({
  name,
  type: 'relationship',
  relationTo,
  unique: true,
  label,
  access: { create: denyAll, read: adminsOnly, update: denyAll },
  admin: { position: 'sidebar', readOnly: true },
})

const withCurrency: TextFieldSingleValidation = async (value, options) => {
  const valid = await text(value, options)
  return valid === true && value && !namesCurrency(value) ? CURRENCY_MISSING : valid
}

export const projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Projects' },
  admin: {
    group: 'Clients',
    useAsTitle: 'title',
    defaultColumns: ['title', 'client', 'status', 'completionPercentage', 'createdAt'],
    description: 'What is being built for whom. The client sees their own projects on the dashboard.',
    listSearchableFields: ['title', 'description'],
  },
  defaultSort: '-createdAt',
  access: { ...editorAccess(ownProjectsOrAdmin), delete: superAdminsOnly, readVersions: denyAll },
  hooks: { beforeValidate: [refuseStale('projects')] },
  fields: [
    line('title', 'Title', 160, { required: true }),
    { name: 'description', type: 'textarea', maxLength: 2000, label: 'Description' },
    statusSelect(
      { active: 'Active', completed: 'Completed', on_hold: 'On hold', cancelled: 'Cancelled' },
      'active',
      { position: 'sidebar' },
    ),
    {
      name: 'completionPercentage',
      type: 'number',
      required: true,
      min: 0,
      max: 100,
      defaultValue: 0,
      label: 'Completion (%)',
      admin: { position: 'sidebar', step: 5 },
    },
    line('budget', 'Budget', 60, {
      admin: { position: 'sidebar', description: 'As agreed, for example $2,500.' },
      validate: withCurrency,
    }),
    {
      name: 'client',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: 'Client',
      admin: { position: 'sidebar', description: 'Whose dashboard shows this project.' },
    },
    emailField('clientEmail', "Client's address", {
      index: true,
      access: { create: denyAll, read: superAdminsOnly, update: denyAll },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The project is shown to the account of this address as soon as there is one.',
      },
    }),
    madeFrom('registration', 'client-registrations', 'Made from the registration'),
    madeFrom('inquiry', 'inquiries', 'Made from the inquiry'),
  ],
}
