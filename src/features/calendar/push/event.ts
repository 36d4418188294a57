import type { CalendarEvent } from '../google/client'
import type { Times } from '../times'
import { marksOf } from './merge'

/** What of a booking its event shows. Instants are UTC. */
export interface CalledBooking extends Times {
  id: string
  name: string
  email: string
  company: string | null
  phone: string | null
  message: string | null
  timezone: string
}

const idStart = (bookingId: string) => `qcall${bookingId.replaceAll('-', '').toLowerCase()}g`

/**
 * Our own name for the event of a booking, in the letters that Google takes (a-v, 0-9). The same for each attempt, so that
 * an insert whose answer was lost is found again; a deleted one stays taken, which the generation gets around.
 */
export const eventId = (bookingId: string, generation: number): string => `${idStart(bookingId)}${generation}`

/**
 * The booking that an event was made for, if it was made by the site at `host`: several sites can share a calendar, and
 * copies made by hand have ids of Google's.
 */
export function bookingOf({ id, extendedProperties }: CalendarEvent, host: string): string | undefined {
  const { bookingId, site } = extendedProperties?.private ?? {}
  return bookingId && site === host && id?.startsWith(idStart(bookingId)) ? bookingId : undefined
}

/** The booking as Google's event. The visitor is its guest, but the only invitations are our own mails. */
export function eventBody(booking: CalledBooking, businessName: string, deskUrl: string): CalendarEvent {
  const { name, company, email, phone, message, start, end, timezone } = booking
  const lines = [
    ...(company ? [`Company: ${company}`] : []),
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(message ? ['', message] : []),
    '',
    `Booking: ${deskUrl}`,
  ]
  const written = {
    summary: `Call: ${name} and ${businessName}`,
    description: lines.join('\n').trim(),
    attendees: [{ email, displayName: name, responseStatus: 'accepted' }],
  }
  const site = { site: new URL(deskUrl).host }
  return {
    ...written,
    status: 'confirmed',
    start: { dateTime: start.toISOString(), timeZone: timezone },
    end: { dateTime: end.toISOString(), timeZone: timezone },
    transparency: 'opaque',
    guestsCanInviteOthers: false,
    guestsCanModify: false,
    // Without the manage link: any reader of the calendar could use it.
    extendedProperties: { private: { bookingId: booking.id, ...site, ...marksOf(written) } },
  }
}

/** Asks for a video call; with one id for one event, so that asking again makes no second one. */
export const conferenceRequest = (id: string): Pick<CalendarEvent, 'conferenceData'> => ({
  conferenceData: {
    createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } },
  },
})

export type MeetState = { link: string } | 'pending' | 'none'

/** The video call of an event: there, still being made, or not to be had. */
export function meetOf({ hangoutLink, conferenceData }: CalendarEvent): MeetState {
  const video = conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri
  const link = video ?? hangoutLink
  if (link?.startsWith('https://')) return { link }
  return conferenceData?.createRequest?.status?.statusCode === 'pending' ? 'pending' : 'none'
}

/** Start and end of an event with times; undefined for all-day and invalid ones. */
export function timesOf({ start, end }: CalendarEvent): Times | undefined {
  if (!start?.dateTime || !end?.dateTime) return undefined
  const times = { start: new Date(start.dateTime), end: new Date(end.dateTime) }
  return times.end > times.start ? times : undefined
}
