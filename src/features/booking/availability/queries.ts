import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { type ExternalBusy, externalBusy, refreshBusy } from '@/features/calendar/busy/queries'
import { queryIn } from '@/lib/db/query'
import { type Transaction, transactionOf } from '@/lib/db/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { addCalendarDays, isCalendarDate } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/start-of-day'
import { dateRefusal } from '../day/rules'
import { currentRules } from '../settings/queries'
import { BLOCKS_TIME_SQL } from '../status'
import type { BusyRange, CalendarRules, DateRefusal, Slot } from '../types'
import { refusals } from './refusals'
import { availableSlots, busyWindow, findSlot, isFull, slotRefusal, withoutRange } from './rules'

/** The bookings that block time at `now`: those of a status that does, held ones until they lapse. */
const blocking = (now: Date) =>
  sql`${sql.raw(BLOCKS_TIME_SQL)} AND (held_until IS NULL OR held_until > ${now.toISOString()}::timestamptz)`

/**
 * What blocks time within a range: pending and confirmed bookings with their buffers, held ones until they lapse, found through
 * the index of the constraint that also guards them.
 * @param exceptId a booking that does not stand in its own way when it is moved.
 */
export async function bookedRanges(
  db: Transaction,
  window: BusyRange,
  { now, exceptId }: { now: Date; exceptId?: string | undefined },
): Promise<BusyRange[]> {
  const { rows } = await db.execute<{ start: string | Date; end: string | Date }>(sql`
    SELECT booking_datetime AS "start", blocked_until AS "end"
    FROM bookings
    WHERE ${blocking(now)}
      AND tstzrange(booking_datetime, blocked_until, '[)')
          && tstzrange(${window.start.toISOString()}::timestamptz, ${window.end.toISOString()}::timestamptz, '[)')
      AND (${exceptId ?? null}::uuid IS NULL OR id <> ${exceptId ?? null}::uuid)
  `)
  return rows.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
}

/** How many pending and confirmed calls start on a day (YYYY-MM-DD in the business zone); none is counted where nothing limits them. */
export async function callsOn(
  db: Transaction,
  {
    rules,
    date,
    now,
    exceptId,
  }: { rules: CalendarRules; date: string; now: Date; exceptId?: string | undefined },
): Promise<number> {
  if (rules.maxCallsPerDay <= 0 || !isCalendarDate(date)) return 0
  const from = new Date(startOfDay(date, rules.timezone))
  const until = new Date(startOfDay(addCalendarDays(date, 1), rules.timezone))
  const { rows } = await db.execute<{ calls: number }>(sql`
    SELECT count(*)::int AS "calls" FROM bookings
    WHERE ${blocking(now)}
      AND booking_datetime >= ${from.toISOString()}::timestamptz AND booking_datetime < ${until.toISOString()}::timestamptz
      AND (${exceptId ?? null}::uuid IS NULL OR id <> ${exceptId ?? null}::uuid)
  `)
  return rows[0]?.calls ?? 0
}

/** Whether the external calendar took part in the answer: as it is now, as it was last known, or not at all. */
type CalendarState = 'ok' | 'stale' | 'off'

/** Whoever books now is not to be sold a time by what was known a minute ago. */
const BOOKING_MAX_AGE_MS = 5000

export interface DayAvailability {
  date: string
  timezone: string
  durationMinutes: number
  calendar: CalendarState
  /** Nobody knows whether the times are free in the external calendar: whoever takes one asks for it. */
  toBeConfirmed?: true
  /** Why the day has no slots at all, where its date says so. */
  reason?: { code: DateRefusal | 'full'; message: string }
  slots: Slot[]
}

/** What the external calendar has in a range. The call that is being moved stands there too, and is not in its own way. */
async function externallyBusy(
  req: PayloadRequest,
  window: BusyRange,
  exceptId: string | undefined,
): Promise<ExternalBusy> {
  const external = await externalBusy(req, window)
  if (!exceptId || external.ranges.length === 0) return external
  const [own] = await queryIn<{ start: string | Date; end: string | Date }>(
    req,
    sql`SELECT booking_datetime AS "start", ends_at AS "end" FROM bookings WHERE id = ${exceptId}::uuid`,
  )
  if (!own) return external
  return {
    ...external,
    ranges: withoutRange(external.ranges, { start: new Date(own.start), end: new Date(own.end) }),
  }
}

/** Asks the external calendar about a day before a transaction begins: a transaction never waits for it. */
export async function prepareDay(payload: Payload, date: string): Promise<void> {
  const window = busyWindow(await currentRules(payload), date)
  if (window) await refreshBusy(payload, window, { maxAgeMs: BOOKING_MAX_AGE_MS })
}

const dayOf = (rules: CalendarRules, date: string) => ({
  date,
  timezone: rules.timezone,
  durationMinutes: rules.bookingDurationMinutes,
})

/**
 * The free slots of a day (YYYY-MM-DD in the business zone). Days that cannot be booked have none.
 * @param req when given, the answer is as its transaction sees the bookings.
 */
export async function dayAvailability(
  payload: Payload,
  {
    date,
    now,
    exceptId,
    req,
  }: { date: string; now: Date; exceptId?: string | undefined; req: PayloadRequest },
): Promise<DayAvailability> {
  const rules = await currentRules(payload, req)
  const window = busyWindow(rules, date)
  const refused = dateRefusal({ rules, date, now })
  if (!window || refused) {
    const reason = refused && { code: refused, message: refusals[refused].message }
    return { ...dayOf(rules, date), calendar: 'off', ...(reason ? { reason } : {}), slots: [] }
  }
  if ((await req.transactionID) === undefined) await refreshBusy(payload, window)
  const db = await transactionOf(req)
  const booked = await bookedRanges(db, window, { now, exceptId })
  const calls = await callsOn(db, { rules, date, now, exceptId })
  const external = await externallyBusy(req, window, exceptId)
  const question = { rules, date, calls, now }
  return {
    ...dayOf(rules, date),
    calendar: external.state === 'unknown' ? 'stale' : external.state,
    ...(external.state === 'unknown' ? { toBeConfirmed: true } : {}),
    ...(isFull(question) ? { reason: { code: 'full', message: refusals.full.message } } : {}),
    slots: availableSlots({ ...question, busy: [...booked, ...external.ranges] }),
  }
}

export interface Wish {
  preferredDate: string
  preferredTime: string
  /** UTC instant of the slot, when the client names it. */
  start?: string | undefined
}

export type Wanted =
  | { kind: 'slot'; slot: Slot }
  /** Somebody else has the time, or others have all calls of the day. */
  | { kind: 'taken'; error: ApiError }
  | { kind: 'refused'; error: ApiError }

/**
 * The offered slot that a wish means, as the transaction of `req` sees the calendar, or why there is none.
 * @param exceptId the booking that is being moved: it does not stand in its own way.
 */
export async function wantedSlot(
  req: PayloadRequest,
  {
    rules,
    wish,
    now,
    exceptId,
  }: { rules: CalendarRules; wish: Wish; now: Date; exceptId?: string | undefined },
): Promise<Wanted> {
  const window = busyWindow(rules, wish.preferredDate)
  const db = await transactionOf(req)
  const booked = window ? await bookedRanges(db, window, { now, exceptId }) : []
  const calls = await callsOn(db, { rules, date: wish.preferredDate, now, exceptId })
  const external = window ? (await externallyBusy(req, window, exceptId)).ranges : []
  const busy = [...booked, ...external]
  const question = { ...wish, rules, busy, calls, now }
  const slot = findSlot(question)
  if (slot) return { kind: 'slot', slot }
  const reason = slotRefusal(question) ?? 'not_a_slot'
  const kind = reason === 'taken' || reason === 'full' ? 'taken' : 'refused'
  return { kind, error: refusals[reason] }
}

/** The 409: somebody else has the time; what is still free on that day comes with it. */
export async function takenAnswer(
  req: PayloadRequest,
  {
    date,
    now,
    exceptId,
    error = refusals.taken,
  }: { date: string; now: Date; exceptId?: string | undefined; error?: ApiError },
): Promise<StoredAnswer> {
  const day = await dayAvailability(req.payload, { date, now, req, exceptId })
  return { status: 409, body: JSON.stringify({ errors: [error], ...day }) }
}
