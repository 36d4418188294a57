import type { CollectionBeforeValidateHook, CollectionConfig, Field, FieldHook } from 'payload'
import { MOST_QUESTIONS, optionsRefusal, questionKinds } from '@/features/booking/call-type/rules'
import { hostChoices, MOST_HOSTS } from '@/features/booking/host/rules'
import { meetingKinds } from '@/features/booking/meeting/rules'
import { currentRules } from '@/features/booking/settings/queries'
import type { CallType } from '@/payload-types'
import { activeOrAdmins, adminsOnly, setByServer, superAdminAccess } from '../access/rules'
import { LEFT_EMPTY, LINK_HINT, meetingLink, numberField } from '../fields/setting-fields'
import { choice, line, listingFields, row, slugField, tick } from '../fields/simple-fields'
import { generateSlug } from '../hooks/document-hooks'
import { refuseStale } from '../hooks/refuse-stale'
import { revalidates } from '../hooks/revalidate'
import { knownHosts } from './known-hosts'

const questions: Field = {
  name: 'questions',
  type: 'array',
  maxRows: MOST_QUESTIONS,
  label: 'Questions',
  labels: { singular: 'Question', plural: 'Questions' },
  admin: { description: 'Visitors answer them when they book. Only the team sees the answers.' },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 200, label: 'Question' },
    row(
      choice('kind', 'Answer', questionKinds, {
        required: true,
        defaultValue: 'text',
        admin: { width: '50%' },
      }),
      tick('required', 'Required', { defaultValue: false, admin: { width: '50%' } }),
    ),
    {
      name: 'options',
      type: 'text',
      hasMany: true,
      label: 'Choices',
      admin: { condition: (_, { kind }) => kind === 'choice', description: 'Press Enter after each one.' },
      validate: (value: unknown, { siblingData }: { siblingData: { kind?: unknown } }) =>
        optionsRefusal(siblingData.kind, value) ?? true,
    },
  ],
}

const programFields: Field[] = [
  {
    name: 'active',
    type: 'checkbox',
    virtual: true,
    admin: { disabled: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.isActive] },
  },
  {
    name: 'order',
    type: 'number',
    virtual: true,
    admin: { disabled: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.orderIndex] },
  },
]

/** A change that leaves them out has the stored ones here. */
const readProgramFields: CollectionBeforeValidateHook<CallType> = ({ data, originalDoc: stored }) => ({
  ...data,
  ...(typeof data?.active === 'boolean' && data.active !== stored?.active && { isActive: data.active }),
  ...(typeof data?.order === 'number' && data.order !== stored?.order && { orderIndex: data.order }),
})

type LengthSetting = 'bookingDurationMinutes' | 'bufferTimeMinutes'

/** Visitors read the length that applies. Super admins read whether it is empty. */
const lengthThatApplies =
  (setting: LengthSetting): FieldHook =>
  async ({ value, req }) =>
    value ??
    (req.payloadAPI === 'REST' && !req.user ? (await currentRules(req.payload, req))[setting] : value)

const ownLength = (name: string, setting: LengthSetting) =>
  numberField(setting, {
    name,
    admin: { width: '50%', step: 1, description: LEFT_EMPTY },
    hooks: { afterRead: [lengthThatApplies(setting)] },
  })

/** What visitors can book. Booked calls keep the title, the length and the answers that they have. */
export const callTypes: CollectionConfig = {
  slug: 'call-types',
  labels: { singular: 'Call type', plural: 'Call types' },
  admin: {
    group: 'Clients',
    useAsTitle: 'title',
    defaultColumns: ['title', 'durationMinutes', 'orderIndex', 'isActive'],
    description:
      'The calls that visitors can book. If more than one is active, they choose first. Booked calls stay as they are.',
  },
  defaultSort: 'orderIndex',
  access: superAdminAccess(activeOrAdmins),
  hooks: {
    ...revalidates('call-types'),
    beforeValidate: [refuseStale('call_types'), readProgramFields, generateSlug('title')],
  },
  fields: [
    line('title', 'Title', 80, {
      required: true,
      admin: { description: 'Also the title of the calendar entry: “Automation call with ...”.' },
    }),
    { name: 'description', type: 'textarea', maxLength: 300, label: 'Description' },
    row(
      ownLength('durationMinutes', 'bookingDurationMinutes'),
      ownLength('bufferMinutes', 'bufferTimeMinutes'),
    ),
    {
      name: 'minutes',
      type: 'number',
      virtual: true,
      label: 'Minutes',
      access: setByServer,
      admin: { hidden: true, disableListFilter: true },
      hooks: {
        afterRead: [
          async ({ siblingData, req }) =>
            siblingData.durationMinutes ?? (await currentRules(req.payload, req)).bookingDurationMinutes,
        ],
      },
    },
    row(
      choice('meetingKind', 'How the call takes place', meetingKinds, {
        admin: { width: '50%', description: LEFT_EMPTY },
      }),
      meetingLink({
        // Visitors see the link of their own booking only.
        access: { read: adminsOnly },
        admin: {
          width: '50%',
          description: LINK_HINT,
          condition: (_, { meetingKind }) => meetingKind === 'url',
        },
      }),
    ),
    questions,
    {
      name: 'hosts',
      type: 'relationship',
      relationTo: 'hosts',
      hasMany: true,
      maxRows: MOST_HOSTS,
      label: 'Hosts',
      access: { read: adminsOnly },
      validate: knownHosts,
      admin: {
        description: 'Who takes these calls. If left empty, the desk does, with the calendar settings.',
      },
    },
    choice('hostChoice', 'How the host is chosen', hostChoices, {
      required: true,
      defaultValue: 'fair',
      admin: { condition: (_, { hosts }) => Array.isArray(hosts) && hosts.length > 0 },
    }),
    {
      ...slugField({ source: 'title' }),
      admin: {
        position: 'sidebar',
        description:
          'Chooses the type in an address: /book-call?type=slug. If left empty, it is made from the title.',
      },
    },
    ...listingFields,
    ...programFields,
  ],
}
