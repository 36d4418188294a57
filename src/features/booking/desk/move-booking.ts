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

/** Moves an upcoming booking. `If-Match` names the version. Callers must check for a super admin. */
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
    // The time is unchanged, so no mail is sent.
    if (time.slot.start === booking.bookingDatetime) return { kind: 'moved', booking }
    // The mailed link stays valid, because the mail of an undone move is never sent.
    const context = { timesAreSet: true, notifyVisitor: wish.notifyVisitor ?? true }
    const moved = await changeBooking(req, booking.id, slotColumns(time.slot, time.rules), context)
    return { kind: 'moved', booking: moved }
  })
}
