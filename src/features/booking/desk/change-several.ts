import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import type { Booking } from '@/payload-types'
import { retryDeadlocks } from '../day/retry-deadlocks'
import { changeBooking } from '../mutations'
import { bookingById } from '../queries'
import { outcomes } from '../status'
import type { CancelBookings, ConfirmBookings } from './schema'

/** 'stale' has changed since it was read. 'failed' can be retried. */
type EachResult<Own extends string> = Own | 'not_found' | 'stale' | 'failed'

/**
 * Changes bookings in separate transactions, one after the other. `change` gets each booking locked, and whether it is the
 * version that was read. Callers must check for a super admin.
 */
async function changeEach<Own extends string>(
  acting: PayloadRequest,
  { ids, seen = {} }: ConfirmBookings,
  change: (req: PayloadRequest, booking: Booking, isCurrent: boolean) => Promise<EachResult<Own>>,
): Promise<{ id: string; result: EachResult<Own> }[]> {
  const versions = new Map(Object.entries(seen).map(([id, version]) => [id.toLowerCase(), version]))
  const results: { id: string; result: EachResult<Own> }[] = []
  for (const id of new Set(ids.map((given) => given.toLowerCase()))) {
    const result = await retryDeadlocks(() =>
      inTransaction(acting, async (req): Promise<EachResult<Own>> => {
        const booking = await bookingById(req, id)
        if (!booking) return 'not_found'
        const version = versions.get(id)
        const isCurrent = version === undefined || Date.parse(version) === Date.parse(booking.updatedAt)
        return change(req, booking, isCurrent)
      }),
    ).catch((error: unknown): EachResult<Own> => {
      log.error({ err: error, booking: id }, 'one of several bookings was not changed')
      return 'failed'
    })
    results.push({ id, result })
  }
  return results
}

/** 'completed': calls with an outcome stay. */
export type Cancellation = EachResult<'cancelled' | 'already_cancelled' | 'completed'>

/** Cancels bookings in separate transactions. Callers must check for a super admin. */
export const cancelBookings = (
  acting: PayloadRequest,
  { notifyVisitor = true, reason, ...selected }: CancelBookings,
): Promise<{ id: string; result: Cancellation }[]> =>
  changeEach(acting, selected, async (req, { id, status }, isCurrent) => {
    if (status === 'cancelled') return 'already_cancelled'
    if (outcomes.some((outcome) => outcome === status)) return 'completed'
    if (!isCurrent) return 'stale'
    await changeBooking(req, id, { status: 'cancelled', teamCancelReason: reason ?? null }, { notifyVisitor })
    return 'cancelled'
  })

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
