import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { keepBusyCalendars } from '@/features/calendar/feeds/mutations'
import { unassignCallSteps } from '@/features/next-step/mutations'
import { isCallTaker } from '@/features/role/call-takers'
import { alertedIds } from '@/features/security/alerts/raise-alert'
import { announceContent } from '@/lib/cache/announce-content'
import { contentTag, everyPage } from '@/lib/cache/tags'
import { transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { bookings } from '@/payload-generated-schema'
import { changeBooking } from '../change/mutations'
import { endFeedOf } from '../desk/feed'
import { toHandOver } from '../host/handed-over'
import { hostOfUser } from '../host/settings'
import { bookingById } from '../queries'
import { blockingStatuses } from '../status'

/** Calls with an outcome keep the name of who had them. */
async function unassignOpenCalls(tx: PayloadRequest, userId: string, now: Date): Promise<number> {
  const db = await transactionOf(tx)
  const open = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(eq(bookings.assignee, userId), isNull(bookings.host), inArray(bookings.status, blockingStatuses)),
    )
    .orderBy(asc(bookings.id))
  for (const { id } of open) {
    const booking = await bookingById(tx, id)
    if (booking) await changeBooking(tx, booking, { details: { assignee: null } }, { by: 'site', now })
  }
  return open.length
}

/** Ends the feeds, open calls and next steps of an account, unless it still takes calls, in the transaction that takes the right away. */
export async function endCallsOf(tx: PayloadRequest, userId: string, now: Date): Promise<void> {
  if (await isCallTaker(tx, userId)) return
  await endFeedOf(tx, userId)
  await unassignCallSteps(tx, userId)
  const calls = await unassignOpenCalls(tx, userId, now)
  const host = await hostOfUser(tx, userId)
  if (host) {
    await keepBusyCalendars(tx, [], host.id)
    await announceContent(tx, [everyPage, contentTag('hosts')])
  }
  await reportLeftCalls(tx, { userId, host: host?.id, calls }, now)
}

/** Super admins get a mail about calls of someone who takes none any more. Calls of a host stay theirs until they are handed over. */
export async function reportLeftCalls(
  tx: PayloadRequest,
  { userId, host, calls = 0 }: { userId: string; host: string | undefined; calls?: number },
  now: Date,
): Promise<void> {
  const left = host ? ((await toHandOver(tx, now)).get(host) ?? 0) : 0
  if (calls + left === 0) return
  const id = randomUUID()
  for (const readerId of await alertedIds(tx))
    await sendJob(tx, 'calls-returned', { id, userId: readerId, formerId: userId, calls, toHandOver: left })
}
