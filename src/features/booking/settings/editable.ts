import type { PayloadRequest } from 'payload'
import { asCaller } from '@/lib/db/local-api'
import type { CalendarSetting } from '@/payload-types'
import { rulesOf } from './rules'
import type { CalendarSettingsInput } from './schema'

/** The form's values. `updatedAt` goes back as `If-Match`. */
export interface EditableSettings extends CalendarSettingsInput {
  updatedAt: string | null
}

type Lists = Pick<CalendarSetting, 'weeklyHours' | 'daysOff' | 'busyCalendars'>

/** The lists that the company's settings and those of a host have. */
export const editableLists = ({ weeklyHours, daysOff, busyCalendars }: Lists) => ({
  weeklyHours: (weeklyHours ?? []).map(({ weekday, start, end }) => ({ weekday, start, end })),
  daysOff: (daysOff ?? []).map(({ from, to, everyYear, note }) => ({
    from,
    to: to || null,
    everyYear: everyYear === true,
    note: note || null,
  })),
  busyCalendars: (busyCalendars ?? []).map(({ name, url }) => ({ name, url })),
})

export const editableOf = (settings: CalendarSetting): EditableSettings => ({
  ...rulesOf(settings),
  ...editableLists(settings),
  timezone: settings.timezone,
  adminEmail: settings.adminEmail || null,
  minimumChangeNoticeHours: settings.minimumChangeNoticeHours,
  unconfirmedPerHour: settings.unconfirmedPerHour ?? 12,
  specialHours: (settings.specialHours ?? []).map(({ date, start, end, note }) => ({
    date,
    start,
    end,
    note: note || null,
  })),
  visitorsConfirmByMail: settings.visitorsConfirmByMail,
  meetingKind: settings.meetingKind,
  meetingUrl: settings.meetingUrl || null,
  confirmAutomatically: settings.confirmAutomatically,
  reminderHours: settings.reminderHours,
  updatedAt: settings.updatedAt ?? null,
})

/** Reads with the access of `req`. */
export const editableSettings = async (req: PayloadRequest): Promise<EditableSettings> =>
  editableOf(await req.payload.findGlobal({ slug: 'calendar-settings', ...asCaller(req) }))
