import { useRef } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import type { DayOffInput, SpecialHoursInput } from '@/features/booking/settings/days'
import type { EditableSettings } from '@/features/booking/settings/editable'
import {
  type CalendarSettingsInput,
  calendarSettingsSchema,
  numberSettings,
} from '@/features/booking/settings/schema'
import type { WeekdayHours } from '@/features/booking/settings/weekly-hours'
import type { BusyCalendarInput } from '@/features/calendar/feeds/schema'
import { type Failure, send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import { weekdayNames } from '@/lib/time/format'

const ADDRESS = '/api/globals/calendar-settings?depth=0'

/** Lists may be missing; empty values are null or missing. */
const entriesOf = (value: unknown, ...optional: readonly string[]) =>
  (Array.isArray(value) ? value : []).map((entry) => {
    const members = membersOf(entry)
    return { ...members, ...Object.fromEntries(optional.map((name) => [name, members[name] || null])) }
  })

function readSettings(body: unknown): EditableSettings | undefined {
  const members = membersOf(body)
  const { adminEmail, workingDays, breakStart, breakEnd, daysOff, specialHours, updatedAt, ...others } =
    members
  const parsed = calendarSettingsSchema.safeParse({
    ...others,
    adminEmail: adminEmail || null,
    meetingUrl: members.meetingUrl || null,
    reminderHours: Array.isArray(members.reminderHours)
      ? members.reminderHours.map(Number)
      : members.reminderHours,
    breakStart: breakStart || null,
    breakEnd: breakEnd || null,
    weeklyHours: entriesOf(others.weeklyHours),
    daysOff: entriesOf(daysOff, 'to', 'note').map((entry) => ({ everyYear: false, ...entry })),
    specialHours: entriesOf(specialHours, 'note'),
    busyCalendars: entriesOf(others.busyCalendars),
    workingDays: Array.isArray(workingDays) ? workingDays.map(Number) : workingDays,
  })
  return parsed.success
    ? { ...parsed.data, updatedAt: typeof updatedAt === 'string' ? updatedAt : null }
    : undefined
}

/** The current settings, for a form that shows older ones. */
export const fetchSettings = () => send(ADDRESS, { method: 'GET', read: readSettings })

/** Saves all settings of the form, unless someone else changed them since `seen`. */
export const saveSettings = (settings: object, seen: string | null, query = '') =>
  confirmed(() =>
    send(ADDRESS + query, {
      body: settings,
      ifMatch: seen ?? undefined,
      read: (body) => readSettings(membersOf(body).result),
    }),
  )

const leavesOutCalls = (failure: Failure | null | undefined): boolean =>
  failure?.reason === 'refused' && failure.errors.some(({ code }) => code === 'calls_left_out')

/**
 * Saves settings like `saveSettings`. If booked calls are outside the new hours, the first try names them; the same try again
 * saves.
 */
export function useSaveSettings(seen: string | null) {
  const named = useRef('')
  return async (settings: object) => {
    const typed = JSON.stringify(settings)
    const answer = await saveSettings(settings, seen, named.current === typed ? '' : '&calls=name')
    named.current = !answer.ok && leavesOutCalls(answer) ? typed : ''
    return answer
  }
}

/** The words for booked calls outside the hours, and on the button that then saves. */
export const leftOutWords = (failure: Failure) =>
  leavesOutCalls(failure)
    ? {
        title: 'Not saved yet',
        message: failure.reason === 'refused' ? (failure.errors[0]?.message ?? '') : '',
        complete: true as const,
      }
    : undefined
export const saveLabel = (problem: { failure: Failure | null } | null, label: string) =>
  leavesOutCalls(problem?.failure) ? 'Save anyway' : label

const labels: Record<keyof CalendarSettingsInput, string> = {
  adminEmail: 'Notices go to',
  timezone: 'Time zone',
  workingDays: 'Working days',
  workingHoursStart: 'Working hours start',
  workingHoursEnd: 'Working hours end',
  bookingDurationMinutes: numberSettings.bookingDurationMinutes.label,
  bufferTimeMinutes: numberSettings.bufferTimeMinutes.label,
  maxDaysAdvance: numberSettings.maxDaysAdvance.label,
  minimumNoticeHours: numberSettings.minimumNoticeHours.label,
  maxCallsPerDay: numberSettings.maxCallsPerDay.label,
  minimumChangeNoticeHours: numberSettings.minimumChangeNoticeHours.label,
  unconfirmedPerHour: numberSettings.unconfirmedPerHour.label,
  breakStart: 'Break from',
  breakEnd: 'Break to',
  weeklyHours: 'Hours by weekday',
  daysOff: 'Days off',
  specialHours: 'Other hours on one date',
  visitorsConfirmByMail: 'Visitors confirm by email',
  meetingKind: 'How calls take place',
  meetingUrl: 'Link to the calls',
  busyCalendars: 'Other calendars',
  confirmAutomatically: 'Confirm bookings automatically',
  reminderHours: 'Reminders (hours before the call)',
}

type Entry = number | WeekdayHours | DayOffInput | SpecialHoursInput | BusyCalendarInput

function entryText(entry: Entry): string {
  if (typeof entry === 'number') return String(weekdayNames[entry - 1]?.slice(0, 3))
  if ('weekday' in entry)
    return `${weekdayNames[entry.weekday - 1]?.slice(0, 3)} ${entry.start} to ${entry.end}`
  if ('url' in entry) return `${entry.name} (${new URL(entry.url).hostname})`
  const note = entry.note ? ` (${entry.note})` : ''
  if ('date' in entry) return `${entry.date} ${entry.start} to ${entry.end}${note}`
  const days = entry.to ? `${entry.from} to ${entry.to}` : entry.from
  return `${days}${entry.everyYear ? ' every year' : ''}${note}`
}

function text(settings: CalendarSettingsInput, name: keyof CalendarSettingsInput): string {
  const value = settings[name]
  if (name === 'reminderHours') return String(value)
  if (Array.isArray(value)) return (value as Entry[]).map(entryText).join(', ') || 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return String(value ?? 'none')
}

/** The settings that someone else changed, one a line. */
export function settingChanges(seen: CalendarSettingsInput, newest: CalendarSettingsInput): string[] {
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((name) => text(seen, name) !== text(newest, name))
    .map((name) => `${labels[name]}: ${text(newest, name)} (was ${text(seen, name)})`)
}
