import { getTableColumns, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { google_events } from '@/lib/db/own-tables'
import { queryIn, sql } from '@/lib/db/query'
import { drizzleOf } from './connection/stored'

/** `failed` was rejected by Google. `review` was moved to an impossible time. `gone` needs no event. */
export type EventState = EventRow['state']

export const FOUND = 0

/** Locks a booking. Always lock it before its row here. @returns false if there is none */
export async function lockBooking(req: PayloadRequest, id: string): Promise<boolean> {
  return (await queryIn(req, sql`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`)).length > 0
}

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
