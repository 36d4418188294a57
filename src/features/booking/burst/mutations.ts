import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { alertedIds } from '@/features/security/alerts/raise-alert'
import { recordSecurityEvent } from '@/features/security/record-event'
import { countIf, NOW } from '@/lib/db/expressions'
import { lockName } from '@/lib/db/locks'
import { booking_arrivals } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { cancelBookings } from '../desk/mutations'
import { unconfirmedOf } from './queries'

const TIMES_THE_USUAL = 4
const HOUR_MS = 3_600_000
const HOURS_COMPARED = 28 * 24

type Arrivals = Awaited<ReturnType<typeof countArrivals>>

/** Counts bookings of the last hour, including deleted ones. Locks, so that concurrent bookings count. */
export async function countArrivals(req: PayloadRequest, now: Date, bound: number) {
  await lockName(req, 'booking-arrivals')
  const { at, confirmedAt, burst: burstOf } = booking_arrivals
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const db = await transactionOf(req)
  const [row] = await db
    .select({
      lastHour: countIf(gt(at, hourAgo)),
      before: countIf(and(lte(at, hourAgo), or(isNull(burstOf), isNotNull(confirmedAt)))),
      burst: sql<
        string | null
      >`(array_agg(${burstOf} ORDER BY ${at} DESC) FILTER (WHERE ${gt(at, hourAgo)} AND ${burstOf} IS NOT NULL))[1]`,
    })
    .from(booking_arrivals)
    .where(gt(at, new Date(hourAgo.getTime() - HOURS_COMPARED * HOUR_MS)))
  const { lastHour = 0, before = 0, burst = null } = row ?? {}
  // The hourly average of the last four weeks, without unconfirmed bursts.
  const usual = before / HOURS_COMPARED
  /** `isAbove`: the next booking exceeds the limit. */
  return { lastHour, usual, burst, isAbove: lastHour >= Math.max(bound, usual * TIMES_THE_USUAL) }
}

/** Notifies all super admins once, when the booking is stored. */
async function startBurst(req: PayloadRequest, { lastHour, usual }: Arrivals, now: Date): Promise<string> {
  const burst = randomUUID()
  for (const userId of await alertedIds(req))
    await sendJob(req, 'booking-burst', { burst, userId, bookings: lastHour + 1, at: now.toISOString() })
  recordSecurityEvent(req.payload, {
    type: 'suspicious_activity',
    category: 'system',
    severity: 'high',
    message: `Bookings arrive far above the usual rate: ${lastHour + 1} in one hour. Cancel invented ones on the overview.`,
    details: { bookingsInTheLastHour: lastHour + 1, usualInAnHour: Math.round(usual * 100) / 100 },
  })
  return burst
}

/** Records a visitor's booking. A burst includes the hour before it. */
export async function recordArrival(
  req: PayloadRequest,
  { bookingId, arrivals, now }: { bookingId: string; arrivals: Arrivals; now: Date },
): Promise<void> {
  const db = await transactionOf(req)
  await db.insert(booking_arrivals).values({ bookingId, at: now })
  if (!arrivals.isAbove) return
  const burst = arrivals.burst ?? (await startBurst(req, arrivals, now))
  const { at, burst: burstOf } = booking_arrivals
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await db
    .update(booking_arrivals)
    .set({ burst })
    .where(and(isNull(burstOf), gt(at, hourAgo)))
}

/** Records that the visitor used the mailed link, so the booking is real. */
export async function confirmArrival(req: PayloadRequest, bookingId: string): Promise<void> {
  const db = await transactionOf(req)
  await db
    .update(booking_arrivals)
    .set({ confirmedAt: NOW })
    .where(and(eq(booking_arrivals.bookingId, bookingId), isNull(booking_arrivals.confirmedAt)))
}

/** Cancels a burst's unconfirmed bookings. Callers must check for a super admin. */
export async function cancelBurst(acting: PayloadRequest, burst: string, now: Date) {
  const found = await unconfirmedOf(acting.payload, burst)
  const selected = {
    ids: found.map(({ id }) => id),
    reason: undefined,
    seen: Object.fromEntries(found.map(({ id, updatedAt }) => [id, updatedAt])),
  }
  const results = await cancelBookings(acting, selected, now)
  const cancelled = results.filter(({ result }) => result === 'cancelled').length
  return { cancelled, kept: results.length - cancelled }
}
