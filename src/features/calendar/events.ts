import type { Payload, PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { rowsOf } from './connection/stored'

/** `failed` was rejected by Google. `review` was moved to an impossible time. `gone` needs no event. */
export type EventState = 'waiting' | 'synced' | 'failed' | 'review' | 'gone'

export const FOUND = 0

/** Locks a booking. Always lock it before its row here. @returns false if there is none */
export async function lockBooking(req: PayloadRequest, id: string): Promise<boolean> {
  return (await queryIn(req, sql`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`)).length > 0
}

export interface EventRow {
  bookingId: string
  calendarId: string | null
  eventId: string | null
  generation: number
  /** Increases with each change. `done` is the last one that Google has. */
  wanted: number
  done: number
  state: EventState
  start: Date | null
  end: Date | null
  etag: string | null
  problem: string | null
  queuedAt: Date
}

type Dated = 'start' | 'end' | 'queuedAt'
type Stored = Record<string, unknown> & Omit<EventRow, Dated> & { [Name in Dated]: EventRow[Name] | string }

const date = (value: string | Date | null) => (value === null ? null : new Date(value))

export async function eventRows(
  source: Payload | PayloadRequest,
  condition: ReturnType<typeof sql>,
): Promise<EventRow[]> {
  const rows = await rowsOf<Stored>(
    source,
    sql`SELECT booking_id AS "bookingId", calendar_id AS "calendarId", event_id AS "eventId", generation, wanted, done,
               state, event_start AS "start", event_end AS "end", etag, problem, queued_at AS "queuedAt"
        FROM google_events WHERE ${condition}`,
  )
  return rows.map((row) => ({
    ...row,
    start: date(row.start),
    end: date(row.end),
    queuedAt: new Date(row.queuedAt),
  }))
}
