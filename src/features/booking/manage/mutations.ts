import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { isOverlap } from '@/lib/db/errors'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import type { Booking } from '@/payload-types'
import { prepareDay, takenAnswer, wantedSlot } from '../availability/queries'
import { confirmArrival } from '../burst/mutations'
import { lockDay, retryDeadlocks } from '../day/lock'
import { lapseHolds } from '../hold/mutations'
import { slotColumns } from '../mutations'
import type { ManageAction } from '../schema'
import { currentRules } from '../settings/queries'
import { newManageToken } from './token'

export type ManageOutcome =
  | { kind: 'done'; booking: Booking; token?: string }
  | { kind: 'unknown' }
  | { kind: 'gone'; error: ApiError }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'taken'; answer: StoredAnswer }

const gone = (message: string): ManageOutcome => ({ kind: 'gone', error: { code: 'gone', message } })

/** Which booking: the one of a mailed link, or one of the account with this confirmed address (in lower case). */
type BookingKey = { token: string } | { id: string; ownerEmail: string }

/** Finds the booking of a key and locks its row, so that two requests with one link follow each other. */
async function lockedBooking(req: PayloadRequest, key: BookingKey): Promise<Booking | undefined> {
  const db = await transactionOf(req)
  const its =
    'token' in key
      ? sql`manage_token_hash = ${hashToken(key.token)}`
      : sql`id = ${key.id} AND lower(email) = ${key.ownerEmail}`
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM bookings WHERE ${its} FOR UPDATE`)
  const [row] = rows
  if (!row) return undefined
  return req.payload.findByID({ collection: 'bookings', id: row.id, depth: 0, overrideAccess: true, req })
}

/** Why a call can no longer be moved or cancelled; undefined while it can. */
export function closedReason(booking: Booking, now: Date): string | undefined {
  if (booking.status === 'cancelled')
    return 'This call has been cancelled. You are welcome to book another one.'
  if (booking.status === 'completed' || Date.parse(booking.bookingDatetime) <= now.getTime()) {
    return 'This call is in the past and can no longer be changed.'
  }
  return undefined
}

async function cancel(req: PayloadRequest, booking: Booking): Promise<ManageOutcome> {
  const cancelled = await req.payload.update({
    collection: 'bookings',
    id: booking.id,
    data: { status: 'cancelled' },
    context: { actor: 'visitor' },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { kind: 'done', booking: cancelled }
}

/** The visitor has pressed the button of the mail: the booking counts from now on. */
async function confirm(req: PayloadRequest, booking: Booking): Promise<ManageOutcome> {
  if (!booking.heldUntil) return { kind: 'done', booking }
  const confirmed = await req.payload.update({
    collection: 'bookings',
    id: booking.id,
    data: { heldUntil: null },
    context: { actor: 'visitor' },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { kind: 'done', booking: confirmed }
}

async function reschedule(
  req: PayloadRequest,
  booking: Booking,
  wish: Extract<ManageAction, { action: 'reschedule' }>,
  now: Date,
): Promise<ManageOutcome> {
  await lockDay(req, wish.preferredDate)
  const rules = await currentRules(req.payload, req)
  const wanted = await wantedSlot(req, { rules, wish, now, exceptId: booking.id })
  if (wanted.kind === 'refused') return wanted
  if (wanted.kind === 'taken') {
    const day = { date: wish.preferredDate, now, exceptId: booking.id, error: wanted.error }
    return { kind: 'taken', answer: await takenAnswer(req, day) }
  }
  // Moved to where it is: nothing has happened, and the link stays what it is.
  if (wanted.slot.start === booking.bookingDatetime) return { kind: 'done', booking }
  const { token, columns } = newManageToken()
  const moved = await req.payload.update({
    collection: 'bookings',
    id: booking.id,
    depth: 0,
    overrideAccess: true,
    req,
    context: { timesAreSet: true, actor: 'visitor' },
    data: { ...slotColumns(wanted.slot, rules), ...columns },
  })
  return { kind: 'done', booking: moved, token }
}

async function act(
  req: PayloadRequest,
  key: BookingKey,
  request: ManageAction,
  now: Date,
): Promise<ManageOutcome> {
  const booking = await lockedBooking(req, key)
  if (!booking) return { kind: 'unknown' }
  if (request.action === 'view') return { kind: 'done', booking }
  // Cancelling twice is one cancellation, not an error.
  if (request.action === 'cancel' && booking.status === 'cancelled') return { kind: 'done', booking }
  const closed = closedReason(booking, now)
  if (closed) return gone(closed)
  await confirmArrival(req, booking.id)
  if (request.action === 'confirm') return confirm(req, booking)
  return request.action === 'cancel' ? cancel(req, booking) : reschedule(req, booking, request, now)
}

/**
 * What the holder of a mailed link, or the owner of the account with the booking's address, may do with it. Moving
 * it answers with a new token and voids the old one. The mails are in the same transaction.
 */
export async function manageBooking(
  actor: PayloadRequest,
  key: BookingKey,
  request: ManageAction,
  now: Date,
): Promise<ManageOutcome> {
  await lapseHolds(actor.payload, now)
  if (request.action === 'reschedule') await prepareDay(actor.payload, request.preferredDate)
  try {
    return await retryDeadlocks(() => inTransaction(actor, (req) => act(req, key, request, now)))
  } catch (error) {
    if (!isOverlap(error) || request.action !== 'reschedule') throw error
    return inTransaction(actor, async (req) => ({
      kind: 'taken',
      answer: await takenAnswer(req, { date: request.preferredDate, now }),
    }))
  }
}
