import type { Booking } from '@/payload-types'
import type { MeetingKind } from './meeting/rules'

export interface BookingView {
  id: string
  name: string
  bookingDatetime: string
  endsAt: string
  preferredDate: string
  preferredTime: string
  timezone: string
  visitorTimezone: string | null
  status: Booking['status']
  meetingKind: MeetingKind
  meetLink: string | null
  /** UTC instant when an unconfirmed visitor's hold ends. Otherwise null. */
  heldUntil: string | null
}

export const bookingView = (booking: Booking): BookingView => ({
  id: booking.id,
  name: booking.name,
  bookingDatetime: booking.bookingDatetime,
  endsAt: booking.endsAt ?? booking.bookingDatetime,
  preferredDate: booking.preferredDate ?? '',
  preferredTime: booking.preferredTime ?? '',
  timezone: booking.timezone ?? '',
  visitorTimezone: booking.visitorTimezone ?? null,
  status: booking.status,
  meetingKind: booking.meetingKind ?? 'google_meet',
  meetLink: booking.meetLink ?? null,
  heldUntil: booking.heldUntil ?? null,
})
