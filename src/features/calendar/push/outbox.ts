import { and, eq, gt, inArray, isNotNull, ne, or } from '@payloadcms/db-postgres/drizzle'
import { union } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { either, NOW, plus } from '@/lib/db/expressions'
import { google_events } from '@/lib/db/own-tables'
import { referenceId } from '@/lib/db/reference-id'
import { transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { bookings } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import type { Owner } from '../connection/owner'
import { calendarFor } from '../connection/stored'
import { eventRows, FOUND, lockForEvents, ofBooking } from '../events'

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
  const { wanted, state, problem, eventStart, eventEnd } = google_events
  const staysReview = and(eq(state, 'review'), isOff || settles ? ne(state, 'review') : undefined)
  const db = await transactionOf(req)
  await db
    .insert(google_events)
    .values({ bookingId })
    .onConflictDoUpdate({
      target: google_events.bookingId,
      set: {
        wanted: plus(wanted, 1),
        queuedAt: NOW,
        state: either(staysReview, state, 'waiting'),
        problem: either(staysReview, problem),
        eventStart: isOff ? null : eventStart,
        eventEnd: isOff ? null : eventEnd,
      },
    })
  await sendJob(req, 'calendar-push', { bookingId })
}

export async function queueCalendarPush(
  req: PayloadRequest,
  { before, booking }: { before: Booking | null; booking: Booking },
): Promise<void> {
  const host = referenceId(booking.host)
  const isSame = before && SHOWN.every((name) => before[name] === booking[name])
  if (isSame && referenceId(before.host) === host) return
  const [row] = await eventRows(req, ofBooking(booking.id))
  // Of a host who had it, it has to go.
  if (!row?.hostId && !(await calendarFor(req, host))) return
  const isOff = booking.status === 'cancelled' || booking.status === 'pending'
  const settles = before?.bookingDatetime !== booking.bookingDatetime || before.endsAt !== booking.endsAt
  if (booking.status === 'confirmed' || row) await queue(req, booking.id, { isOff, settles })
}

export async function queueDeletion(req: PayloadRequest, bookingId: string): Promise<void> {
  await lockForEvents(req, bookingId)
  const [row] = await eventRows(req, ofBooking(bookingId))
  if (row && (await calendarFor(req, row.hostId))) await queue(req, bookingId, { settles: true })
}

/** Queues all upcoming and cancelled calls, after a new connection or calendar: those of a host, or all. */
export async function queueAll(req: PayloadRequest, owner: Owner): Promise<void> {
  const { bookingId, eventId, eventEnd, generation, state } = google_events
  const { id, status, endsAt, host } = bookings
  const [isTheirs, isThere] = owner ? [eq(host, owner), eq(google_events.hostId, owner)] : []
  const db = await transactionOf(req)
  const unfinished = inArray(state, ['waiting', 'failed'])
  const ahead = and(isNotNull(eventId), gt(eventEnd, NOW), ne(generation, FOUND))
  const calls = await union(
    db
      .select({ id })
      .from(bookings)
      .where(and(eq(status, 'confirmed'), gt(endsAt, NOW), isTheirs)),
    db
      .select({ id: bookingId })
      .from(google_events)
      .where(and(or(unfinished, ahead), isThere)),
  ).orderBy(id)
  for (const call of calls) await queue(req, call.id)
}
