import type { Payload, PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { rowsOf } from './connection/stored'

/**
 * Where a booking and its event stand: `waiting` for Google, `synced`, `failed` (Google refuses), `review` (moved in the
 * calendar to an impossible time; the team must decide), `gone` (there is no event, and none is wanted).
 */
export type EventState = 'waiting' | 'synced' | 'failed' | 'review' | 'gone'

/** The generation of an event that was found in the calendar and belongs to no booking here. */
export const FOUND = 0

/**
 * Locks a booking until the transaction of `req` ends. Code that changes a booking and its row here must lock the
 * booking first, always in this order. @returns whether there is one.
 */
export async function lockBooking(req: PayloadRequest, id: string): Promise<boolean> {
  return (await queryIn(req, sql`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`)).length > 0
}

/** The stored event of a booking. */
export interface EventRow {
  bookingId: string
  calendarId: string | null
  /** Null while there is none. */
  eventId: string | null
  generation: number
  /** Rises with each change of the booking; `done` is the last one that Google has. */
  wanted: number
  done: number
  state: EventState
  /** When both sides last agreed that the call is; what differs from it was moved. */
  start: Date | null
  end: Date | null
  etag: string | null
  /** Why it is not synced, in words for the team. */
  problem: string | null
  queuedAt: Date
}

type Dated = 'start' | 'end' | 'queuedAt'
/** A row as the driver gives it. */
type Stored = Record<string, unknown> & Omit<EventRow, Dated> & { [Name in Dated]: EventRow[Name] | string }

const date = (value: string | Date | null) => (value === null ? null : new Date(value))

/** The rows that a condition over `google_events` names. */
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
