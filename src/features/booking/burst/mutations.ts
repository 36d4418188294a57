import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { alertedIds } from '@/features/security/alerts/recipients'
import { recordSecurityEvent } from '@/features/security/record-event'
import { queryIn, sql } from '@/lib/db/query'
import { sendJob } from '@/lib/jobs/send'
import { cancelBookings } from '../desk/cancel-bookings'
import { unconfirmedOf } from './queries'

const TIMES_THE_USUAL = 4
const HOURS_COMPARED = 28 * 24

export interface Arrivals {
  /** The next booking exceeds the limit. */
  isAbove: boolean
  lastHour: number
  /** Hourly average of the last four weeks, without unconfirmed bursts. */
  usual: number
  burst: string | null
}

/** Counts bookings of the last hour, including deleted ones. Locks, so that concurrent bookings count. */
export async function countArrivals(req: PayloadRequest, now: Date, bound: number): Promise<Arrivals> {
  await queryIn(req, sql`SELECT pg_advisory_xact_lock(hashtextextended('booking-arrivals', 0))`)
  const hourAgo = sql`${now.toISOString()}::timestamptz - interval '1 hour'`
  const [row] = await queryIn<Record<string, unknown> & Omit<Arrivals, 'isAbove'>>(
    req,
    sql`SELECT count(*) FILTER (WHERE at > ${hourAgo})::int AS "lastHour",
               (count(*) FILTER (WHERE at <= ${hourAgo} AND (burst IS NULL OR confirmed_at IS NOT NULL)))::float
                 / ${HOURS_COMPARED} AS usual,
               (array_agg(burst ORDER BY at DESC) FILTER (WHERE at > ${hourAgo} AND burst IS NOT NULL))[1] AS burst
        FROM booking_arrivals WHERE at > ${hourAgo} - ${HOURS_COMPARED} * interval '1 hour'`,
  )
  const { lastHour = 0, usual = 0, burst = null } = row ?? {}
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
    message: 'Bookings arrive far above the usual rate',
    details: { bookingsInTheLastHour: lastHour + 1, usualInAnHour: Math.round(usual * 100) / 100 },
  })
  return burst
}

/** Records a visitor's booking. A burst includes the hour before it. */
export async function recordArrival(
  req: PayloadRequest,
  { bookingId, arrivals, now }: { bookingId: string; arrivals: Arrivals; now: Date },
): Promise<void> {
  const at = now.toISOString()
  await queryIn(
    req,
    sql`INSERT INTO booking_arrivals (booking_id, at) VALUES (${bookingId}::uuid, ${at}::timestamptz)`,
  )
  if (!arrivals.isAbove) return
  const burst = arrivals.burst ?? (await startBurst(req, arrivals, now))
  await queryIn(
    req,
    sql`UPDATE booking_arrivals SET burst = ${burst}::uuid
        WHERE burst IS NULL AND at > ${at}::timestamptz - interval '1 hour'`,
  )
}

/** Records that the visitor used the mailed link, so the booking is real. */
export async function confirmArrival(req: PayloadRequest, bookingId: string): Promise<void> {
  await queryIn(
    req,
    sql`UPDATE booking_arrivals SET confirmed_at = now() WHERE booking_id = ${bookingId}::uuid AND confirmed_at IS NULL`,
  )
}

/** Cancels a burst's unconfirmed bookings. Callers must check for a super admin. */
export async function cancelBurst(
  acting: PayloadRequest,
  burst: string,
): Promise<{ cancelled: number; kept: number }> {
  const found = await unconfirmedOf(acting.payload, burst)
  const results = await cancelBookings(acting, {
    ids: found.map(({ id }) => id),
    seen: Object.fromEntries(found.map(({ id, updatedAt }) => [id, updatedAt])),
  })
  const cancelled = results.filter(({ result }) => result === 'cancelled').length
  return { cancelled, kept: results.length - cancelled }
}
