import type { Payload } from 'payload'
import { withHost } from '@/features/booking/mail/mailed-booking'
import { storedBooking } from '@/features/booking/queries'
import { referenceId } from '@/lib/db/reference-id'
import { shownPhone } from '@/lib/validation/phone-number'
import type { Booking } from '@/payload-types'
import type { CalendarEvent } from '../google/client'
import type { Times } from '../times'
import { marksOf } from './merge'

export interface Wanted extends CalledBooking, Pick<Booking, 'status' | 'googleEventId'> {
  /** Who takes it. Null for the desk. */
  hostId: string | null
  byGoogle: boolean
}

export async function wantedBooking(payload: Payload, id: string): Promise<Wanted | undefined> {
  const stored = await storedBooking(payload, id)
  if (!stored) return undefined
  const booking = await withHost(payload, stored)
  const { bookingDatetime, endsAt, meetingKind, meetLink } = booking
  return {
    ...booking,
    hostId: referenceId(booking.host),
    start: new Date(bookingDatetime),
    end: new Date(endsAt ?? bookingDatetime),
    byGoogle: (meetingKind ?? 'google_meet') === 'google_meet',
    ownLink: meetingKind === 'url' ? meetLink : null,
  }
}

type Shown = Pick<
  Booking,
  'id' | 'name' | 'email' | 'company' | 'phone' | 'message' | 'callType' | 'timezone'
>

export interface CalledBooking extends Times, Shown {
  ownLink?: string | null | undefined
  hostName?: string | null | undefined
}

const idStart = (bookingId: string) => `qcall${bookingId.replaceAll('-', '').toLowerCase()}g`

/**
 * Our event id in Google's letters (a-v, 0-9). Stable, so that a retry finds the event. A deleted id stays
 * taken, so `generation` makes a new one.
 */
export const eventId = (bookingId: string, generation: number): string => `${idStart(bookingId)}${generation}`

/** The booking of an event from the site at `host`. Sites can share a calendar, and people copy events. */
export function bookingOf({ id, extendedProperties }: CalendarEvent, host: string): string | undefined {
  const { bookingId, site } = extendedProperties?.private ?? {}
  return bookingId && site === host && id?.startsWith(idStart(bookingId)) ? bookingId : undefined
}

/** The event of a booking. Google sends no invitations, because we send our own mails. */
export function eventBody(booking: CalledBooking, businessName: string, deskUrl: string): CalendarEvent {
  const { name, company, email, phone, message, start, end } = booking
  const timeZone = booking.timezone ?? 'UTC'
  const lines = [
    ...(booking.callType ? [`Call type: ${booking.callType}`] : []),
    ...(booking.hostName ? [`Host: ${booking.hostName}`] : []),
    ...(company ? [`Company: ${company}`] : []),
    ...(phone ? [`Phone: ${shownPhone(phone)}`] : []),
    ...(booking.ownLink ? [`Join: ${booking.ownLink}`] : []),
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
    start: { dateTime: start.toISOString(), timeZone },
    end: { dateTime: end.toISOString(), timeZone },
    // Calls of hosts do not block the desk.
    transparency: booking.hostName ? 'transparent' : 'opaque',
    guestsCanInviteOthers: false,
    guestsCanModify: false,
    // Without the manage link, which any reader of the calendar could use.
    extendedProperties: { private: { bookingId: booking.id, ...site, ...marksOf(written) } },
  }
}

/** Requests a video call. The id prevents a second one. */
export const conferenceRequest = (id: string): Pick<CalendarEvent, 'conferenceData'> => ({
  conferenceData: {
    createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } },
  },
})

export type MeetState = { link: string } | 'pending' | 'none'

export function meetOf({ hangoutLink, conferenceData }: CalendarEvent): MeetState {
  const video = conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri
  const link = video ?? hangoutLink
  const address = link && URL.canParse(link) ? new URL(link) : undefined
  if (address?.protocol === 'https:') return { link: address.href }
  return conferenceData?.createRequest?.status?.statusCode === 'pending' ? 'pending' : 'none'
}

const YEAR_10000 = Date.UTC(10_000, 0)

/** Start and end. Undefined for all-day and invalid events. */
export function timesOf({ start, end }: CalendarEvent): Times | undefined {
  if (!start?.dateTime || !end?.dateTime) return undefined
  const times = { start: new Date(start.dateTime), end: new Date(end.dateTime) }
  const isStorable = times.start.getTime() >= 0 && times.end.getTime() < YEAR_10000
  return isStorable && times.end > times.start ? times : undefined
}
