import { and, eq, gt, isNotNull, lte, or } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { withoutRange } from '@/features/booking/availability/rules'
import { currentRules } from '@/features/booking/settings/queries'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { busy_calendars, google_events } from '@/lib/db/own-tables'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { steadyNow } from '@/lib/time/steady-clock'
import { readBusy } from '../busy/queries'
import { hostsWithCalendar } from '../connection/stored'
import { withGoogle } from '../connection/tokens'
import { eventRows } from '../events'
import { isFailure } from '../google/failure'
import type { Times } from '../times'
import { hostGoogle, replaceTimes } from './mutations'

const DAY_MS = 86_400_000
/** Google answers for at most 90 days at once. */
const PART_MS = 60 * DAY_MS
/** Calls take seconds when Google fails. */
const LONGEST_RUN_MS = 60_000

const known = busy_calendars

/** Drops what is known of a host's Google calendar, and asks for the one that is in use now. */
export async function forgetHostBusy(req: PayloadRequest, hostId: string): Promise<void> {
  const db = await transactionOf(req)
  await db.delete(known).where(eq(known.id, hostGoogle(hostId)))
  await sendJob(req, 'busy-calendars', {})
}

/** Reserves the next request, at most one a minute from all servers. */
const takeTurn = (payload: Payload, hostId: string) =>
  databaseOf(payload)
    .insert(known)
    .values({ id: hostGoogle(hostId), name: 'Google Calendar', place: 99, hostId, askedAt: NOW })
    .onConflictDoUpdate({
      target: known.id,
      set: { askedAt: NOW },
      setWhere: or(lte(known.askedAt, secondsFromNow(-50)), gt(known.askedAt, NOW)),
    })
    .returning({ id: known.id })

/** Our own calls block by themselves, also after they are cancelled or moved here. @throws GoogleFailure */
async function busyOf(payload: Payload, hostId: string, calendarId: string, now: Date): Promise<Times[]> {
  const { maxDaysAdvance } = await currentRules(payload)
  const until = now.getTime() + (maxDaysAdvance + 2) * DAY_MS
  let ranges: Times[] = []
  for (let from = now.getTime() - DAY_MS; from < until; from += PART_MS) {
    const span = { start: new Date(from), end: new Date(Math.min(from + PART_MS, until)) }
    const part = await withGoogle(payload, hostId, (google) => readBusy(google, calendarId, span), {
      about: 'calendar',
    })
    ranges.push(...part.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })))
  }
  const ours = and(eq(google_events.hostId, hostId), isNotNull(google_events.eventId))
  for (const { start, end } of await eventRows(payload, ours))
    if (start && end) ranges = withoutRange(ranges, { start, end })
  return ranges
}

async function refresh(payload: Payload, hostId: string, calendarId: string, now: Date): Promise<void> {
  const [turn] = await takeTurn(payload, hostId)
  if (!turn) return
  const ranges = await busyOf(payload, hostId, calendarId, now)
  await inTransaction({ payload }, async (req) => {
    const db = await transactionOf(req)
    const id = hostGoogle(hostId)
    const noted = await db
      .update(known)
      .set({ knownAt: NOW, readAt: NOW })
      .where(eq(known.id, id))
      .returning()
    // Empty if disconnected meanwhile.
    if (noted.length > 0) await replaceTimes(req, id, ranges)
  })
}

/** Reads the busy times of hosts from their own Google calendars. One that fails does not keep the others. */
export async function refreshHostGoogle(payload: Payload, now = new Date()): Promise<void> {
  const until = steadyNow() + LONGEST_RUN_MS
  for (const { hostId, calendarId } of await hostsWithCalendar(payload)) {
    if (steadyNow() > until) return
    try {
      await refresh(payload, hostId, calendarId, now)
    } catch (error) {
      if (!isFailure(error)) throw error
      log.warn({ err: error, hostId }, 'busy times of a host are not known')
    }
  }
}
