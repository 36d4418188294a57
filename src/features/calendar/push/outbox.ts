import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { sendJob } from '@/lib/jobs/send'
import type { Booking } from '@/payload-types'
import { calendarInUse } from '../connection/stored'
import { FOUND, lockBooking } from '../events'

const SHOWN = [
  'status',
  'bookingDatetime',
  'endsAt',
  'name',
  'email',
  'company',
  'phone',
  'message',
  'callType',
  'meetingKind',
  'meetLink',
] as const satisfies readonly (keyof Booking)[]

export async function queue(
  req: PayloadRequest,
  bookingId: string,
  { isOff = false, settles = false }: { isOff?: boolean; settles?: boolean } = {},
): Promise<void> {
  await queryIn(
    req,
    sql`INSERT INTO google_events AS e (booking_id) VALUES (${bookingId}::uuid)
        ON CONFLICT (booking_id) DO UPDATE SET wanted = e.wanted + 1, queued_at = now(),
          state = CASE WHEN e.state = 'review' AND NOT ${isOff || settles}::boolean THEN e.state ELSE 'waiting' END,
          problem = CASE WHEN e.state = 'review' AND NOT ${isOff || settles}::boolean THEN e.problem END,
          event_start = CASE WHEN ${isOff}::boolean THEN NULL ELSE e.event_start END,
          event_end = CASE WHEN ${isOff}::boolean THEN NULL ELSE e.event_end END`,
  )
  await sendJob(req, 'calendar-push', { bookingId })
}

const hasEvent = async (req: PayloadRequest, bookingId: string) =>
  (await queryIn(req, sql`SELECT 1 FROM google_events WHERE booking_id = ${bookingId}::uuid`)).length > 0

export async function queueBooking(
  req: PayloadRequest,
  { before, booking }: { before: Booking | null; booking: Booking },
): Promise<void> {
  if (before && SHOWN.every((name) => before[name] === booking[name])) return
  if (!(await calendarInUse(req))) return
  const isOff = booking.status === 'cancelled' || booking.status === 'pending'
  const settles = before?.bookingDatetime !== booking.bookingDatetime || before.endsAt !== booking.endsAt
  if (booking.status === 'confirmed' || (await hasEvent(req, booking.id)))
    await queue(req, booking.id, { isOff, settles })
}

export async function queueDeletion(req: PayloadRequest, bookingId: string): Promise<void> {
  await lockBooking(req, bookingId)
  if ((await calendarInUse(req)) && (await hasEvent(req, bookingId)))
    await queue(req, bookingId, { settles: true })
}

/** Queues all upcoming and cancelled calls, after a new connection or calendar. */
export async function queueAll(req: PayloadRequest): Promise<void> {
  const calls = await queryIn<{ id: string }>(
    req,
    sql`SELECT id FROM bookings WHERE status = 'confirmed' AND ends_at > now()
        UNION SELECT booking_id FROM google_events WHERE state IN ('waiting', 'failed')
        UNION SELECT booking_id FROM google_events
          WHERE event_id IS NOT NULL AND event_end > now() AND generation <> ${FOUND}
        ORDER BY id`,
  )
  for (const { id } of calls) await queue(req, id)
}
