import type { Booking } from '@/payload-types'
import type { ShownHost } from './host/shown-hosts'
import { statuses } from './status'

const HOUR_MS = 3_600_000

const changeUntil = ({ bookingDatetime }: Pick<Booking, 'bookingDatetime'>, noticeHours: number) =>
  new Date(Date.parse(bookingDatetime) - noticeHours * HOUR_MS).toISOString()

type BookingColumns = Omit<Booking, 'id' | 'calendarSequence' | 'createdAt' | 'updatedAt'>

export const bookingView = (
  booking: Pick<Booking, 'id'> & BookingColumns,
  noticeHours: number,
  host: ShownHost | null,
) => ({
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
  /** UTC instant until when the visitor can move or cancel the call. */
  changeUntil: changeUntil(booking, noticeHours),
  /** UTC instant when an unconfirmed visitor's hold ends. Otherwise null. */
  heldUntil: booking.heldUntil ?? null,
  /** Who takes the call. Null for the desk. */
  host,
})

export type BookingView = ReturnType<typeof bookingView>

/** Why the visitor cannot change a call. Undefined if they can. */
export function closedReason(booking: Booking, now: Date, noticeHours: number): string | undefined {
  const isOver = Date.parse(booking.bookingDatetime) <= now.getTime()
  const closed = statuses[booking.status].closed ?? (isOver ? statuses.completed.closed : undefined)
  if (closed || now.getTime() < Date.parse(changeUntil(booking, noticeHours))) return closed
  const hours = noticeHours === 1 ? '1 hour' : `${noticeHours} hours`
  return `A call can be moved or cancelled here until ${hours} before it starts. Please contact us instead.`
}
