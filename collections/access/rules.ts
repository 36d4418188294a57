import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from 'payload'
import { isAdmin, isSuperAdmin, takesCalls } from '@/features/role/queries'
import { isShown } from '@/features/site/notice'
import { lower } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import type { Booking, SiteSetting } from '@/payload-types'

export const editorAccess = (read: Access): NonNullable<CollectionConfig['access']> => ({
  create: adminsOnly,
  read,
  update: adminsOnly,
  delete: adminsOnly,
  readVersions: adminsOnly,
})

/** Rejects every caller. The server's own code passes `overrideAccess`. */
export const denyAll = (): false => false

/** Denies all. Collections name what they allow: `{ ...closed, read: adminsOnly }`. */
export const closed = {
  create: denyAll,
  read: denyAll,
  update: denyAll,
  delete: denyAll,
  readVersions: denyAll,
}

export const superAdminAccess = (read: Access): NonNullable<CollectionConfig['access']> => ({
  ...closed,
  create: superAdminsOnly,
  read,
  update: superAdminsOnly,
  delete: superAdminsOnly,
})

export const anyone = (): true => true

export const serverOnly = { create: denyAll, read: denyAll, update: denyAll }

/** Readers of the document see the field. No request can set it. */
export const setByServer = { create: denyAll, update: denyAll }

export const superAdminsOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => isSuperAdmin(req)

/** Super admins, and admins who take calls (docs/decisions/0121). */
export const callTakersOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => takesCalls(req)

const MAX_ROWS = 500

export async function ownBookingsOrTeam({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isAdmin(req)) return true
  // Bookings keep the address as typed, and CMS conditions cannot ignore case.
  const { id, email, bookingDatetime } = bookings
  const db = await transactionOf(req)
  const own = await db
    .select({ id })
    .from(bookings)
    .where(eq(lower(email), req.user.email.toLowerCase()))
    .orderBy(desc(bookingDatetime))
    .limit(MAX_ROWS)
  return own.length > 0 ? { id: { in: own.map((row) => row.id) } } : { id: { exists: false } }
}

export const ownBookingOrCallTaker: FieldAccess<Booking> = async ({ req, doc }) =>
  (doc?.email !== undefined && doc.email.toLowerCase() === req.user?.email.toLowerCase()) || takesCalls(req)

export const shownNoticeOrAdmins: FieldAccess<SiteSetting> = async ({ doc, req }) => {
  const { from, until } = doc?.notice ?? {}
  // A date is undefined if the request's `select` left it out. It is null if the notice has none.
  const isKnown = from !== undefined && until !== undefined
  return (isKnown && isShown({ from, until }, new Date())) || isAdmin(req)
}

// A published document with a draft has `status` published, but `_status` draft.
const published: Where[] = [{ status: { equals: 'published' } }, { _status: { equals: 'published' } }]

const orAdmins =
  (shown: Where): Access =>
  async ({ req }: { req: PayloadRequest }): Promise<boolean | Where> =>
    (await isAdmin(req)) || shown

export const publishedOrAdmins = orAdmins({ and: published })

export const shownOrAdmins = orAdmins({ and: [...published, { isActive: { equals: true } }] })

export async function activeOrAdmins({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (await isAdmin(req)) return true
  return { isActive: { equals: true } }
}

export const adminsOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => isAdmin(req)
