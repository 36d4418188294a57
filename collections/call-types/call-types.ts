import type { CollectionConfig, NumberField } from 'payload'
import { LINK_LENGTH, meetingKinds, meetingUrlRefusal } from '@/features/booking/meeting/rules'
import { currentRules } from '@/features/booking/settings/queries'
import { type NumberSetting, numberSettings } from '@/features/booking/settings/schema'
import { activeOrAdmins } from '../access/active-or-admins'
import { adminsOnly } from '../access/admins-only'
import { denyAll } from '../access/deny-all'
import { setByServer } from '../access/server-fields'
import { superAdminsOnly } from '../access/super-admins-only'
import { listingFields } from '../fields/listing-fields'
import { choice, line, row } from '../fields/simple-fields'
import { slugField } from '../fields/slug-field'
import { generateSlug } from '../hooks/generate-slug'
import { refuseStale } from '../hooks/refuse-stale'
import { revalidates } from '../hooks/revalidate'
import { lengthThatApplies, programFields, readProgramFields } from './program-fields'
import { questions } from './questions'

/** If it is empty, the calendar settings rule. */
function ownLength(
  name: string,
  setting: NumberSetting & ('bookingDurationMinutes' | 'bufferTimeMinutes'),
): NumberField {
  const { label, min, max, refusal } = numberSettings[setting]
  return {
    name,
    type: 'number',
    min,
    max,
    label,
    admin: { width: '50%', step: 1, description: 'If left empty, the calendar settings apply.' },
    hooks: { afterRead: [lengthThatApplies(setting)] },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
      refusal,
  }
}

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
  access: {
    create: superAdminsOnly,
    read: activeOrAdmins,
    update: superAdminsOnly,
    delete: superAdminsOnly,
    readVersions: denyAll,
  },
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
        admin: { width: '50%', description: 'If left empty, the calendar settings apply.' },
      }),
      line('meetingUrl', 'Link to the calls', LINK_LENGTH, {
        // Visitors see the link of their own booking only.
        access: { read: adminsOnly },
        admin: {
          width: '50%',
          description: 'Must start with https://. {room} is replaced with a secret name for each booking.',
          condition: (_, { meetingKind }) => meetingKind === 'url',
        },
        validate: (value: unknown, { siblingData }: { siblingData: { meetingKind?: string | null } }) =>
          meetingUrlRefusal(siblingData.meetingKind, typeof value === 'string' ? value : null) ?? true,
      }),
    ),
    questions,
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
