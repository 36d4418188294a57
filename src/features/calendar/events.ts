import { eq, getTableColumns, gt, notExists, type SQL } from '@payloadcms/db-postgres/drizzle'
import { type PgUpdateSetSource, QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { either } from '@/lib/db/expressions'
import { google_events } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import { drizzleOf } from './connection/stored'

/** `failed` was rejected by Google. `review` was moved to an impossible time. `gone` needs no event. */
export type EventState = EventRow['state']

export const FOUND = 0

/** Locks a booking. Always lock it before its row here. @returns false if there is none */
export async function lockForEvents(req: PayloadRequest, id: string): Promise<boolean> {
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

export async function eventRows(source: Payload | PayloadRequest, condition: SQL | undefined) {
  const { eventStart: start, eventEnd: end, ...columns } = getTableColumns(google_events)
  const db = await drizzleOf(source)
  return db
    .select({ ...columns, start, end })
    .from(google_events)
    .where(condition)
}

/** Condition: the row of a booking. */
export const ofBooking = (bookingId: string): SQL => eq(google_events.bookingId, bookingId)

const { wanted, done } = google_events

/** The state of a row whose event agrees with its booking, unless a change waits. */
export const agreed = { problem: null, state: either(gt(wanted, done), 'waiting', 'synced') }

export async function updateEventRow(
  req: PayloadRequest,
  bookingId: string,
  values: PgUpdateSetSource<typeof google_events>,
): Promise<void> {
  const db = await transactionOf(req)
  await db.update(google_events).set(values).where(ofBooking(bookingId))
}

/** Keeps an event that no one asked for, until a person has looked at it. */
export const forReview = (problem: string) => ({ wanted: 1, done: 1, state: 'review' as const, problem })

/** `wanted` increases with each change. `done` is the last one that Google has. */
export type EventRow = Awaited<ReturnType<typeof eventRows>>[number]
