import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import { seenVersion } from '@/lib/http/if-match'
import type { ApiError } from '@/lib/http/problem'
import type { Booking } from '@/payload-types'
import { prepareDay, takenAnswer } from '../availability/queries'
import { lockDay, retryDeadlocks } from '../day/lock'
import { lapseHolds } from '../hold/mutations'
import { slotColumns } from '../mutations'
import { currentRules } from '../settings/queries'
import { deskSlot } from './desk-slot'
import type { MoveBooking } from './schema'

export type MoveOutcome =
  | { kind: 'moved'; booking: Booking }
  | { kind: 'unknown' }
  | { kind: 'stale' }
  | { kind: 'malformed' }
  | { kind: 'closed' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'taken'; answer: StoredAnswer }

/** The booking, its row locked: writers of one booking follow each other. */
export async function lockedBooking(req: PayloadRequest, id: string): Promise<Booking | undefined> {
  const rows = await queryIn(req, sql`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`)
  if (rows.length === 0) return undefined
  return req.payload.findByID({ collection: 'bookings', id, depth: 0, overrideAccess: true, req })
}

async function move(req: PayloadRequest, wish: MoveBooking, now: Date): Promise<MoveOutcome> {
  const booking = await lockedBooking(req, wish.id)
  if (!booking) return { kind: 'unknown' }
  const seen = seenVersion(req.headers)
  if (seen === 'malformed') return { kind: 'malformed' }
  if (seen !== undefined && seen !== Date.parse(booking.updatedAt)) return { kind: 'stale' }
  if (booking.status !== 'pending' && booking.status !== 'confirmed') return { kind: 'closed' }
  await lockDay(req, wish.preferredDate)
  const rules = await currentRules(req.payload, req)
  const wanted = await deskSlot(req, { rules, wish, now, exceptId: booking.id })
  if (wanted.kind === 'refused') return wanted
  if (wanted.kind === 'taken') {
    const day = { date: wish.preferredDate, now, exceptId: booking.id, error: wanted.error }
    return { kind: 'taken', answer: await takenAnswer(req, day) }
  }
  // Moved to where it is: nothing has happened, and nobody is told.
  if (wanted.slot.start === booking.bookingDatetime) return { kind: 'moved', booking }
  // The mailed link goes on working: the mail of a move that is undone never leaves.
  const moved = await req.payload.update({
    collection: 'bookings',
    id: booking.id,
    depth: 0,
    overrideAccess: true,
    req,
    context: { timesAreSet: true, notifyVisitor: wish.notifyVisitor ?? true },
    data: slotColumns(wanted.slot, rules),
  })
  return { kind: 'moved', booking: moved }
}

/**
 * Moves a pending or confirmed booking. `If-Match` in the request of `acting` names the version that was seen.
 * Callers let only super admins pass.
 */
export async function moveBooking(
  acting: PayloadRequest,
  wish: MoveBooking,
  now: Date,
): Promise<MoveOutcome> {
  await lapseHolds(acting.payload, now)
  await prepareDay(acting.payload, wish.preferredDate)
  try {
    return await retryDeadlocks(() => inTransaction(acting, (req) => move(req, wish, now)))
  } catch (error) {
    if (!isOverlap(error)) throw error
    const day = { date: wish.preferredDate, now, exceptId: wish.id }
    return { kind: 'taken', answer: await inTransaction(acting, (req) => takenAnswer(req, day)) }
  }
}
