import { and, eq, gt, isNull, lt, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { storedSettings } from '@/features/booking/settings/queries'
import { externalBusy } from '@/features/calendar/busy/queries'
import { calendarTimes } from '@/features/calendar/feeds/queries'
import { databaseOf } from '@/lib/db/transaction'
import { dateInZone } from '@/lib/time/zone'
import { bookings, hosts } from '@/payload-generated-schema'
import { busyWindow } from '../availability/rules'
import { takesNewCalls } from '../host/handed-over'
import type { CalendarRules, Slot } from '../types'

/** From then on, an unconfirmed call is urgent. */
export const URGENT_HOURS = 12

/** Whether a new booking is confirmed at once. `rules` are those of its length, `host` is who takes it. If the external calendar is unknown or busy, the team confirms it. */
export async function confirmsAtOnce(
  req: PayloadRequest,
  { start, end }: Pick<Slot, 'start' | 'end'>,
  rules: CalendarRules,
  host: string | null,
): Promise<boolean> {
  const settings = await storedSettings(req.payload, req)
  if (!settings.confirmAutomatically) return false
  // Busy times are stored for each business day.
  const [from, until] = [new Date(start), new Date(end)]
  const window = host
    ? { start: from, end: until }
    : busyWindow(rules, dateInZone(new Date(start), rules.timezone))
  if (!window) return false
  const known = host ? (await calendarTimes(req, [host], window)).get(host) : await externalBusy(req, window)
  const { state, ranges } = known ?? { state: 'off', ranges: [] }
  return state !== 'unknown' && !ranges.some((range) => range.start < until && range.end > from)
}

export type WaitingBooking = Awaited<ReturnType<typeof waiting>>[number]

const { id: bookingId, name, host, status, bookingDatetime, createdAt, heldUntil } = bookings

/** `taker` is who takes it. Null for the desk, and for a host who takes no calls any more. */
async function waiting(payload: Payload, condition: SQL | undefined, now: Date) {
  const isPending = and(eq(status, 'pending'), isNull(heldUntil), gt(bookingDatetime, now.toISOString()))
  const rows = await databaseOf(payload)
    .select({ id: bookingId, name, start: bookingDatetime, taker: hosts.user })
    .from(bookings)
    .leftJoin(hosts, and(eq(hosts.id, host), takesNewCalls()))
    .where(and(isPending, condition))
    .orderBy(bookingDatetime, bookingId)
    .limit(100)
  return rows.map((row) => ({ ...row, start: new Date(row.start).toISOString() }))
}

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()

/** Pending calls that have waited more than 24 hours or start within 48. */
export const waitingBookings = (payload: Payload, now: Date) =>
  waiting(payload, or(lt(createdAt, hoursFrom(now, -24)), lt(bookingDatetime, hoursFrom(now, 48))), now)

/** Pending calls that start within 12 hours. Callers must check for a super admin. */
export const urgentBookings = (payload: Payload, now: Date) =>
  waiting(payload, lt(bookingDatetime, hoursFrom(now, URGENT_HOURS)), now)
