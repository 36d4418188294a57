import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { MailedBooking } from '@/emails/booking/booking-facts'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { referenceId } from '@/lib/db/reference-id'
import { databaseOf } from '@/lib/db/transaction'
import { hosts, users } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { currentRules } from '../settings/queries'

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

/** Where someone gets mails about calls, and the zone of its times: a host's own. Undefined if they take calls no more. */
export async function mailedCallTaker(payload: Payload, who: { host: string } | { user: string }) {
  const [row] = await databaseOf(payload)
    .select({ email: users.email, timezone: hosts.timezone })
    .from(users)
    .leftJoin(hosts, eq(hosts.user, users.id))
    .where(
      and('host' in who ? eq(hosts.id, who.host) : eq(users.id, who.user), isCallTakersAccount(users.id)),
    )
  return row && { ...row, timezone: row.timezone || (await currentRules(payload)).timezone }
}

export const mailedBooking = (booking: CalledBooking): MailedBooking => ({
  ...booking,
  answers: booking.answers ?? [],
  start: new Date(booking.bookingDatetime),
  end: new Date(booking.endsAt ?? booking.bookingDatetime),
  timezone: booking.timezone ?? 'UTC',
  byPhone: booking.meetingKind === 'phone',
})
