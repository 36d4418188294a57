import * as z from 'zod/mini'
import { isEndTime, isWallTime } from '../../../lib/time/calendar-date'
import { emailAddress } from '../../../lib/validation/text-fields'
import { busyCalendarsSchema } from '../../calendar/feeds/schema'
import { meetingKindNames, meetingUrlRefusal } from '../meeting/rules'
import { dayRefusals, daysOffSchema, endText, specialHoursSchema, timeText } from './days'
import { weeklyHoursSchema } from './weekly-hours'

export const businessZones = [
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
] as const

const wholeNumber = (label: string, min: number, max: number, hint: string) => ({
  label,
  min,
  max,
  hint,
  refusal: `${label} must be a whole number from ${min} to ${max}.`,
})

export const numberSettings = {
  bookingDurationMinutes: wholeNumber(
    'Length of a call (minutes)',
    5,
    480,
    'Existing bookings keep their length.',
  ),
  bufferTimeMinutes: wholeNumber('Buffer after a call (minutes)', 0, 240, 'Kept free after each call.'),
  maxDaysAdvance: wholeNumber('Days ahead', 1, 365, 'How many days ahead visitors can book.'),
  minimumNoticeHours: wholeNumber(
    'Minimum notice (hours)',
    0,
    720,
    'How long before its start a call must be booked.',
  ),
  minimumChangeNoticeHours: wholeNumber(
    'Changes by visitors (hours before the call)',
    0,
    720,
    'Until then, visitors can move or cancel a call themselves. Enter 0 for until it starts.',
  ),
  maxCallsPerDay: wholeNumber('Maximum calls per day', 0, 100, 'Enter 0 for no maximum.'),
  unconfirmedPerHour: wholeNumber(
    'Bookings per hour without confirmation',
    1,
    1000,
    'If more arrive in an hour, visitors first confirm by email. Up to four times what is usual here is always let through.',
  ),
}

export type NumberSetting = keyof typeof numberSettings

export const settingRefusals = {
  hoursOrder: dayRefusals.hoursOrder,
  breakPair: 'A break needs a start and an end. Leave both empty for no break.',
  breakInside: 'The break must lie within the working hours.',
  workingDays: 'Choose at least one working day (Monday is 1, Sunday is 7), each once.',
  timezone: 'Choose one of the four time zones.',
  kind: 'Choose how calls take place.',
  reminders: 'Reminders are 1 to 3 different whole numbers of hours from 1 to 168.',
}

export const areReminderHours = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 3 &&
  new Set(value).size === value.length &&
  value.every((hours) => Number.isInteger(hours) && hours >= 1 && hours <= 168)

/** ISO weekdays, Monday 1 to Sunday 7, without duplicates. At least one. */
export const areWorkingDays = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  new Set(value).size === value.length &&
  value.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)

/** Compares wall times HH:MM, the end also 24:00. Invalid ones pass, because another rule reports them. */
export const endsLater = (start: string, end: string) => !isWallTime(start) || !isEndTime(end) || end > start

interface Break {
  workingHoursStart: string
  workingHoursEnd: string
  breakStart?: string | null | undefined
  breakEnd?: string | null | undefined
}

export function breakRefusal(hours: Break): { field: 'breakStart' | 'breakEnd'; message: string } | null {
  const { workingHoursStart, workingHoursEnd, breakStart, breakEnd } = hours
  if (!breakStart && !breakEnd) return null
  for (const field of ['breakStart', 'breakEnd'] as const)
    if (hours[field] && !isWallTime(hours[field])) return { field, message: dayRefusals.wallTime }
  if (!breakStart || !breakEnd)
    return { field: breakStart ? 'breakEnd' : 'breakStart', message: settingRefusals.breakPair }
  if (breakEnd <= breakStart) return { field: 'breakEnd', message: settingRefusals.hoursOrder }
  if (breakStart <= workingHoursStart) return { field: 'breakStart', message: settingRefusals.breakInside }
  return breakEnd >= workingHoursEnd ? { field: 'breakEnd', message: settingRefusals.breakInside } : null
}

export const numberSetting = (name: NumberSetting) => {
  const { min, max, refusal: error } = numberSettings[name]
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
}

export const calendarSettingsSchema = z
  .object({
    adminEmail: z.nullable(emailAddress),
    timezone: z.enum(businessZones, { error: settingRefusals.timezone }),
    workingDays: z.custom<number[]>(areWorkingDays, { error: settingRefusals.workingDays }),
    workingHoursStart: timeText,
    workingHoursEnd: endText,
    bookingDurationMinutes: numberSetting('bookingDurationMinutes'),
    bufferTimeMinutes: numberSetting('bufferTimeMinutes'),
    maxDaysAdvance: numberSetting('maxDaysAdvance'),
    minimumNoticeHours: numberSetting('minimumNoticeHours'),
    maxCallsPerDay: numberSetting('maxCallsPerDay'),
    minimumChangeNoticeHours: numberSetting('minimumChangeNoticeHours'),
    unconfirmedPerHour: numberSetting('unconfirmedPerHour'),
    breakStart: z.nullable(timeText),
    breakEnd: z.nullable(timeText),
    weeklyHours: weeklyHoursSchema,
    daysOff: daysOffSchema,
    specialHours: specialHoursSchema,
    visitorsConfirmByMail: z.boolean(),
    meetingKind: z.enum(meetingKindNames, { error: settingRefusals.kind }),
    meetingUrl: z.nullable(z.string()),
    confirmAutomatically: z.boolean(),
    reminderHours: z.custom<number[]>(areReminderHours, { error: settingRefusals.reminders }),
    busyCalendars: busyCalendarsSchema,
  })
  .check(
    z.refine(({ workingHoursStart, workingHoursEnd }) => endsLater(workingHoursStart, workingHoursEnd), {
      error: settingRefusals.hoursOrder,
      path: ['workingHoursEnd'],
    }),
    ({ value, issues }) => {
      const link = meetingUrlRefusal(value.meetingKind, value.meetingUrl)
      for (const refused of [breakRefusal(value), link && { field: 'meetingUrl', message: link }])
        if (refused)
          issues.push({ code: 'custom', message: refused.message, path: [refused.field], input: value })
    },
  )

export type CalendarSettingsInput = z.output<typeof calendarSettingsSchema>
