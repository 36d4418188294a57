import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { MailedBooking } from '@/emails/booking/booking-facts'
import { referenceId } from '@/lib/db/reference-id'
import { databaseOf } from '@/lib/db/transaction'
import { hosts } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'

/** The name of who takes a call. Null for the desk. */
export async function hostNameOf(payload: Payload, { host }: Pick<Booking, 'host'>): Promise<string | null> {
  const id = referenceId(host)
  if (!id) return null
  const [row] = await databaseOf(payload).select({ name: hosts.name }).from(hosts).where(eq(hosts.id, id))
  return row?.name ?? null
}

export interface CalledBooking extends Booking {
  hostName: string | null
}

export const withHostName = async (payload: Payload, booking: Booking): Promise<CalledBooking> => ({
  ...booking,
  hostName: await hostNameOf(payload, booking),
})

export const mailedBooking = (booking: CalledBooking): MailedBooking => ({
  ...booking,
  answers: booking.answers ?? [],
  start: new Date(booking.bookingDatetime),
  end: new Date(booking.endsAt ?? booking.bookingDatetime),
  timezone: booking.timezone ?? 'UTC',
  byPhone: booking.meetingKind === 'phone',
})
