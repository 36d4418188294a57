import { and, eq, gt, inArray, lte } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { lower } from '@/lib/db/expressions'
import { lockName } from '@/lib/db/locks'
import { databaseOf, inTransaction, postgresOf, transactionOf } from '@/lib/db/transaction'
import { countAttempt } from '@/lib/rate-limit/limiter'
import { bookings } from '@/payload-generated-schema'
import { deleteBooking } from '../change/mutations'
import { bookingLimits } from '../limits'
import { lockedBooking } from '../queries'
import { blockingStatuses } from '../status'

const HOLD_MS = 30 * 60_000

/** Open calls that an address can have without confirming by mail. */
const OPEN_CALLS = 3

export const holdEnd = (now: Date): string => new Date(now.getTime() + HOLD_MS).toISOString()

async function hasManyCalls(req: PayloadRequest, email: string, now: Date): Promise<boolean> {
  // Serializes bookings of one address, so that concurrent ones count.
  await lockName(req, `booking-address:${email.toLowerCase()}`)
  const { id, status, bookingDatetime } = bookings
  const db = await transactionOf(req)
  const isTheirs = eq(lower(bookings.email), email.toLowerCase())
  const open = await db
    .select({ id })
    .from(bookings)
    .where(and(isTheirs, inArray(status, [...blockingStatuses]), gt(bookingDatetime, now.toISOString())))
    .limit(OPEN_CALLS)
  return open.length === OPEN_CALLS
}

/** The hold, whether to mail, and whether the answer may mention it: one that differs would reveal earlier bookings. */
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
  const isOver = lte(bookings.heldUntil, now.toISOString())
  const before = await lockedBooking(req, and(eq(bookings.id, id), isOver))
  if (before) await deleteBooking(req, before, { by: 'site' })
}

/** Deletes unconfirmed bookings after their hold, each in its own transaction. Their times become free. */
export async function lapseHolds(payload: Payload, now: Date): Promise<void> {
  const { id: bookingId, heldUntil } = bookings
  const lapsed = await databaseOf(payload)
    .select({ id: bookingId })
    .from(bookings)
    .where(lte(heldUntil, now.toISOString()))
    .orderBy(heldUntil)
    .limit(100)
  for (const { id } of lapsed) await inTransaction({ payload }, (req) => lapse(req, id, now))
}
