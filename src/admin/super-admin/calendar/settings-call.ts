import { confirmed } from '@/admin/reauthentication/confirmed'
import type { EditableSettings } from '@/features/booking/settings/editable'
import { calendarSettingsSchema } from '@/features/booking/settings/schema'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

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

export const fetchSettings = () => send(ADDRESS, { method: 'GET', read: readSettings })

export const saveSettings = (settings: object, seen: string | null, query = '') =>
  confirmed(() =>
    send(ADDRESS + query, {
      body: settings,
      ifMatch: seen ?? undefined,
      read: (body) => readSettings(membersOf(body).result),
    }),
  )
