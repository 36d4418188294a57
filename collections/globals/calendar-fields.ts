import type { ArrayField, Field } from 'payload'
import { env } from '@/env'
import { meetingKinds } from '@/features/booking/meeting/rules'
import {
  dayRefusals,
  lastDayRefusal,
  MAX_DAYS,
  NOTE_LENGTH,
  overlappingHours,
} from '@/features/booking/settings/days'
import { areReminderHours, settingRefusals } from '@/features/booking/settings/schema'
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
import { isCalendarDate } from '@/lib/time/calendar-date'
import { ADDRESS_LENGTH } from '@/lib/validation/outside-address'
import { adminsOnly, superAdminsOnly } from '../access/rules'
import { LINK_HINT, meetingLink, timeField } from '../fields/setting-fields'
import { choice, line, row, tick } from '../fields/simple-fields'

export const callFields: Field[] = [
  choice('meetingKind', 'How calls take place', meetingKinds, {
    required: true,
    defaultValue: 'google_meet',
    admin: { description: 'If it is by phone, visitors must enter their number. Booked calls keep theirs.' },
  }),
  // Visitors see the link of their own booking only.
  meetingLink({ access: { read: adminsOnly }, admin: { description: LINK_HINT } }),
  tick('confirmAutomatically', 'Confirm bookings automatically', {
    required: true,
    defaultValue: false,
    admin: {
      description:
        'If on, a booking is confirmed as soon as it is made. At 08:00 hosts get an email about their bookings that wait, super admins about the others.',
    },
  }),
  {
    name: 'reminderHours',
    type: 'number',
    hasMany: true,
    required: true,
    defaultValue: [24],
    label: 'Reminders (hours before the call)',
    access: { read: adminsOnly },
    admin: { description: 'One to three emails to the visitor, each from 1 to 168 hours before the call.' },
    validate: (value: unknown) => areReminderHours(value) || settingRefusals.reminders,
  },
]

/** When it is saved, the address is sealed before it is checked. */
function isUsable(value: unknown): true | string {
  const isPrivateAllowed = env.ALLOW_PRIVATE_CALENDARS
  const typed = typeof value === 'string' ? openAddress(value) : ''
  if (!isCalendarAddress(typed, isPrivateAllowed)) return calendarRefusals.url
  return isPrivateAllowed || !isPrivateUrl(new URL(calendarAddress(typed))) || calendarRefusals.private
}

/** Calendars whose events block times. An address is a secret, so only super admins read it, and it is stored sealed. */
export const busyCalendars: ArrayField = {
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

const isDate = (value: unknown) => (typeof value === 'string' && isCalendarDate(value)) || dayRefusals.date

const note: Field = line('note', 'Note', NOTE_LENGTH, {
  access: { read: adminsOnly },
  admin: { width: '50%', description: 'For the team. Visitors do not see it.' },
})

const dateField = (name: string, label: string, width: string): Field => ({
  name,
  type: 'text',
  required: true,
  label,
  validate: isDate,
  admin: { width, placeholder: 'YYYY-MM-DD' },
})

const dayTime = { admin: { width: '25%', placeholder: 'HH:MM' } }
const dayHours = [
  timeField('start', 'Start', dayTime),
  timeField(
    'end',
    'End',
    dayTime,
    (end, { siblingData }: { siblingData: { start?: string } }) =>
      siblingData.start === undefined || end > siblingData.start || dayRefusals.hoursOrder,
  ),
]

export const daysOff: ArrayField = {
  name: 'daysOff',
  type: 'array',
  label: 'Days off',
  labels: { singular: 'Day off', plural: 'Days off' },
  maxRows: MAX_DAYS,
  admin: { description: 'Vacations and public holidays. Booked calls stay.' },
  fields: [
    row(
      dateField('from', 'First day', '25%'),
      {
        name: 'to',
        type: 'text',
        label: 'Last day',
        admin: { width: '25%', placeholder: 'YYYY-MM-DD', description: 'If left empty, it is one day.' },
        validate: (
          value: unknown,
          { siblingData }: { siblingData: { from?: string; everyYear?: boolean } },
        ) => {
          if (value === null || value === undefined || value === '') return true
          const valid = isDate(value)
          if (valid !== true) return valid
          const { from = '', everyYear } = siblingData
          return lastDayRefusal(from, String(value), everyYear === true) ?? true
        },
      },
      note,
    ),
    { name: 'everyYear', type: 'checkbox', defaultValue: false, label: 'Every year' },
  ],
}

export const specialHours: Field = {
  name: 'specialHours',
  type: 'array',
  label: 'Other hours on one date',
  labels: { singular: 'Other hours', plural: 'Other hours' },
  maxRows: MAX_DAYS,
  admin: {
    description:
      "These replace that day's usual hours, break and days off. Several entries for one date leave a break between them.",
  },
  validate: (value: unknown) => {
    const entries = Array.isArray(value) ? value : []
    return overlappingHours(entries) < 0 || dayRefusals.overlap
  },
  fields: [row(dateField('date', 'Date', '25%'), ...dayHours, note)],
}
