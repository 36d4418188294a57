import type { BookingRequest } from '../schema'
import type { CalendarRules, Slot } from '../types'
import type { BookingView } from '../view'

/** The booking that a robot is told of: as a real one in every part, and stored nowhere. */
export const pretendedBooking = (request: BookingRequest, slot: Slot, rules: CalendarRules): BookingView => ({
  id: crypto.randomUUID(),
  name: request.name,
  bookingDatetime: slot.start,
  endsAt: slot.end,
  preferredDate: request.preferredDate,
  preferredTime: request.preferredTime,
  timezone: rules.timezone,
  visitorTimezone: request.visitorTimezone ?? null,
  status: 'pending',
  meetLink: null,
  heldUntil: null,
})
