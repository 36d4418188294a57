import type { PayloadRequest } from 'payload'
import { changeBooking } from '../mutations'
import { changeEach, type EachResult } from './change-each'
import type { ConfirmBookings } from './schema'

/** 'not_pending': only requests that wait for an answer are confirmed. 'over': their time has passed. */
type Confirmation = EachResult<'confirmed' | 'already_confirmed' | 'not_pending' | 'over'>

/** Confirms requests in separate transactions. Callers must check for a super admin. */
export const confirmBookings = (
  acting: PayloadRequest,
  selected: ConfirmBookings,
  now: Date,
): Promise<{ id: string; result: Confirmation }[]> =>
  changeEach(acting, selected, async (req, { id, status, bookingDatetime }, isCurrent) => {
    if (status === 'confirmed') return 'already_confirmed'
    if (status !== 'pending') return 'not_pending'
    if (Date.parse(bookingDatetime) <= now.getTime()) return 'over'
    if (!isCurrent) return 'stale'
    await changeBooking(req, id, { status: 'confirmed' }, {})
    return 'confirmed'
  })
