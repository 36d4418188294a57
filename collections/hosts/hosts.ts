import type { CollectionConfig, FieldAccess } from 'payload'
import { LINE_LENGTH, NAME_LENGTH } from '@/features/booking/host/rules'
import type { NumberSetting } from '@/features/booking/settings/schema'
import { isSuperAdmin } from '@/features/role/queries'
import { referenceId } from '@/lib/db/reference-id'
import { isKnownTimeZone } from '@/lib/time/zone'
import type { Host } from '@/payload-types'
import { callTakersOnly, closed } from '../access/rules'
import { phoneField } from '../fields/phone-field'
import { LEFT_EMPTY, meetingLink, numberField } from '../fields/setting-fields'
import { line, row, slugField, tick } from '../fields/simple-fields'
import { busyCalendars, daysOff } from '../globals/calendar-fields'
import { weeklyHours } from '../globals/weekly-hours'
import { generateSlug } from '../hooks/document-hooks'
import { revalidates } from '../hooks/revalidate'
import { keepHostCalendars } from './keep-host-calendars'

const ownOrSuperAdmin: FieldAccess<Host> = async ({ doc, req }) =>
  (doc !== undefined && referenceId(doc.user) === req.user?.id) || isSuperAdmin(req)

const ownNumber = (name: NumberSetting) => numberField(name, { admin: { step: 1, description: LEFT_EMPTY } })

/**
 * A person who takes calls in their own hours. No request writes a document here: src/features/booking/host/mutations.ts does.
 * A host is switched off, never deleted, because calls name them.
 */
export const hosts: CollectionConfig = {
  slug: 'hosts',
  lockDocuments: false,
  labels: { singular: 'Host', plural: 'Hosts' },
  admin: { group: 'Clients', useAsTitle: 'name', hidden: true },
  defaultSort: 'name',
  access: { ...closed, read: callTakersOnly },
  hooks: {
    beforeValidate: [generateSlug('name', 'host')],
    afterChange: [keepHostCalendars, ...revalidates('hosts').afterChange],
  },
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      // Empty after the account was deleted.
      unique: true,
      label: 'Person',
    },
    line('name', 'Name', NAME_LENGTH, { required: true }),
    { ...slugField({ source: 'name' }), admin: { description: 'Chooses the host in an address.' } },
    line('line', 'Line below the name', LINE_LENGTH),
    { name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' },
    tick('isActive', 'Takes new calls', { required: true, defaultValue: true, index: true }),
    line('timezone', 'Time zone', 64, {
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isKnownTimeZone(value)) || 'Choose a known time zone.',
    }),
    weeklyHours,
    daysOff,
    row(ownNumber('minimumNoticeHours'), ownNumber('bufferTimeMinutes'), ownNumber('maxCallsPerDay')),
    meetingLink({ access: { read: ownOrSuperAdmin } }),
    phoneField({ read: ownOrSuperAdmin }),
    { ...busyCalendars, access: { read: ownOrSuperAdmin } },
  ],
}
