import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import type { GlobalBeforeOperationHook } from 'payload'
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
