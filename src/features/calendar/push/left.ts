import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import type { EventRow } from '../events'
import type { Times } from '../times'

export const LEFT = 'The event is still in a calendar that was used before and cannot be reached now.'

/** Keeps an unreachable event, to show it and remove it when its account is back. */
export async function keepLeftEvent(payload: Payload, row: EventRow, booking: Times): Promise<void> {
  const { start, end } = row.start && row.end ? { start: row.start, end: row.end } : booking
  await query(
    payload,
    sql`INSERT INTO google_events (booking_id, calendar_id, event_id, generation, wanted, done, state, problem, event_start, event_end)
        SELECT gen_random_uuid(), calendar_id, event_id, generation, 1, 1, 'review', ${LEFT},
               ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz
        FROM google_events e WHERE e.booking_id = ${row.bookingId}::uuid AND e.event_id = ${row.eventId}
          AND NOT EXISTS (SELECT 1 FROM google_events o WHERE o.booking_id <> e.booking_id
            AND o.calendar_id = e.calendar_id AND o.event_id = e.event_id)`,
  )
}
