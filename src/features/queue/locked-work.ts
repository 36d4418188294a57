import { and, eq, isNotNull, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type CollectionBeforeChangeHook, Forbidden, type PayloadRequest } from 'payload'
import { asText, lower } from '@/lib/db/expressions'
import { hasRow } from '@/lib/db/has-row'
import { lockedVersion } from '@/lib/db/locked-version'
import { lockName } from '@/lib/db/locks'
import { transactionOf } from '@/lib/db/transaction'
import {
  bookings,
  client_registrations,
  inquiries,
  invitations,
  subscribers,
  users,
} from '@/payload-generated-schema'
import { isWork, type Subject, type WorkKind } from './rules'
import type { Viewer } from './visible'
import { isVisibleRegistration } from './work-rows'

/** Erasing a person takes the same lock, so that no note or step of theirs is left. Always locked before their rows. */
export const lockPerson = (req: PayloadRequest, email: string) => lockName(req, `person:${email}`)

/** The address of a subject in lower case, if it is stored. */
export async function personOf(req: PayloadRequest, { kind, id }: Subject): Promise<string | undefined> {
  if (kind === 'person') return id
  const db = await transactionOf(req)
  const [row] =
    kind === 'registration'
      ? await db
          .select({ email: invitations.email })
          .from(client_registrations)
          .innerJoin(invitations, eq(invitations.id, client_registrations.invitation))
          .where(eq(client_registrations.id, id))
      : kind === 'inquiry'
        ? await db.select({ email: inquiries.email }).from(inquiries).where(eq(inquiries.id, id))
        : await db.select({ email: bookings.email }).from(bookings).where(eq(bookings.id, id))
  return row?.email.toLowerCase()
}

async function lockPersonOf(req: PayloadRequest, subject: Subject): Promise<void> {
  const person = await personOf(req, subject)
  if (person) await lockPerson(req, person)
}

/** Changes of the CMS lock the person before the row, as all others do. */
export const lockPersonFirst =
  (kind: WorkKind): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update') await lockPersonOf(req, { kind, id: String(originalDoc?.id) })
    return data
  }

/** Locks an item. Undefined if it is unknown or the viewer has no access. */
export async function lockWork(
  req: PayloadRequest,
  viewer: Viewer,
  { kind, id }: { kind: WorkKind; id: string },
) {
  await lockPersonOf(req, { kind, id })
  const version = await lockedVersion(req, kind === 'inquiry' ? 'inquiries' : 'client_registrations', id)
  if (version === undefined) return undefined
  const db = await transactionOf(req)
  const [row] =
    kind === 'inquiry'
      ? await db
          .select({
            email: inquiries.email,
            message: asText<string | null>(inquiries.message),
            status: inquiries.status,
            invitation_id: inquiries.invitation,
          })
          .from(inquiries)
          .where(eq(inquiries.id, id))
      : await db
          .select({
            email: invitations.email,
            message: client_registrations.currentChallenges,
            status: client_registrations.status,
            invitation_id: client_registrations.invitation,
          })
          .from(client_registrations)
          .leftJoin(invitations, eq(invitations.id, client_registrations.invitation))
          .where(and(eq(client_registrations.id, id), isVisibleRegistration(viewer)))
  return row && { ...row, version }
}

const isOf = (column: PgColumn, email: string): SQL => eq(lower(column), email)

/** Returns true if a row holds the address, given in lower case. There is no table of people. */
async function isKnownPerson(req: PayloadRequest, email: string): Promise<boolean> {
  for (const table of [bookings, inquiries, users, invitations, subscribers])
    if (await hasRow(req, table, isOf(table.email, email))) return true
  return false
}

/** The address of a booking that waits for its confirmation is not proved. */
const isHeld = (req: PayloadRequest, id: string) =>
  hasRow(req, bookings, and(eq(bookings.id, id), isNotNull(bookings.heldUntil)))

/** Locks what a note or a next step is about. @returns false if it is unknown or the viewer has no access */
export async function lockSubject(req: PayloadRequest, viewer: Viewer, subject: Subject) {
  if (isWork(subject)) return (await lockWork(req, viewer, subject)) !== undefined
  const { kind, id } = subject
  if (!(kind === 'booking' ? viewer.takesCalls : viewer.superAdmin)) throw new Forbidden(req.t)
  await lockPersonOf(req, { kind, id })
  if (kind === 'booking')
    return (await lockedVersion(req, 'bookings', id)) !== undefined && !(await isHeld(req, id))
  return isKnownPerson(req, id)
}
