import type { Payload } from 'payload'
import { storedBooking } from '@/features/booking/queries'
import type { Booking } from '@/payload-types'
import type { CalledBooking } from './event'

export interface Wanted extends CalledBooking, Pick<Booking, 'status' | 'googleEventId'> {
  /** Google makes the video call. */
  byGoogle: boolean
}

export async function wantedBooking(payload: Payload, id: string): Promise<Wanted | undefined> {
  const booking = await storedBooking(payload, id)
  if (!booking) return undefined
  const { bookingDatetime, endsAt, meetingKind, meetLink } = booking
  return {
    ...booking,
    start: new Date(bookingDatetime),
    end: new Date(endsAt ?? bookingDatetime),
    byGoogle: (meetingKind ?? 'google_meet') === 'google_meet',
    ownLink: meetingKind === 'url' ? meetLink : null,
  }
}
