import { and, count, desc, eq, gt, isNotNull, isNull, max, min } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { NOW } from '@/lib/db/expressions'
import { booking_arrivals } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'

const { bookingId, at, confirmedAt, burst: burstOf } = booking_arrivals
const { id, status, bookingDatetime, updatedAt } = bookings
const isOfArrival = eq(id, bookingId)
const isUnconfirmed = and(isNull(confirmedAt), eq(status, 'pending'), gt(bookingDatetime, NOW))

export async function unconfirmedOf(payload: Payload, burst: string) {
  const rows = await databaseOf(payload)
    .select({ id, updatedAt })
    .from(booking_arrivals)
    .innerJoin(bookings, isOfArrival)
    .where(and(isUnconfirmed, eq(burstOf, burst)))
    .orderBy(at)
  return rows.map((row) => ({ id: row.id, updatedAt: new Date(row.updatedAt).toISOString() }))
}

export type Burst = NonNullable<Awaited<ReturnType<typeof openBurst>>>

/** The latest burst with unconfirmed bookings. Callers must check for a super admin. */
export async function openBurst(payload: Payload) {
  const until = max(at)
  const [row] = await databaseOf(payload)
    .select({ id: burstOf, from: min(at), until, unconfirmed: count() })
    .from(booking_arrivals)
    .innerJoin(bookings, isOfArrival)
    .where(and(isUnconfirmed, isNotNull(burstOf)))
    .groupBy(burstOf)
    .orderBy(desc(until))
    .limit(1)
  if (!row?.id || !row.from || !row.until) return undefined
  return { ...row, id: row.id, from: row.from.toISOString(), until: row.until.toISOString() }
}
