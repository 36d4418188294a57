import type { Booking } from '@/payload-types'
import type { BookingRequest } from '../schema'
import type { CalendarRules, Slot } from '../types'
import { type BookingView, changeUntil } from '../view'

/** The answer for bots. It looks real but is stored nowhere. */
export const pretendedBooking = (
  request: BookingRequest,
  slot: Slot,
  rules: CalendarRules,
  meeting: Pick<Booking, 'meetingKind' | 'meetLink'>,
  noticeHours: number,
): BookingView => ({
  id: crypto.randomUUID(),
  name: request.name,
  bookingDatetime: slot.start,
  endsAt: slot.end,
  preferredDate: request.preferredDate,
  preferredTime: request.preferredTime,
  timezone: rules.timezone,
  visitorTimezone: request.visitorTimezone ?? null,
  status: 'pending',
  meetingKind: meeting.meetingKind ?? 'google_meet',
  meetLink: meeting.meetLink ?? null,
  changeUntil: changeUntil({ bookingDatetime: slot.start }, noticeHours),
  heldUntil: null,
})
