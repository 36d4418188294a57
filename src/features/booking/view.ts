import type { Booking } from '@/payload-types'
import type { MeetingKind } from './meeting/rules'

export interface BookingView {
  id: string
  name: string
  /** The title of its type when it was booked. */
  callType: string | null
  bookingDatetime: string
  endsAt: string
  preferredDate: string
  preferredTime: string
  timezone: string
  visitorTimezone: string | null
  status: Booking['status']
  meetingKind: MeetingKind
  meetLink: string | null
  /** UTC instant until when the visitor can move or cancel the call. */
  changeUntil: string
  /** UTC instant when an unconfirmed visitor's hold ends. Otherwise null. */
  heldUntil: string | null
}

const HOUR_MS = 3_600_000

export const changeUntil = (
  { bookingDatetime }: Pick<Booking, 'bookingDatetime'>,
  noticeHours: number,
): string => new Date(Date.parse(bookingDatetime) - noticeHours * HOUR_MS).toISOString()

/** `noticeHours` is the setting for changes by visitors. */
export const bookingView = (booking: Booking, noticeHours: number): BookingView => ({
  id: booking.id,
  name: booking.name,
  callType: booking.callType ?? null,
  bookingDatetime: booking.bookingDatetime,
  endsAt: booking.endsAt ?? booking.bookingDatetime,
  preferredDate: booking.preferredDate ?? '',
  preferredTime: booking.preferredTime ?? '',
  timezone: booking.timezone ?? '',
  visitorTimezone: booking.visitorTimezone ?? null,
  status: booking.status,
  meetingKind: booking.meetingKind ?? 'google_meet',
  meetLink: booking.meetLink ?? null,
  changeUntil: changeUntil(booking, noticeHours),
  heldUntil: booking.heldUntil ?? null,
})
