import type { Payload, PayloadRequest } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction, postgresOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { countAttempt, limits } from '@/lib/rate-limit/limiter'
import type { Booking } from '@/payload-types'
import { auditBooking } from '../audit/mutations'
import { BLOCKS_TIME_SQL } from '../status'

const HOLD_MS = 30 * 60_000

/** As many open calls may one address have without confirming the next one by mail. */
const OPEN_CALLS = 3

/** When a hold that begins now ends (UTC instant). */
export const holdEnd = (now: Date): string => new Date(now.getTime() + HOLD_MS).toISOString()

/** Whether somebody has booked this address so often that it must say itself whether it wants one more. */
async function hasManyCalls(req: PayloadRequest, email: string, now: Date): Promise<boolean> {
  // Bookings of one address follow each other: many at once cannot all be the third.
  const address = `booking-address:${email.toLowerCase()}`
  await queryIn(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
  const open = await queryIn(
    req,
    sql`SELECT 1 FROM bookings
        WHERE lower(email) = lower(${email}) AND ${sql.raw(BLOCKS_TIME_SQL)}
          AND booking_datetime > ${now.toISOString()}::timestamptz LIMIT ${OPEN_CALLS}`,
  )
  return open.length === OPEN_CALLS
}

/**
 * Until when the time of a visitor's booking is only held (UTC instant), whether the mail that asks to confirm it may
 * go out, and whether the answer may say so: where only some must confirm, it would tell who has booked before.
 * Undefined for a booking that counts at once.
 */
export async function holdFor(
  req: PayloadRequest,
  { email, everybody, now }: { email: string; everybody: boolean; now: Date },
): Promise<{ heldUntil: string; mayMail: boolean; mayTell: boolean } | undefined> {
  if (!everybody && !(await hasManyCalls(req, email, now))) return undefined
  const { pool } = postgresOf(req.payload)
  const { allowed } = await countAttempt(pool, limits.bookingMail, email.toLowerCase())
  return { heldUntil: holdEnd(now), mayMail: allowed, mayTell: everybody }
}

async function lapse(req: PayloadRequest, id: string, now: Date): Promise<void> {
  const still = await queryIn(
    req,
    sql`SELECT 1 FROM bookings WHERE id = ${id}::uuid AND held_until <= ${now.toISOString()}::timestamptz FOR UPDATE`,
  )
  if (still.length === 0) return
  const before: Booking = await req.payload.findByID({
    collection: 'bookings',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })
  await queryIn(req, sql`DELETE FROM bookings WHERE id = ${id}::uuid`)
  await auditBooking(req, { before })
}

/**
 * Deletes bookings that were held and never confirmed: their time is free again, and nothing stays of an address that
 * somebody else may have typed. Each in a transaction of its own, before any other work that wants their time.
 */
export async function lapseHolds(payload: Payload, now: Date): Promise<void> {
  const lapsed = await query<{ id: string }>(
    payload,
    sql`SELECT id FROM bookings WHERE held_until <= ${now.toISOString()}::timestamptz ORDER BY held_until LIMIT 100`,
  )
  for (const { id } of lapsed) await inTransaction({ payload }, (req) => lapse(req, id, now))
}

/** The job at the end of a hold. */
export const endHold = (payload: Payload, _: Jobs['booking-hold']): Promise<void> =>
  lapseHolds(payload, new Date())
