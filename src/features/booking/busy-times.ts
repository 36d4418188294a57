import { sql } from '@payloadcms/db-postgres'
import type { Transaction } from '@/lib/db/transaction'
import type { BusyRange } from './types'

/**
 * What blocks time within a range: pending and confirmed bookings with their buffers, found through
 * the index of the constraint that also guards them.
 * @param exceptId a booking that does not stand in its own way when it is moved.
 */
export async function bookedRanges(
  db: Transaction,
  window: BusyRange,
  exceptId?: string,
): Promise<BusyRange[]> {
  const { rows } = await db.execute<{ start: string | Date; end: string | Date }>(sql`
    SELECT booking_datetime AS "start", blocked_until AS "end"
    FROM bookings
    WHERE status IN ('pending', 'confirmed')
      AND tstzrange(booking_datetime, blocked_until, '[)')
          && tstzrange(${window.start.toISOString()}::timestamptz, ${window.end.toISOString()}::timestamptz, '[)')
      AND (${exceptId ?? null}::uuid IS NULL OR id <> ${exceptId ?? null}::uuid)
  `)
  return rows.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
}
