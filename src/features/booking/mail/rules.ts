import type { BookingEvent, KnownBooking } from '@/lib/jobs/queues'
import type { Booking } from '@/payload-types'

/** The event for a recipient who knows the booking as `known`, or not at all (null). */
export function bookingEvent(
  known: KnownBooking | null,
  { status, bookingDatetime }: Pick<Booking, 'status' | 'bookingDatetime'>,
): BookingEvent | undefined {
  if (!known) return status === 'confirmed' ? 'confirmed' : status === 'pending' ? 'received' : undefined
  if (status === 'cancelled') return known.status === 'cancelled' ? undefined : 'cancelled'
  if (status === 'confirmed' && known.status === 'cancelled') return 'rebooked'
  if (status === 'confirmed' && known.status !== 'confirmed') return 'confirmed'
  if (bookingDatetime !== known.start) return 'rescheduled'
  if (status === 'pending' && known.status === 'cancelled') return 'received'
  return undefined
}
