import type { PayloadRequest } from 'payload'
import { seenVersion } from '@/lib/http/if-match'
import type { Booking } from '@/payload-types'
import type { OfferedCall } from '../call-type/queries'
import { type Declined, takeTime, writeBooking } from '../kernel'
import { changeBooking, slotColumns } from '../mutations'
import { bookingById } from '../queries'
import { blocksTime } from '../status'
import type { MoveBooking } from './schema'

export type MoveOutcome =
  | { kind: 'moved'; booking: Booking }
  | { kind: 'unknown' | 'stale' | 'malformed' | 'closed' }
  | Declined

/**
 * Moves an upcoming booking. `If-Match` names the version. Callers must check for a super admin.
 * @param call the type that it becomes; without it the booking keeps its type and its length
 */
export function moveBooking(
  acting: PayloadRequest,
  asked: MoveBooking,
  call: OfferedCall | undefined,
  now: Date,
): Promise<MoveOutcome> {
  const order = { asked, now, exceptId: asked.id, lengths: call?.lengths }
  return writeBooking(acting, order, async (req): Promise<MoveOutcome> => {
    const booking = await bookingById(req, asked.id)
    if (!booking) return { kind: 'unknown' }
    const seen = seenVersion(req.headers)
    if (seen === 'malformed') return { kind: 'malformed' }
    if (seen !== undefined && seen !== Date.parse(booking.updatedAt)) return { kind: 'stale' }
    if (!blocksTime(booking.status)) return { kind: 'closed' }
    const time = await takeTime(req, order)
    if (time.kind !== 'slot') return time
    // Nothing changes, so no mail is sent.
    const isSameType = !call || call.title === (booking.callType ?? null)
    if (isSameType && time.slot.start === booking.bookingDatetime) return { kind: 'moved', booking }
    // The mailed link stays valid, because the mail of an undone move is never sent.
    const context = { timesAreSet: true, notifyVisitor: asked.notifyVisitor ?? true }
    const data = { ...slotColumns(time.slot, time.rules), ...(call ? { callType: call.title } : {}) }
    const moved = await changeBooking(req, booking.id, data, context)
    return { kind: 'moved', booking: moved }
  })
}
