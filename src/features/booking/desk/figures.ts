import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'

export interface BookingFigures {
  upcoming: number
  pending: number
  completed: number
  total: number
}

/** Callers must check for a super admin. */
export async function bookingFigures(payload: Payload, now: Date): Promise<BookingFigures> {
  const [figures] = await query<BookingFigures & Record<string, unknown>>(
    payload,
    sql`SELECT count(*) FILTER (WHERE status = 'confirmed' AND booking_datetime > ${now.toISOString()}::timestamptz)::int AS upcoming,
               count(*) FILTER (WHERE status = 'pending')::int AS pending,
               count(*) FILTER (WHERE status = 'completed')::int AS completed,
               count(*)::int AS total
        FROM bookings WHERE held_until IS NULL`,
  )
  return figures ?? { upcoming: 0, pending: 0, completed: 0, total: 0 }
}
