import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { isPlainName, type MailedBooking } from '@/emails/booking/booking-facts'
import type { MailMessage } from '@/lib/mail/message'
import { DEFAULT_TITLE } from '../call-type/rules'
import { type BookingStatus, statuses } from '../status'

export interface InviteInput {
  booking: Pick<
    MailedBooking,
    'id' | 'name' | 'email' | 'callType' | 'start' | 'end' | 'meetLink' | 'byPhone' | 'hostName'
  > & { status: BookingStatus }
  /** Increases with every change. Calendars ignore an update with a lower one. */
  sequence: number
  organizer: { name: string; email: string }
  /** The site's host name, for the stable UID. */
  host: string
  siteUrl: string
  manageUrl?: string | null | undefined
  stamp: Date
}

export const calendarUid = (bookingId: string, host: string): string => `booking-${bookingId}@${host}`

/** An iCalendar invitation or cancellation (RFC 5545, RFC 5546). Times are UTC. */
export function calendarInvite(input: InviteInput): NonNullable<MailMessage['ics']> {
  const { booking, organizer } = input
  const cancelled = booking.status === 'cancelled'
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    method,
    prodId: { company: organizer.name, product: 'Booking desk', language: 'EN' },
  })
  const who = booking.hostName ? `${booking.hostName}, ${organizer.name}` : organizer.name
  const description = [
    booking.byPhone
      ? `Phone call with ${who}. We call you at the number that you gave us.`
      : `Video call with ${who}.`,
    ...(booking.meetLink ? [`Join: ${booking.meetLink}`] : []),
    ...(input.manageUrl && !cancelled ? [`Change or cancel: ${input.manageUrl}`] : []),
  ].join('\n\n')
  calendar.createEvent({
    id: calendarUid(booking.id, input.host),
    sequence: input.sequence,
    stamp: input.stamp,
    start: booking.start,
    end: booking.end,
    status: ICalEventStatus[statuses[booking.status].calendar],
    summary: `${booking.callType ?? DEFAULT_TITLE} with ${who}`,
    description,
    location: booking.meetLink ?? (booking.byPhone ? 'Phone call' : 'Video call'),
    url: booking.meetLink ?? input.manageUrl ?? input.siteUrl,
    organizer,
    attendees: [
      {
        // The address may belong to another person, so only a plain name is repeated.
        ...(isPlainName(booking.name) ? { name: booking.name } : {}),
        email: booking.email,
        rsvp: false,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  })
  return { content: calendar.toString(), method, filename: cancelled ? 'cancelled.ics' : 'invite.ics' }
}
