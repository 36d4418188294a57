import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { isOverlap } from '@/lib/db/errors'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import type { Booking } from '@/payload-types'
import { takenAnswer } from './create-booking'
import { lockDay, retryDeadlocks } from './day-lock'
import { newManageToken } from './manage-token'
import type { ManageRequest } from './schema'
import { currentRules } from './settings'
import { blockedUntil } from './slots'
import { wantedSlot } from './wanted-slot'

export type ManageOutcome =
  | { kind: 'done'; booking: Booking; token?: string }
  | { kind: 'unknown' }
  | { kind: 'gone'; error: ApiError }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'taken'; answer: StoredAnswer }

const gone = (message: string): ManageOutcome => ({ kind: 'gone', error: { code: 'gone', message } })

/** Finds the booking of a token and locks its row, so that two requests with one link follow each other. */
async function lockedBooking(req: PayloadRequest, token: string): Promise<Booking | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM bookings WHERE manage_token_hash = ${hashToken(token)} FOR UPDATE`,
  )
  const [row] = rows
  if (!row) return undefined
  return req.payload.findByID({ collection: 'bookings', id: row.id, depth: 0, overrideAccess: true, req })
}

function closedReason(booking: Booking, now: Date): string | undefined {
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
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { kind: 'done', booking: cancelled }
}

async function reschedule(
  req: PayloadRequest,
  booking: Booking,
  wish: Extract<ManageRequest, { action: 'reschedule' }>,
  now: Date,
): Promise<ManageOutcome> {
  await lockDay(req, wish.preferredDate)
  const rules = await currentRules(req.payload, req)
  const wanted = await wantedSlot(req, { rules, wish, now, exceptId: booking.id })
  if (wanted.kind === 'refused') return wanted
  if (wanted.kind === 'taken') {
    return {
      kind: 'taken',
      answer: await takenAnswer(req, { date: wish.preferredDate, now, exceptId: booking.id }),
    }
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
    context: { timesAreSet: true },
    data: {
      bookingDatetime: wanted.slot.start,
      endsAt: wanted.slot.end,
      blockedUntil: blockedUntil(wanted.slot, rules).toISOString(),
      preferredDate: wish.preferredDate,
      preferredTime: wish.preferredTime,
      timezone: rules.timezone,
      ...columns,
    },
  })
  return { kind: 'done', booking: moved, token }
}

async function act(req: PayloadRequest, request: ManageRequest, now: Date): Promise<ManageOutcome> {
  const booking = await lockedBooking(req, request.token)
  if (!booking) return { kind: 'unknown' }
  if (request.action === 'view') return { kind: 'done', booking }
  // Cancelling twice is one cancellation, not an error.
  if (request.action === 'cancel' && booking.status === 'cancelled') return { kind: 'done', booking }
  const closed = closedReason(booking, now)
  if (closed) return gone(closed)
  return request.action === 'cancel' ? cancel(req, booking) : reschedule(req, booking, request, now)
}

/**
 * What the holder of a mailed link may do with the booking. Moving it answers with a new token and
 * voids the old one. The mails are in the same transaction.
 */
export async function manageBooking(
  payload: Payload,
  request: ManageRequest,
  now: Date,
): Promise<ManageOutcome> {
  try {
    return await retryDeadlocks(() => inTransaction(payload, (req) => act(req, request, now)))
  } catch (error) {
    if (!isOverlap(error) || request.action !== 'reschedule') throw error
    return inTransaction(payload, async (req) => ({
      kind: 'taken',
      answer: await takenAnswer(req, { date: request.preferredDate, now }),
    }))
  }
}
