import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import {
  APIError,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
} from 'payload'
import { planAllReminders } from '@/features/booking/mail/reminders'
import { leftOutCalls } from '@/features/booking/settings/left-out-calls'
import { storedSettings } from '@/features/booking/settings/queries'
import { rulesOf } from '@/features/booking/settings/rules'
import { connectionColumns } from '@/features/calendar/connection/stored'
import { keepBusyCalendars } from '@/features/calendar/feeds/mutations'
import { queueAll } from '@/features/calendar/push/outbox'
import type { CalendarSetting } from '@/payload-types'

/** Both receive what visitors write and book. */
const recipients = ['adminEmail', 'googleCalendarId'] as const

const sendsElsewhere = (wanted: Partial<CalendarSetting>, stored: CalendarSetting): boolean =>
  recipients.some((name) => wanted[name] !== undefined && (wanted[name] || null) !== (stored[name] || null))

/** Both keep invented bookings from filling the calendar. */
const isLessStrict = (wanted: Partial<CalendarSetting>, stored: CalendarSetting): boolean =>
  (wanted.unconfirmedPerHour ?? 0) > stored.unconfirmedPerHour ||
  (stored.visitorsConfirmByMail && wanted.visitorsConfirmByMail === false)

/**
 * Asks for a recent proof where a change sends the data of visitors to another address or calendar, or weakens the rules
 * against invented bookings.
 */
export const confirmCalendarSettings: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess === true) return args
  const stored = await req.payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    req,
  })
  const wanted: Partial<CalendarSetting> = args?.data ?? {}
  if (sendsElsewhere(wanted, stored) || isLessStrict(wanted, stored))
    await onlyRecentlyAuthenticated({ operation, req })
  return args
}

export const queueEvents: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.googleCalendarId && doc.googleCalendarId !== previousDoc?.googleCalendarId)
    await queueAll(req, null)
}

/** New hours hold for booked calls too. */
export const planRemindersAgain: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [wanted, before]: (CalendarSetting['reminderHours'] | undefined)[] = [
    doc.reminderHours,
    previousDoc?.reminderHours,
  ]
  const added = (wanted ?? []).filter((hours) => !before?.includes(hours))
  if (added.length > 0) await planAllReminders(req, added, new Date())
}

/** With `?calls=name`, refuses hours that leave out booked calls, and names those. They keep their time either way. */
export const nameLeftOutCalls: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST' || req.query.calls !== 'name') return data
  const calls = await leftOutCalls(req, rulesOf(originalDoc), rulesOf({ ...originalDoc, ...data }))
  if (!calls) return data
  const message = `Booked calls are outside these hours: ${calls}. They keep their time unless you move or cancel them.`
  throw new APIError(message, 409, { code: 'calls_left_out' }, true)
}

/** A save writes all columns, so this hook keeps tokens that were renewed after the save read them. */
export const keepConnection: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stored = await connectionColumns(req)
  if (!stored) return data
  const { googleCalendarId, syncEnabled, ...tokens } = stored
  const picked = data.googleCalendarId !== originalDoc?.googleCalendarId
  const switched = data.syncEnabled !== originalDoc?.syncEnabled
  return {
    ...data,
    ...tokens,
    googleCalendarId: picked ? data.googleCalendarId : googleCalendarId,
    syncEnabled: switched ? Boolean(data.syncEnabled && tokens.googleAccessToken) : syncEnabled,
  }
}

export const keepBusy: GlobalAfterChangeHook = async ({ req }) => {
  const { busyCalendars } = await storedSettings(req.payload, req)
  await keepBusyCalendars(req, busyCalendars ?? [])
}
