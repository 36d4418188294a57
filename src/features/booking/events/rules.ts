import type { EventName } from '@/features/webhook/events'
import type { KnownBooking } from '@/lib/jobs/queues'
import type { Booking } from '@/payload-types'
import { type BookingStatus, blocksTime } from '../status'

type Reported = Pick<KnownBooking, 'status' | 'start'>
type BookingEventName = Extract<EventName, `booking.${string}`>

const ofStatus: Partial<Record<BookingStatus, BookingEventName>> = {
  confirmed: 'booking.confirmed',
  cancelled: 'booking.cancelled',
  completed: 'booking.completed',
}

export const reported = ({ status, bookingDatetime: start }: Booking): Reported => ({ status, start })

/** The events of a booking that receivers know as `known`, or not at all (null), in their order. */
export function eventsOf(known: Reported | null, { status, start }: Reported): BookingEventName[] {
  const own = ofStatus[status]
  if (!known) return status === 'cancelled' ? [] : ['booking.created', ...(own ? [own] : [])]
  const isMoved = start !== known.start && blocksTime(status)
  return [...(isMoved ? ['booking.moved' as const] : []), ...(own && status !== known.status ? [own] : [])]
}
