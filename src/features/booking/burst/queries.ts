import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'

const unconfirmed = sql`booking_arrivals a JOIN bookings b ON b.id = a.booking_id
  WHERE a.confirmed_at IS NULL AND b.status = 'pending' AND b.booking_datetime > now()`

export async function unconfirmedOf(
  payload: Payload,
  burst: string,
): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await query<{ id: string; updated: string | Date }>(
    payload,
    sql`SELECT b.id, b.updated_at AS updated FROM ${unconfirmed} AND a.burst = ${burst}::uuid ORDER BY a.at`,
  )
  return rows.map(({ id, updated }) => ({ id, updatedAt: new Date(updated).toISOString() }))
}

export interface Burst {
  id: string
  from: string
  until: string
  unconfirmed: number
}

/** The latest burst with unconfirmed bookings. Callers must check for a super admin. */
export async function openBurst(payload: Payload): Promise<Burst | undefined> {
  const [row] = await query<{
    id: string
    from: string | Date
    until: string | Date
    unconfirmed: number
  }>(
    payload,
    sql`SELECT a.burst AS id, min(a.at) AS from, max(a.at) AS until, count(*)::int AS unconfirmed
        FROM ${unconfirmed} AND a.burst IS NOT NULL GROUP BY a.burst ORDER BY until DESC LIMIT 1`,
  )
  return row && { ...row, from: new Date(row.from).toISOString(), until: new Date(row.until).toISOString() }
}
