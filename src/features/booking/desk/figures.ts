import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { BLOCKS_TIME_SQL } from '../status'

export interface BookingFigures {
  upcoming: number
  pending: number
  outcome: number
  completed: number
  total: number
}

/** Callers must check for a super admin. */
export async function bookingFigures(payload: Payload, now: Date): Promise<BookingFigures> {
  const [figures] = await query<BookingFigures & Record<string, unknown>>(
    payload,
    sql`SELECT count(*) FILTER (WHERE status = 'confirmed' AND booking_datetime > ${now.toISOString()}::timestamptz)::int AS upcoming,
               count(*) FILTER (WHERE status = 'pending')::int AS pending,
               count(*) FILTER (WHERE ${sql.raw(BLOCKS_TIME_SQL)} AND ends_at <= ${now.toISOString()}::timestamptz)::int AS outcome,
               count(*) FILTER (WHERE status = 'completed')::int AS completed,
               count(*)::int AS total
        FROM bookings WHERE held_until IS NULL`,
  )
  return figures ?? { upcoming: 0, pending: 0, outcome: 0, completed: 0, total: 0 }
}
