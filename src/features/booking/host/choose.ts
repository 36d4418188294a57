import { and, inArray, ne, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { countIf } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import type { Placement } from './placement'
import type { CallHost } from './queries'
import { fairest } from './rules'

const HALF_MS = 7 * 24 * 3_600_000

async function loadsOf(req: PayloadRequest, hosts: readonly CallHost[], at: number) {
  const { host, status, bookingDatetime, createdAt } = bookings
  const [from, until] = [at - HALF_MS, at + HALF_MS].map((instant) => new Date(instant).toISOString())
  const db = await transactionOf(req)
  const rows = await db
    .select({
      host,
      calls: countIf(sql`${bookingDatetime} BETWEEN ${from}::timestamptz AND ${until}::timestamptz`),
      last: sql<string>`max(${createdAt})`,
    })
    .from(bookings)
    .where(
      and(
        inArray(
          host,
          hosts.map(({ id }) => id),
        ),
        ne(status, 'cancelled'),
      ),
    )
    .groupBy(host)
  return new Map(
    rows.flatMap(({ host: id, calls, last }) =>
      id ? [[id, { calls, last: Date.parse(last) }] as const] : [],
    ),
  )
}

/** One of the lanes that have a time. Whoever has the call keeps it. @param at epoch milliseconds */
export async function chosenLane<Of extends { host: CallHost | null }>(
  req: PayloadRequest,
  lanes: readonly Of[],
  { choice, present }: Placement,
  at: number,
): Promise<Of | undefined> {
  const kept = present === undefined ? undefined : lanes.find(({ host }) => (host?.id ?? null) === present)
  if (kept || choice === 'order' || lanes.length < 2) return kept ?? lanes[0]
  const hosts = lanes.flatMap(({ host }) => host ?? [])
  const fair = fairest(hosts, await loadsOf(req, hosts, at))
  return lanes.find(({ host }) => host === fair)
}
