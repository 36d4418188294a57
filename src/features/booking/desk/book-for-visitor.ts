import type { PayloadRequest } from 'payload'
import type { Repeatable } from '@/lib/http/idempotency'
import type { OfferedCall } from '../call-type/queries'
import { type BookingOutcome, bookTime } from '../kernel'
import { storeBooking } from '../mutations'
import { changeNoticeHours } from '../settings/queries'
import { blocksTime } from '../status'
import { bookingView } from '../view'
import type { BookForVisitor } from './schema'

interface VisitorOrder {
  request: BookForVisitor
  call: OfferedCall
  now: Date
  repeat?: Repeatable | undefined
}

/**
 * Books a call that the team arranged, also outside the slots, or records one that has taken place. No one gets a mail
 * about the latter. Callers must check for a super admin.
 */
export function bookForVisitor(acting: PayloadRequest, { request, call, now, repeat }: VisitorOrder) {
  const isOver = !blocksTime(request.status)
  const order = { asked: { ...request, isOver }, lengths: call.lengths, now, repeat }
  return bookTime(acting, order, async (req, time) => {
    const booking = await storeBooking(
      req,
      { person: request, call, slot: time.slot, rules: time.rules, status: request.status },
      { notifyVisitor: request.notifyVisitor ?? true },
    )
    return bookingView(booking, await changeNoticeHours(req))
  })
}
