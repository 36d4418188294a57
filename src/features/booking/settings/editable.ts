import type { PayloadRequest } from 'payload'
import { rulesOf } from './rules'
import type { CalendarSettingsInput } from './schema'

/** The form's values. `updatedAt` goes back as `If-Match`. */
export interface EditableSettings extends CalendarSettingsInput {
  updatedAt: string | null
}

/** Reads with the access of `req`. */
export async function editableSettings(req: PayloadRequest): Promise<EditableSettings> {
  const settings = await req.payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: false,
    req,
  })
  return {
    ...rulesOf(settings),
    timezone: settings.timezone,
    weeklyHours: (settings.weeklyHours ?? []).map(({ weekday, start, end }) => ({ weekday, start, end })),
    adminEmail: settings.adminEmail || null,
    minimumChangeNoticeHours: settings.minimumChangeNoticeHours,
    unconfirmedPerHour: settings.unconfirmedPerHour ?? 12,
    daysOff: (settings.daysOff ?? []).map(({ from, to, everyYear, note }) => ({
      from,
      to: to || null,
      everyYear: everyYear === true,
      note: note || null,
    })),
    specialHours: (settings.specialHours ?? []).map(({ date, start, end, note }) => ({
      date,
      start,
      end,
      note: note || null,
    })),
    visitorsConfirmByMail: settings.visitorsConfirmByMail,
    meetingKind: settings.meetingKind,
    meetingUrl: settings.meetingUrl || null,
    busyCalendars: (settings.busyCalendars ?? []).map(({ name, url }) => ({ name, url })),
    confirmAutomatically: settings.confirmAutomatically,
    reminderHours: settings.reminderHours,
    updatedAt: settings.updatedAt ?? null,
  }
}
