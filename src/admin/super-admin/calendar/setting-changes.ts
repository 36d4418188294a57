import type { DayOffInput, SpecialHoursInput } from '@/features/booking/settings/days'
import { type CalendarSettingsInput, numberSettings } from '@/features/booking/settings/schema'
import type { WeekdayHours } from '@/features/booking/settings/weekly-hours'
import type { BusyCalendarInput } from '@/features/calendar/feeds/schema'
import { dayName } from './setting-lines'

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
  if (typeof entry === 'number') return dayName(entry)
  if ('weekday' in entry) return `${dayName(entry.weekday)} ${entry.start} to ${entry.end}`
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
