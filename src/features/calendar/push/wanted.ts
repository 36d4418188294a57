import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import type { CalledBooking } from './event'

export interface Wanted extends CalledBooking {
  status: string
  googleEventId: string | null
  /** Google makes the video call. */
  byGoogle: boolean
}

type Row = Record<string, unknown> &
  Omit<Wanted, 'start' | 'end'> & { start: string | Date; end: string | Date }

export async function wantedBooking(payload: Payload, id: string): Promise<Wanted | undefined> {
  const [row] = await query<Row>(
    payload,
    sql`SELECT id, name, email, company, phone, message, call_type AS "callType", status,
               booking_datetime AS "start", ends_at AS "end",
               coalesce(timezone, 'UTC') AS timezone, google_event_id AS "googleEventId",
               coalesce(meeting_kind, 'google_meet') = 'google_meet' AS "byGoogle",
               CASE WHEN meeting_kind = 'url' THEN meet_link END AS "ownLink"
        FROM bookings WHERE id = ${id}::uuid`,
  )
  return row && { ...row, start: new Date(row.start), end: new Date(row.end) }
}
