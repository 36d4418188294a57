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
 * Handles an event of ours without a row: removes it if its booking is here, otherwise reports it to the
 * team. @throws GoogleFailure
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
  // A pending job handles it.
  if (row && (row.wanted > row.done || row.eventId === event.id)) return
  if (row) return removeEvent(payload, calendarId, event.id)
  const isBooked =
    (await query(payload, sql`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid`)).length > 0
  if (isBooked) return inTransaction({ payload }, (req) => queue(req, bookingId))
  // The list can be older than a deletion.
  if (!(await standingEvent(payload, calendarId, event.id))) return
  await query(
    payload,
    sql`INSERT INTO google_events (booking_id, calendar_id, event_id, generation, wanted, done, state, problem, event_start, event_end)
        VALUES (${bookingId}::uuid, ${calendarId}, ${event.id}, ${FOUND}, 1, 1, 'review', ${NO_BOOKING},
                ${times.start.toISOString()}::timestamptz, ${times.end.toISOString()}::timestamptz)
        ON CONFLICT (booking_id) DO NOTHING`,
  )
}
