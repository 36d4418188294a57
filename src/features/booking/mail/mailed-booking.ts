import type { MailedBooking } from '@/emails/booking/booking-facts'
import type { Booking } from '@/payload-types'

export const mailedBooking = (booking: Booking): MailedBooking => ({
  id: booking.id,
  name: booking.name,
  email: booking.email,
  callType: booking.callType,
  answers: booking.answers ?? [],
  company: booking.company,
  phone: booking.phone,
  message: booking.message,
  start: new Date(booking.bookingDatetime),
  end: new Date(booking.endsAt ?? booking.bookingDatetime),
  timezone: booking.timezone ?? 'UTC',
  visitorTimezone: booking.visitorTimezone,
  meetLink: booking.meetLink,
  visitorCancelReason: booking.visitorCancelReason,
  teamCancelReason: booking.teamCancelReason,
  byPhone: booking.meetingKind === 'phone',
})
