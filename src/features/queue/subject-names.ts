import { and, eq, inArray, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { lower } from '@/lib/db/expressions'
import type { leads, next_steps, work_notes } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, client_registrations, inquiries } from '@/payload-generated-schema'

/** Whom notes, next steps or leads are about, by their id: the name, otherwise the address. Callers check access. */
export async function subjectNames(
  req: PayloadRequest,
  table: typeof work_notes | typeof next_steps | typeof leads,
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  const db = await transactionOf(req)
  const isIt = inArray(table.id, ids)
  const namedIn = (named: typeof bookings | typeof inquiries, isItself?: SQL, isShown?: SQL) =>
    db
      .select({ id: table.id, name: named.name })
      .from(table)
      .innerJoin(named, or(isItself, eq(lower(named.email), table.person)))
      .where(and(isIt, isShown))
      .orderBy(named.createdAt)
  const rows = await Promise.all([
    db.select({ id: table.id, name: table.person }).from(table).where(isIt),
    'registrationId' in table
      ? db
          .select({ id: table.id, name: client_registrations.fullName })
          .from(table)
          .innerJoin(client_registrations, eq(client_registrations.id, table.registrationId))
          .where(isIt)
      : [],
    namedIn(
      bookings,
      'bookingId' in table ? eq(bookings.id, table.bookingId) : undefined,
      isNull(bookings.heldUntil),
    ),
    namedIn(inquiries, 'inquiryId' in table ? eq(inquiries.id, table.inquiryId) : undefined),
  ])
  return rows.flat().flatMap(({ id, name }) => (name ? [{ id, name }] : []))
}
