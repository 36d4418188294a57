import type { Payload, PayloadRequest } from 'payload'
import { storedSettings } from '@/features/booking/settings/queries'
import { externalBusy } from '@/features/calendar/busy/queries'
import { query, sql } from '@/lib/db/query'
import { dateInZone } from '@/lib/time/zone'
import { busyWindow } from '../availability/rules'
import type { CalendarRules, Slot } from '../types'

/** From then on, an unconfirmed call is urgent. */
export const URGENT_HOURS = 12

/** Whether a new booking is confirmed at once. `rules` are those of its length. If the external calendar is unknown or busy, the team confirms it. */
export async function confirmsAtOnce(
  req: PayloadRequest,
  { start, end }: Pick<Slot, 'start' | 'end'>,
  rules: CalendarRules,
): Promise<boolean> {
  const settings = await storedSettings(req.payload, req)
  if (!settings.confirmAutomatically) return false
  // Busy times are stored for each business day.
  const window = busyWindow(rules, dateInZone(new Date(start), rules.timezone))
  if (!window) return false
  const [from, until] = [new Date(start), new Date(end)]
  const { state, ranges } = await externalBusy(req, window)
  return state !== 'unknown' && !ranges.some((range) => range.start < until && range.end > from)
}

export interface WaitingBooking {
  id: string
  name: string
  /** UTC instant. */
  start: string
}

async function waiting(payload: Payload, condition: ReturnType<typeof sql>, now: Date) {
  const rows = await query<{ id: string; name: string; start: string | Date }>(
    payload,
    sql`SELECT id, name, booking_datetime AS start FROM bookings
        WHERE status = 'pending' AND held_until IS NULL AND booking_datetime > ${now.toISOString()}::timestamptz
          AND ${condition}
        ORDER BY booking_datetime, id LIMIT 100`,
  )
  return rows.map((row) => ({ ...row, start: new Date(row.start).toISOString() }))
}

/** Pending calls that have waited more than 24 hours or start within 48. */
export const waitingBookings = (payload: Payload, now: Date): Promise<WaitingBooking[]> =>
  waiting(
    payload,
    sql`(created_at < ${now.toISOString()}::timestamptz - interval '24 hours'
         OR booking_datetime < ${now.toISOString()}::timestamptz + interval '48 hours')`,
    now,
  )

/** Pending calls that start within 12 hours. Callers must check for a super admin. */
export const urgentBookings = (payload: Payload, now: Date): Promise<WaitingBooking[]> =>
  waiting(
    payload,
    sql`booking_datetime < ${now.toISOString()}::timestamptz + ${URGENT_HOURS} * interval '1 hour'`,
    now,
  )
