import type { OfferedCall } from '../call-type/queries'
import { newMeeting } from '../meeting/mutations'
import type { BookingRequest } from '../schema'
import type { CalendarRules, Slot } from '../types'
import { type BookingView, changeUntil } from '../view'

/** The answer for bots. It looks real but is stored nowhere. */
export function pretendedBooking(
  request: BookingRequest,
  call: OfferedCall,
  { slot, rules, noticeHours }: { slot: Slot; rules: CalendarRules; noticeHours: number },
): BookingView {
  const { meetingKind, meetLink } = newMeeting(call.meeting)
  return {
    id: crypto.randomUUID(),
    name: request.name,
    callType: call.title,
    bookingDatetime: slot.start,
    endsAt: slot.end,
    preferredDate: request.preferredDate,
    preferredTime: request.preferredTime,
    timezone: rules.timezone,
    visitorTimezone: request.visitorTimezone ?? null,
    status: 'pending',
    meetingKind: meetingKind ?? 'google_meet',
    meetLink: meetLink ?? null,
    changeUntil: changeUntil({ bookingDatetime: slot.start }, noticeHours),
    heldUntil: null,
  }
}
