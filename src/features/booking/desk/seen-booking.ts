import type { PayloadRequest } from 'payload'
import { seenVersion } from '@/lib/http/if-match'
import type { Booking } from '@/payload-types'
import { bookingById } from '../queries'

/** There is no such booking, it has changed since it was read, or `If-Match` is not a version. */
export interface NotSeen {
  kind: 'unknown' | 'stale' | 'malformed'
}

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
