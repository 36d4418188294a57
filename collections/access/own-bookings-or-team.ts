import type { FieldAccess, PayloadRequest, Where } from 'payload'
import { isAdmin, isSuperAdmin } from '@/features/role/queries'
import { queryIn, sql } from '@/lib/db/query'
import type { Booking } from '@/payload-types'

/** More than any visitor's own bookings; the dashboard shows fewer. */
const MOST = 500

/** All bookings for admins and super admins; other users see those with their account's address. */
export async function ownBookingsOrTeam({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isAdmin(req)) return true
  // Bookings keep the address as it was typed; conditions of the CMS cannot compare without regard to case.
  const own = await queryIn<{ id: string }>(
    req,
    sql`SELECT id FROM bookings WHERE lower(email) = ${req.user.email.toLowerCase()}
        ORDER BY booking_datetime DESC LIMIT ${MOST}`,
  )
  return own.length > 0 ? { id: { in: own.map(({ id }) => id) } } : { id: { exists: false } }
}

/** What admins do not read of bookings: it is the visitor's and the super admins'. */
export const ownBookingOrSuperAdmin: FieldAccess<Booking> = async ({ req, doc }) =>
  (doc?.email !== undefined && doc.email.toLowerCase() === req.user?.email.toLowerCase()) || isSuperAdmin(req)
