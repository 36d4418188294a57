import { and, eq, isNotNull, isNull, lt, notExists, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { defaultRetention, type Retention, type RetentionKind, retentionKinds } from '@/content/retention'
import { deleteBooking } from '@/features/booking/change/mutations'
import { storedBooking } from '@/features/booking/queries'
import { firstOf, lower } from '@/lib/db/expressions'
import { asSite } from '@/lib/db/local-api'
import type { leads, next_steps, work_notes } from '@/lib/db/own-tables'
import { databaseOf, type Transaction } from '@/lib/db/transaction'
import {
  bookings,
  client_registrations,
  inquiries,
  invitations,
  subscribers,
  users,
} from '@/payload-generated-schema'

export const retentionOf = (stored: Partial<Retention> | null | undefined): Retention => ({
  ...defaultRetention,
  ...stored,
})

/** Older rows are due: a UTC instant, by calendar months. 31 March less a month is 28 February. */
export const retentionStart = (now: Date, months: number): Date => {
  const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ months })
  return new Date(epochMilliseconds)
}

interface Kind {
  remove: (req: PayloadRequest, id: string) => Promise<unknown>
  table: PgTable & { id: PgColumn }
  isDue: (db: Transaction, before: string) => SQL | undefined
}

const hasNoAccount = (db: Transaction) =>
  notExists(
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(invitations, eq(lower(invitations.email), lower(users.email)))
      .where(eq(invitations.id, client_registrations.invitation)),
  )

/** The job has one audit entry for all. */
export const removeFrom = (collection: CollectionSlug) => (req: PayloadRequest, id: string) =>
  req.payload.delete({ collection, id, context: { deletionsAreCounted: true }, ...asSite(req) })

export const kinds: Record<RetentionKind, Kind> = {
  bookings: {
    remove: async (req, id) => {
      const booking = await storedBooking(req.payload, id, { req })
      if (booking) await deleteBooking(req, booking, { by: 'site', counted: true })
    },
    table: bookings,
    isDue: (_, before) => lt(firstOf(bookings.endsAt, bookings.bookingDatetime), before),
  },
  inquiries: {
    remove: removeFrom('inquiries'),
    table: inquiries,
    isDue: (_, before) => lt(inquiries.updatedAt, before),
  },
  registrations: {
    remove: removeFrom('client-registrations'),
    table: client_registrations,
    isDue: (db, before) => and(lt(client_registrations.updatedAt, before), hasNoAccount(db)),
  },
  subscribers: {
    remove: removeFrom('subscribers'),
    table: subscribers,
    isDue: (_, before) =>
      and(
        eq(subscribers.status, 'pending'),
        isNull(subscribers.confirmedAt),
        lt(firstOf(subscribers.requestedAt, subscribers.createdAt), before),
      ),
  },
}

export async function retentionSettings(payload: Payload): Promise<Retention> {
  const { retention } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true })
  return retentionOf(retention)
}

/** Notes, next steps and leads about an address of which nothing else is stored. */
export const isLooseNote = (
  db: Transaction,
  notes: typeof work_notes | typeof next_steps | typeof leads,
  before: string,
) =>
  and(
    isNotNull(notes.person),
    lt(notes.createdAt, new Date(before)),
    ...[inquiries, bookings, invitations, users].map((table) =>
      notExists(
        db
          .select({ id: table.id })
          .from(table)
          .where(eq(lower(table.email), notes.person)),
      ),
    ),
  )

export type DueKind = Awaited<ReturnType<typeof dueKinds>>[number]

/** Callers check for a super admin. */
export async function dueKinds(payload: Payload, now: Date) {
  const settings = await retentionSettings(payload)
  const db = databaseOf(payload)
  return Promise.all(
    retentionKinds.map(async (kind) => {
      const months = settings[kind]
      if (months === null) return { kind, months, due: 0 }
      const { table, isDue } = kinds[kind]
      const before = retentionStart(now, months).toISOString()
      return { kind, months, due: await db.$count(table, isDue(db, before)) }
    }),
  )
}
