import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { retryDeadlocks } from '../day/lock'
import { bookingById } from '../kernel'
import { changeBooking } from '../mutations'
import type { CancelBookings } from './schema'

/** 'completed' calls stay. 'stale' has changed since it was read. 'failed' can be retried. */
export type Cancellation = 'cancelled' | 'already_cancelled' | 'completed' | 'not_found' | 'stale' | 'failed'

interface Wish {
  id: string
  seen: string | undefined
  notifyVisitor: boolean
}

async function cancel(req: PayloadRequest, { id, seen, notifyVisitor }: Wish): Promise<Cancellation> {
  const booking = await bookingById(req, id)
  if (!booking) return 'not_found'
  if (booking.status === 'cancelled') return 'already_cancelled'
  if (booking.status === 'completed') return 'completed'
  if (seen !== undefined && Date.parse(seen) !== Date.parse(booking.updatedAt)) return 'stale'
  await changeBooking(req, id, { status: 'cancelled' }, { notifyVisitor })
  return 'cancelled'
}

/** Cancels bookings in separate transactions. Callers must check for a super admin. */
export async function cancelBookings(
  acting: PayloadRequest,
  { ids, seen = {}, notifyVisitor = true }: CancelBookings,
): Promise<{ id: string; result: Cancellation }[]> {
  const results: { id: string; result: Cancellation }[] = []
  const versions = new Map(Object.entries(seen).map(([id, version]) => [id.toLowerCase(), version]))
  for (const id of new Set(ids.map((given) => given.toLowerCase()))) {
    const result = await retryDeadlocks(() =>
      inTransaction(acting, (req) => cancel(req, { id, seen: versions.get(id), notifyVisitor })),
    ).catch((error: unknown): Cancellation => {
      log.error({ err: error, booking: id }, 'booking was not cancelled')
      return 'failed'
    })
    results.push({ id, result })
  }
  return results
}
