import type { Payload } from 'payload'
import { env } from '@/env'
import { query, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { eventRows, FOUND } from '../events'
import type { CalendarEvent } from '../google/client'
import { bookingOf, timesOf } from '../push/event'
import { queue } from '../push/outbox'
import { removeEvent, standingEvent } from '../push/remove'

const NO_BOOKING = 'There is no booking for this event.'

/**
 * An event of ours that no row knows. Of a booking that is here it is a left-over, and goes; one whose booking is not here
 * is kept in mind for the team: the booking may be missing because the database was restored. @throws GoogleFailure
 */
export async function noteOrphanedEvent(
  payload: Payload,
  calendarId: string,
  event: CalendarEvent,
  now: Date,
): Promise<void> {
  const bookingId = bookingOf(event, new URL(env.SITE_URL).host)
  const times = timesOf(event)
  if (!event.id || event.status === 'cancelled' || !isUuid(bookingId) || !times || times.end <= now) return
  const [row] = await eventRows(payload, sql`booking_id = ${bookingId}::uuid`)
  // A job is on its way, which knows what there may be.
  if (row && (row.wanted > row.done || row.eventId === event.id)) return
  if (row) return removeEvent(payload, calendarId, event.id)
  const isBooked =
    (await query(payload, sql`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid`)).length > 0
  if (isBooked) return inTransaction({ payload }, (req) => queue(req, bookingId))
  // The list may be older than a deletion that has just been done.
  if (!(await standingEvent(payload, calendarId, event.id))) return
  await query(
    payload,
    sql`INSERT INTO google_events (booking_id, calendar_id, event_id, generation, wanted, done, state, problem, event_start, event_end)
        VALUES (${bookingId}::uuid, ${calendarId}, ${event.id}, ${FOUND}, 1, 1, 'review', ${NO_BOOKING},
                ${times.start.toISOString()}::timestamptz, ${times.end.toISOString()}::timestamptz)
        ON CONFLICT (booking_id) DO NOTHING`,
  )
}
