import type { PayloadRequest } from 'payload'
import { seenVersion } from '@/lib/http/if-match'
import type { Booking } from '@/payload-types'
import type { BookingChange } from '../change/columns'
import { type ChangeOutcome, changeBooking } from '../change/mutations'
import { bookingById } from '../queries'
import { inBookingTransaction } from '../transaction'

/** There is no such booking, it has changed since it was read, or `If-Match` is not a version. */
export interface NotSeen {
  kind: 'unknown' | 'stale' | 'malformed'
}

/** Changes a booking for the team, if it is the version that `If-Match` names. */
export const changeSeen = (
  acting: PayloadRequest,
  {
    notify,
    ...order
  }: Parameters<typeof inBookingTransaction>[1] & { exceptId: string; notify?: boolean | undefined },
  change: BookingChange,
): Promise<ChangeOutcome | NotSeen> =>
  inBookingTransaction(acting, order, async (tx): Promise<ChangeOutcome | NotSeen> => {
    const seen = await seenBooking(tx, order.exceptId)
    if (seen.kind !== 'seen') return seen
    return changeBooking(tx, seen.booking, change, { by: 'team', notify, now: order.now })
  })

/** The booking, locked, if it is the version that `If-Match` names, or if none is named. */
export async function seenBooking(
  tx: PayloadRequest,
  id: string,
): Promise<{ kind: 'seen'; booking: Booking } | NotSeen> {
  const booking = await bookingById(tx, id)
  if (!booking) return { kind: 'unknown' }
  const version = seenVersion(tx.headers)
  if (version === 'malformed') return { kind: 'malformed' }
  if (version !== undefined && version !== Date.parse(booking.updatedAt)) return { kind: 'stale' }
  return { kind: 'seen', booking }
}
