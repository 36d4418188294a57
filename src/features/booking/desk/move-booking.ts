import type { PayloadRequest } from 'payload'
import { seenVersion } from '@/lib/http/if-match'
import type { Booking } from '@/payload-types'
import { bookingById, type Declined, takeTime, writeBooking } from '../kernel'
import { changeBooking, slotColumns } from '../mutations'
import { blocksTime } from '../status'
import type { MoveBooking } from './schema'

export type MoveOutcome =
  | { kind: 'moved'; booking: Booking }
  | { kind: 'unknown' }
  | { kind: 'stale' }
  | { kind: 'malformed' }
  | { kind: 'closed' }
  | Declined

/**
 * Moves a booking that is still to take place. `If-Match` in the request of `acting` names the version that was seen.
 * Callers let only super admins pass.
 */
export function moveBooking(acting: PayloadRequest, wish: MoveBooking, now: Date): Promise<MoveOutcome> {
  const order = { wish, now, exceptId: wish.id }
  return writeBooking(acting, order, async (req): Promise<MoveOutcome> => {
    const booking = await bookingById(req, wish.id)
    if (!booking) return { kind: 'unknown' }
    const seen = seenVersion(req.headers)
    if (seen === 'malformed') return { kind: 'malformed' }
    if (seen !== undefined && seen !== Date.parse(booking.updatedAt)) return { kind: 'stale' }
    if (!blocksTime(booking.status)) return { kind: 'closed' }
    const time = await takeTime(req, order)
    if (time.kind !== 'slot') return time
    // Moved to where it is: nothing has happened, and nobody is notified.
    if (time.slot.start === booking.bookingDatetime) return { kind: 'moved', booking }
    // The mailed link goes on working: the mail of a move that is undone is never sent.
    const context = { timesAreSet: true, notifyVisitor: wish.notifyVisitor ?? true }
    const moved = await changeBooking(req, booking.id, slotColumns(time.slot, time.rules), context)
    return { kind: 'moved', booking: moved }
  })
}
