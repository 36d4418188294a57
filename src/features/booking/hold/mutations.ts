import type { Payload, PayloadRequest } from 'payload'
import { lockName } from '@/lib/db/locks'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction, postgresOf } from '@/lib/db/transaction'
import { countAttempt } from '@/lib/rate-limit/limiter'
import { deleteBooking } from '../change/mutations'
import { bookingLimits } from '../limits'
import { lockedBooking } from '../queries'
import { BLOCKS_TIME_SQL } from '../status'

const HOLD_MS = 30 * 60_000

/** Open calls that an address can have without confirming by mail. */
const OPEN_CALLS = 3

export const holdEnd = (now: Date): string => new Date(now.getTime() + HOLD_MS).toISOString()

async function hasManyCalls(req: PayloadRequest, email: string, now: Date): Promise<boolean> {
  // Serializes bookings of one address, so that concurrent ones count.
  await lockName(req, `booking-address:${email.toLowerCase()}`)
  const open = await queryIn(
    req,
    sql`SELECT 1 FROM bookings
        WHERE lower(email) = lower(${email}) AND ${sql.raw(BLOCKS_TIME_SQL)}
          AND booking_datetime > ${now.toISOString()}::timestamptz LIMIT ${OPEN_CALLS}`,
  )
  return open.length === OPEN_CALLS
}

/**
 * The hold's end (UTC), whether to mail, and whether the answer may mention it. An answer that differs would
 * reveal earlier bookings. Undefined for a booking without a hold.
 */
export async function holdFor(
  req: PayloadRequest,
  { email, allConfirm, now }: { email: string; allConfirm: boolean; now: Date },
): Promise<{ heldUntil: string; mayMail: boolean; mayReveal: boolean } | undefined> {
  if (!allConfirm && !(await hasManyCalls(req, email, now))) return undefined
  const { pool } = postgresOf(req.payload)
  const { allowed } = await countAttempt(pool, bookingLimits.bookingMail, email.toLowerCase())
  return { heldUntil: holdEnd(now), mayMail: allowed, mayReveal: allConfirm }
}

async function lapse(req: PayloadRequest, id: string, now: Date): Promise<void> {
  const isOver = sql`id = ${id}::uuid AND held_until <= ${now.toISOString()}::timestamptz`
  const before = await lockedBooking(req, isOver)
  if (before) await deleteBooking(req, before, { by: 'site' })
}

/** Deletes unconfirmed bookings after their hold, each in its own transaction. Their times become free. */
export async function lapseHolds(payload: Payload, now: Date): Promise<void> {
  const lapsed = await query<{ id: string }>(
    payload,
    sql`SELECT id FROM bookings WHERE held_until <= ${now.toISOString()}::timestamptz ORDER BY held_until LIMIT 100`,
  )
  for (const { id } of lapsed) await inTransaction({ payload }, (req) => lapse(req, id, now))
}
