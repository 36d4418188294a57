import { and, asc, eq, gt, inArray, isNull } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import { isInLaneHours, laneFor } from '../availability/lanes'
import { currentRules } from '../settings/queries'
import { blockingStatuses } from '../status'
import { activeHosts } from './queries'

export type OutsideCall = Awaited<ReturnType<typeof callsOutsideHours>>[number]

/** The calls to come of a host who has no hours then, or a day off. They keep their time until someone moves them. */
export async function callsOutsideHours(req: PayloadRequest, id: string, now: Date) {
  const [host] = await activeHosts(req, [id])
  // The calls of someone who takes none any more are all listed to be handed over.
  if (!host) return []
  const lane = laneFor(await currentRules(req.payload, req), host)
  const db = await transactionOf(req)
  const rows = await db
    .select({ id: bookings.id, name: bookings.name, start: bookings.bookingDatetime, end: bookings.endsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.host, id),
        inArray(bookings.status, [...blockingStatuses]),
        gt(bookings.bookingDatetime, now.toISOString()),
        isNull(bookings.heldUntil),
      ),
    )
    .orderBy(asc(bookings.bookingDatetime))
  return rows
    .filter(({ start, end }) => !isInLaneHours(lane, { start: new Date(start), end: new Date(end ?? start) }))
    .map(({ id, name, start }) => ({ id, name, start: new Date(start).toISOString() }))
}
