import type { MailedBooking } from '@/emails/booking/booking-facts'
import type { Booking } from '@/payload-types'

export const mailedBooking = (booking: Booking): MailedBooking => ({
  ...booking,
  answers: booking.answers ?? [],
  start: new Date(booking.bookingDatetime),
  end: new Date(booking.endsAt ?? booking.bookingDatetime),
  timezone: booking.timezone ?? 'UTC',
  byPhone: booking.meetingKind === 'phone',
})
