import type { Field } from 'payload'
import { env } from '@/env'
import { openAddress, sealAddress } from '@/features/calendar/feeds/address'
import {
  calendarAddress,
  calendarRefusals,
  isCalendarAddress,
  MOST_CALENDARS,
  NAME_LENGTH,
  repeatedCalendar,
} from '@/features/calendar/feeds/schema'
import { isPrivateUrl } from '@/lib/http/private-address'
import { ADDRESS_LENGTH } from '@/lib/validation/outside-address'
import { superAdminsOnly } from '../access/rules'
import { line, row } from '../fields/simple-fields'

/** When it is saved, the address is sealed before it is checked. */
function isUsable(value: unknown): true | string {
  const isPrivateAllowed = env.ALLOW_PRIVATE_CALENDARS
  const typed = typeof value === 'string' ? openAddress(value) : ''
  if (!isCalendarAddress(typed, isPrivateAllowed)) return calendarRefusals.url
  return isPrivateAllowed || !isPrivateUrl(new URL(calendarAddress(typed))) || calendarRefusals.private
}

/** Calendars whose events block times. An address is a secret, so only super admins read it, and it is stored sealed. */
export const busyCalendars: Field = {
  name: 'busyCalendars',
  type: 'array',
  label: 'Other calendars',
  labels: { singular: 'Calendar', plural: 'Other calendars' },
  access: { read: superAdminsOnly, update: superAdminsOnly },
  maxRows: MOST_CALENDARS,
  admin: { description: 'Times that are busy in these calendars are not offered to visitors.' },
  validate: (value: unknown) => {
    const entries: { url?: unknown }[] = Array.isArray(value) ? value : []
    if (entries.length > MOST_CALENDARS) return calendarRefusals.tooMany
    return (
      repeatedCalendar(entries.map(({ url }) => ({ url: String(url ?? '') }))) < 0 || calendarRefusals.twice
    )
  },
  fields: [
    row(
      line('name', 'Name', NAME_LENGTH, { required: true, admin: { width: '30%' } }),
      line('url', 'Address (iCal, .ics)', ADDRESS_LENGTH, {
        required: true,
        validate: isUsable,
        hooks: {
          beforeChange: [({ value }) => (typeof value === 'string' ? sealAddress(value) : value)],
          afterRead: [({ value }) => (typeof value === 'string' ? openAddress(value) : value)],
        },
        admin: { width: '70%', description: 'The secret address in iCal format, starting with https://.' },
      }),
    ),
  ],
}
