import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { MailedBooking } from '@/emails/booking/booking-facts'
import { referenceId } from '@/lib/db/reference-id'
import { databaseOf } from '@/lib/db/transaction'
import { hosts } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'

/** A call with who takes it. Both are null for the desk. */
export interface CalledBooking extends Booking {
  hostName: string | null
  hostPhone: string | null
}

export async function withHost(payload: Payload, booking: Booking): Promise<CalledBooking> {
  const id = referenceId(booking.host)
  const { name, phone } = hosts
  const [row] = id
    ? await databaseOf(payload).select({ name, phone }).from(hosts).where(eq(hosts.id, id))
    : []
  return { ...booking, hostName: row?.name ?? null, hostPhone: row?.phone ?? null }
}

export const mailedBooking = (booking: CalledBooking): MailedBooking => ({
  ...booking,
  answers: booking.answers ?? [],
  start: new Date(booking.bookingDatetime),
  end: new Date(booking.endsAt ?? booking.bookingDatetime),
  timezone: booking.timezone ?? 'UTC',
  byPhone: booking.meetingKind === 'phone',
})
