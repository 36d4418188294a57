import { and, count, gt, inArray, isNotNull, isNull, lt } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import { listedHosts } from '../host/settings'
import { blockingStatuses } from '../status'

export const LOAD_DAYS = 7
const DAY_MS = 24 * 3_600_000

export type HostLoad = Awaited<ReturnType<typeof hostLoads>>[number]

/** All hosts with their load. Callers must check for someone who takes calls. */
export async function hostLoads(req: PayloadRequest, now: Date) {
  const all = await listedHosts(req, now)
  if (all.length === 0) return []
  const { host, status, heldUntil, endsAt, bookingDatetime } = bookings
  const db = await transactionOf(req)
  const rows = await db
    .select({ host, calls: count() })
    .from(bookings)
    .where(
      and(
        isNotNull(host),
        inArray(status, [...blockingStatuses]),
        isNull(heldUntil),
        gt(endsAt, now.toISOString()),
        lt(bookingDatetime, new Date(now.getTime() + LOAD_DAYS * DAY_MS).toISOString()),
      ),
    )
    .groupBy(host)
  const calls = new Map(rows.map((row) => [row.host, row.calls]))
  /** `calls` are those of the next `LOAD_DAYS` days. */
  return all.map((each) => ({ ...each, calls: calls.get(each.id) ?? 0 }))
}
