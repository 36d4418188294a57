import type { BookingEvent, KnownBooking } from '@/lib/jobs/queues'
import type { Booking } from '@/payload-types'
import { blocksTime } from '../status'

/** A link of Google is not compared: it arrives with the confirmation, and Google's folder mails a later one. */
export const knowsLink = (
  known: KnownBooking,
  { meetingKind, meetLink }: Pick<Booking, 'meetingKind' | 'meetLink'>,
): boolean =>
  known.meetLink === undefined || meetingKind === 'google_meet' || known.meetLink === (meetLink ?? null)

/** A call of another type has another title and length. */
export const knowsType = (known: KnownBooking, { callType }: Pick<Booking, 'callType'>): boolean =>
  known.callType === undefined || known.callType === (callType ?? null)

/** The event for a recipient who knows the booking as `known`, or not at all (null). */
export function bookingEvent(
  known: KnownBooking | null,
  booking: Pick<Booking, 'status' | 'bookingDatetime' | 'callType' | 'meetingKind' | 'meetLink'>,
): BookingEvent | undefined {
  const { status, bookingDatetime } = booking
  if (!known) return status === 'confirmed' ? 'confirmed' : status === 'pending' ? 'received' : undefined
  if (status === 'cancelled') return known.status === 'cancelled' ? undefined : 'cancelled'
  if (status === 'confirmed' && known.status === 'cancelled') return 'rebooked'
  if (status === 'confirmed' && known.status !== 'confirmed') return 'confirmed'
  if (bookingDatetime !== known.start || !knowsType(known, booking)) return 'rescheduled'
  if (status === 'pending' && known.status === 'cancelled') return 'received'
  return blocksTime(status) && !knowsLink(known, booking) ? 'link_changed' : undefined
}
