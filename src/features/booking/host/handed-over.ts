import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  type SQL,
} from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { transactionOf } from '@/lib/db/transaction'
import { bookings, hosts } from '@/payload-generated-schema'
import { blockingStatuses } from '../status'

/** A condition: new calls go to this host. */
export const takesNewCalls = (): SQL | undefined =>
  and(eq(hosts.isActive, true), isCallTakersAccount(hosts.user))

/** A condition: the call is still to come, and its host takes no calls any more. */
export const isToHandOver = (now: string): SQL | undefined =>
  and(
    inArray(bookings.status, [...blockingStatuses]),
    gt(bookings.bookingDatetime, now),
    isNull(bookings.heldUntil),
    isNotNull(bookings.host),
    notExists(
      new QueryBuilder()
        .select({ id: hosts.id })
        .from(hosts)
        .where(and(eq(hosts.id, bookings.host), takesNewCalls())),
    ),
  )

export async function toHandOver(req: PayloadRequest, now: Date): Promise<Map<string, number>> {
  const db = await transactionOf(req)
  const rows = await db
    .select({ host: bookings.host, calls: count() })
    .from(bookings)
    .where(isToHandOver(now.toISOString()))
    .groupBy(bookings.host)
  return new Map(rows.flatMap(({ host, calls }) => (host ? [[host, calls] as const] : [])))
}
