import type { PayloadRequest } from 'payload'
import { changeBooking } from '../mutations'
import { outcomes } from '../status'
import { changeEach, type EachResult } from './change-each'
import type { CancelBookings } from './schema'

/** 'completed': calls with an outcome stay. */
export type Cancellation = EachResult<'cancelled' | 'already_cancelled' | 'completed'>

/** Cancels bookings in separate transactions. Callers must check for a super admin. */
export const cancelBookings = (
  acting: PayloadRequest,
  { ids, seen, notifyVisitor = true, reason }: CancelBookings,
): Promise<{ id: string; result: Cancellation }[]> =>
  changeEach(acting, { ids, seen }, async (req, { id, status }, isCurrent) => {
    if (status === 'cancelled') return 'already_cancelled'
    if (outcomes.some((outcome) => outcome === status)) return 'completed'
    if (!isCurrent) return 'stale'
    await changeBooking(req, id, { status: 'cancelled', teamCancelReason: reason ?? null }, { notifyVisitor })
    return 'cancelled'
  })
