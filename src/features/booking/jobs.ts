import { and, eq, isNotNull, lt, notExists } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { secondsFromNow } from '@/lib/db/expressions'
import { booking_arrivals, sent_mails } from '@/lib/db/own-tables'
import { databaseOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'

const DAY_SECONDS = 24 * 60 * 60

/** Arrivals are counted over four weeks. */
export async function forgetArrivals(payload: Payload): Promise<void> {
  const isOld = lt(booking_arrivals.at, secondsFromNow(-60 * DAY_SECONDS))
  await databaseOf(payload).delete(booking_arrivals).where(isOld)
}

/** Removes addresses from mail records of deleted bookings, and old records (docs/decisions/0049). */
export async function forgetRecipients(payload: Payload): Promise<void> {
  const { aboutTable, aboutId, audience, recipient, sentAt } = sent_mails
  const db = databaseOf(payload)
  const booking = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, aboutId))
  const isVisitors = and(eq(aboutTable, 'bookings'), eq(audience, 'visitor'), isNotNull(recipient))
  await db
    .update(sent_mails)
    .set({ recipient: null })
    .where(and(isVisitors, notExists(booking)))
  await db.delete(sent_mails).where(lt(sentAt, secondsFromNow(-2 * 365 * DAY_SECONDS)))
}
