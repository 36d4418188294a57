import { desc, eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { FieldAccess, PayloadRequest, Where } from 'payload'
import { isAdmin, takesCalls } from '@/features/role/queries'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'

const MAX_ROWS = 500

/** All bookings for admins. Other users see bookings with their account's address. */
export async function ownBookingsOrTeam({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isAdmin(req)) return true
  // Bookings keep the address as typed, and CMS conditions cannot ignore case.
  const { id, email, bookingDatetime } = bookings
  const db = await transactionOf(req)
  const own = await db
    .select({ id })
    .from(bookings)
    .where(eq(sql`lower(${email})`, req.user.email.toLowerCase()))
    .orderBy(desc(bookingDatetime))
    .limit(MAX_ROWS)
  return own.length > 0 ? { id: { in: own.map((row) => row.id) } } : { id: { exists: false } }
}

/** Only the visitor and the people who take calls can read these fields. */
export const ownBookingOrCallTaker: FieldAccess<Booking> = async ({ req, doc }) =>
  (doc?.email !== undefined && doc.email.toLowerCase() === req.user?.email.toLowerCase()) || takesCalls(req)
