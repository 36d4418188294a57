import { eq, getTableColumns, notExists, type SQL } from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { google_events } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import { drizzleOf } from './connection/stored'

/** `failed` was rejected by Google. `review` was moved to an impossible time. `gone` needs no event. */
export type EventState = EventRow['state']

export const FOUND = 0

/** Locks a booking. Always lock it before its row here. @returns false if there is none */
export async function lockBooking(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const rows = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
  return rows.length > 0
}

/** Condition: the booking of an event was deleted, or the event never had one. */
export const hasNoBooking = notExists(
  new QueryBuilder()
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, google_events.bookingId)),
)

export async function eventRows(source: Payload | PayloadRequest, condition: SQL) {
  const { eventStart: start, eventEnd: end, ...columns } = getTableColumns(google_events)
  const db = await drizzleOf(source)
  return db
    .select({ ...columns, start, end })
    .from(google_events)
    .where(condition)
}

/** `wanted` increases with each change. `done` is the last one that Google has. */
export type EventRow = Awaited<ReturnType<typeof eventRows>>[number]
