import type { Field, GlobalConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { anyone } from '../access/anyone'
import { nobody } from '../access/nobody'
import { superAdminsOnly } from '../access/super-admins-only'
import { auditGlobal } from '../hooks/audit'
import { revalidatesGlobal } from '../hooks/revalidate'

const timezones = ['Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Europe/London'] as const

const wallTime = (value: unknown) =>
  (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) ||
  'Please write a time as HH:MM, for example 09:00.'

const minutesOf = (value: string) => Number(value.slice(0, 2)) * 60 + Number(value.slice(3))

const wholeNumber = (
  name: string,
  label: string,
  min: number,
  max: number,
  defaultValue: number,
  description: string,
): Field => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
  defaultValue,
  label,
  admin: { description, step: 1, width: '33%' },
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    `${label} must be a whole number from ${min} to ${max}.`,
})

const secret = (name: string): Field => ({
  name,
  type: 'text',
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true },
})

/** When calls can be booked. Its public part is what the booking page needs to draw its calendar. */
export const calendarSettings: GlobalConfig = {
  slug: 'calendar-settings',
  lockDocuments: false,
  label: 'Calendar settings',
  admin: {
    group: 'Desk',
    description: 'Working days and hours, length of a call, and how far ahead visitors may book.',
  },
  access: { read: anyone, update: superAdminsOnly, readVersions: nobody },
  hooks: { afterChange: [auditGlobal('calendar_settings'), revalidatesGlobal('calendar-settings')] },
  fields: [
    {
      name: 'adminEmail',
      type: 'email',
      label: 'Notices go to',
      access: { read: adminsOnly },
      admin: { description: 'Receives a mail for each new, moved or cancelled booking. Empty: no notices.' },
    },
    {
      name: 'timezone',
      type: 'select',
      required: true,
      defaultValue: 'Europe/Berlin',
      label: 'Time zone',
      options: timezones.map((value) => ({ value, label: value })),
    },
    {
      name: 'workingDays',
      type: 'number',
      hasMany: true,
      required: true,
      min: 1,
      max: 7,
      defaultValue: [1, 2, 3, 4, 5],
      label: 'Working days',
      admin: { components: { Field: '/src/admin/working-days-field#WorkingDaysField' } },
      validate: (value: unknown) =>
        (Array.isArray(value) &&
          value.length > 0 &&
          new Set(value).size === value.length &&
          value.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)) ||
        'Choose at least one working day (Monday is 1, Sunday is 7), each once.',
    },
    {
      type: 'row',
      fields: [
        {
          name: 'workingHoursStart',
          type: 'text',
          required: true,
          defaultValue: '09:00',
          label: 'Working hours start',
          validate: wallTime,
          admin: { width: '50%', description: 'HH:MM in the time zone above.' },
        },
        {
          name: 'workingHoursEnd',
          type: 'text',
          required: true,
          defaultValue: '17:00',
          label: 'Working hours end',
          admin: { width: '50%', description: 'HH:MM; the last call ends by then.' },
          validate: (value: unknown, { siblingData }: { siblingData: { workingHoursStart?: string } }) => {
            const valid = wallTime(value)
            if (valid !== true) return valid
            const start = siblingData.workingHoursStart
            if (wallTime(start) !== true) return true
            return (
              minutesOf(String(value)) > minutesOf(String(start)) || 'The end must be later than the start.'
            )
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        wholeNumber(
          'bookingDurationMinutes',
          'Length of a call (minutes)',
          5,
          480,
          60,
          'Bookings made before keep their length.',
        ),
        wholeNumber(
          'bufferTimeMinutes',
          'Buffer after a call (minutes)',
          0,
          240,
          0,
          'Kept free after each call.',
        ),
        wholeNumber('maxDaysAdvance', 'Days ahead', 1, 365, 30, 'How many days from today can be booked.'),
      ],
    },
    {
      name: 'googleCalendarId',
      type: 'text',
      label: 'Google calendar',
      access: { read: superAdminsOnly, update: superAdminsOnly },
      admin: { hidden: true },
    },
    {
      name: 'syncEnabled',
      type: 'checkbox',
      defaultValue: false,
      access: { read: superAdminsOnly, update: nobody },
      admin: { hidden: true },
    },
    secret('googleAccessToken'),
    secret('googleRefreshToken'),
    {
      name: 'googleTokenExpiresAt',
      type: 'date',
      access: { read: superAdminsOnly, update: nobody },
      admin: { hidden: true },
    },
  ],
}
