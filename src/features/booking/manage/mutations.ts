import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { lower } from '@/lib/db/expressions'
import { referenceId } from '@/lib/db/reference-id'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { confirmArrival } from '../burst/mutations'
import { bookedLengths } from '../call-type/queries'
import type { BookingChange } from '../change/columns'
import { type ChangeOutcome, changeBooking } from '../change/mutations'
import { confirmsAtOnce } from '../confirmation/queries'
import { lockedBooking } from '../queries'
import type { ManageAction } from '../schema'
import { currentRules } from '../settings/queries'
import { inBookingTransaction } from '../transaction'

type ManageOutcome = ChangeOutcome | { kind: 'unknown' }

/** The booking of a mailed link, or of the account with this confirmed address (in lower case). */
export type BookingKey = { token: string } | { id: string; ownerEmail: string }

const conditionOf = (key: BookingKey) =>
  'token' in key
    ? eq(bookings.manageTokenHash, hashToken(key.token))
    : and(eq(bookings.id, key.id), eq(lower(bookings.email), key.ownerEmail))

async function confirmation(tx: PayloadRequest, booking: Booking): Promise<BookingChange> {
  const { id, bookingDatetime: start, endsAt, heldUntil } = booking
  if (!heldUntil) return { endsHold: true }
  const rules = { ...(await currentRules(tx.payload, tx)), ...(await bookedLengths(tx, id)) }
  const isSure = await confirmsAtOnce(tx, { start, end: endsAt ?? start }, rules, referenceId(booking.host))
  return { endsHold: true, status: isSure ? 'confirmed' : 'pending' }
}

async function changeOf(
  tx: PayloadRequest,
  booking: Booking,
  request: Exclude<ManageAction, { action: 'view' }>,
): Promise<BookingChange> {
  if (request.action === 'reschedule') return { time: { asked: request } }
  if (request.action === 'confirm') return confirmation(tx, booking)
  return { status: 'cancelled', details: { visitorCancelReason: request.reason ?? null } }
}

async function act(
  tx: PayloadRequest,
  key: BookingKey,
  request: ManageAction,
  now: Date,
): Promise<ManageOutcome> {
  const booking = await lockedBooking(tx, conditionOf(key))
  if (!booking) return { kind: 'unknown' }
  // A repeated cancellation is not an error.
  const isDone = request.action === 'cancel' && booking.status === 'cancelled'
  if (request.action === 'view' || isDone) return { kind: 'done', booking }
  const change = await changeOf(tx, booking, request)
  const outcome = await changeBooking(tx, booking, change, { by: 'visitor', now })
  if (outcome.kind !== 'gone') await confirmArrival(tx, booking.id)
  return outcome
}

/** The booking whose length a new time needs, before its row is locked. */
async function idOf(req: PayloadRequest, key: BookingKey): Promise<string | undefined> {
  const db = await transactionOf(req)
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(conditionOf(key))
  return row?.id
}

/** Acts for a link's holder or the account's owner. A move voids the old token and returns a new one. */
export async function manageBooking(
  actor: PayloadRequest,
  key: BookingKey,
  request: ManageAction,
  now: Date,
): Promise<ManageOutcome> {
  const order =
    request.action === 'reschedule'
      ? { asked: request, now, exceptId: await idOf(actor, key) }
      : { asked: undefined, now }
  return inBookingTransaction(actor, order, (tx) => act(tx, key, request, now))
}
