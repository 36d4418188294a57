import { and, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { externalBusy, refreshBusy } from '@/features/calendar/busy/queries'
import { type Transaction, transactionOf } from '@/lib/db/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { addCalendarDays, isCalendarDate } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { bookings } from '@/payload-generated-schema'
import { type CallToPlace, rulesOf } from '../call-type/queries'
import { dateRefusal } from '../day/rules'
import { blockingStatuses } from '../status'
import type { BusyRange, CalendarRules, Slot } from '../types'
import { refusals } from './refusals'
import { availableSlots, busyWindow, findSlot, isFull, slotRefusal, withoutRange } from './rules'

const { id, status, bookingDatetime, blockedUntil, endsAt, heldUntil } = bookings

/** The bookings that block time at `now`, including unexpired holds. */
const blocking = (now: Date, exceptId: string | undefined) =>
  and(
    inArray(status, [...blockingStatuses]),
    or(isNull(heldUntil), gt(heldUntil, now.toISOString())),
    exceptId ? ne(id, exceptId) : undefined,
  )

/** Blocked ranges, with buffers and unexpired holds. @param exceptId the booking being moved */
export async function bookedRanges(
  db: Transaction,
  window: BusyRange,
  { now, exceptId }: { now: Date; exceptId?: string | undefined },
): Promise<BusyRange[]> {
  const [from, until] = [window.start.toISOString(), window.end.toISOString()]
  // Written like the constraint's range, whose index it uses.
  const isWithin = sql`tstzrange(${bookingDatetime}, ${blockedUntil}, '[)') && tstzrange(${from}::timestamptz, ${until}::timestamptz, '[)')`
  const rows = await db
    .select({ start: bookingDatetime, end: blockedUntil })
    .from(bookings)
    .where(and(blocking(now, exceptId), isWithin))
  return rows.map(({ start, end }) => ({ start: new Date(start), end: new Date(end ?? start) }))
}

interface PlacedDay {
  rules: CalendarRules
  date: string
  now: Date
  exceptId?: string | undefined
}

/** The number of active calls on a business day. Not counted if there is no limit. */
export async function callsOn(db: Transaction, { rules, date, now, exceptId }: PlacedDay): Promise<number> {
  if (rules.maxCallsPerDay <= 0 || !isCalendarDate(date)) return 0
  const from = new Date(startOfDay(date, rules.timezone))
  const until = new Date(startOfDay(addCalendarDays(date, 1), rules.timezone))
  const isOnDay = and(gte(bookingDatetime, from.toISOString()), lt(bookingDatetime, until.toISOString()))
  return db.$count(bookings, and(blocking(now, exceptId), isOnDay))
}

/** A booking needs recent data of the external calendar. */
const BOOKING_MAX_AGE_MS = 5000

async function externallyBusy(req: PayloadRequest, window: BusyRange, exceptId: string | undefined) {
  const external = await externalBusy(req, window)
  if (!exceptId || external.ranges.length === 0) return external
  const db = await transactionOf(req)
  const [own] = await db
    .select({ start: bookingDatetime, end: endsAt })
    .from(bookings)
    .where(eq(id, exceptId))
  if (!own) return external
  return {
    ...external,
    ranges: withoutRange(external.ranges, {
      start: new Date(own.start),
      end: new Date(own.end ?? own.start),
    }),
  }
}

/** What blocks time on a day, and the state of the external calendar. */
async function blockedOn(req: PayloadRequest, day: PlacedDay, window: BusyRange) {
  const db = await transactionOf(req)
  const booked = await bookedRanges(db, window, day)
  const { state, ranges } = await externallyBusy(req, window, day.exceptId)
  return { state, calls: await callsOn(db, day), busy: [...booked, ...ranges] }
}

/** Queries the external calendar before a transaction, which must not wait for it. */
export async function prepareDay(req: PayloadRequest, date: string, call: CallToPlace): Promise<void> {
  const window = busyWindow(await rulesOf(req, call), date)
  if (window) await refreshBusy(req.payload, window, { maxAgeMs: BOOKING_MAX_AGE_MS })
}

const dayOf = (rules: CalendarRules, date: string) => ({
  date,
  timezone: rules.timezone,
  durationMinutes: rules.bookingDurationMinutes,
})

interface DayAsked extends CallToPlace {
  date: string
  now: Date
}

/** The free slots of a business day. Empty if it cannot be booked. @param req reads within its transaction */
export async function dayAvailability(req: PayloadRequest, { date, now, ...call }: DayAsked) {
  const { exceptId } = call
  const rules = await rulesOf(req, call)
  const window = busyWindow(rules, date)
  const refused = dateRefusal({ rules, date, now })
  if (!window || refused) {
    const reason = refused && { code: refused, message: refusals[refused].message }
    return { ...dayOf(rules, date), calendar: 'off' as const, ...(reason ? { reason } : {}), slots: [] }
  }
  if ((await req.transactionID) === undefined) await refreshBusy(req.payload, window)
  const { state, ...blocked } = await blockedOn(req, { rules, date, now, exceptId }, window)
  const question = { rules, date, now, ...blocked }
  return {
    ...dayOf(rules, date),
    calendar: state === 'unknown' ? ('stale' as const) : state,
    // The external calendar is unavailable, so the time needs confirmation.
    ...(state === 'unknown' ? { toBeConfirmed: true } : {}),
    ...(isFull(question) ? { reason: { code: 'full', message: refusals.full.message } } : {}),
    slots: availableSlots(question),
  }
}

export interface AskedSlot {
  preferredDate: string
  preferredTime: string
  start?: string | undefined
}

export type Wanted =
  | { kind: 'slot'; slot: Slot }
  | { kind: 'taken'; error: ApiError }
  | { kind: 'refused'; error: ApiError }

/** A request's slot in the transaction of `req`, or a refusal. @param exceptId the booking being moved */
export async function wantedSlot(
  req: PayloadRequest,
  { asked, ...day }: Omit<PlacedDay, 'date'> & { asked: AskedSlot },
): Promise<Wanted> {
  const { rules, now } = day
  const date = asked.preferredDate
  const window = busyWindow(rules, date)
  // A day without slots has none to block.
  const { busy, calls } = window ? await blockedOn(req, { ...day, date }, window) : { busy: [], calls: 0 }
  const question = { ...asked, rules, now, busy, calls }
  const slot = findSlot(question)
  if (slot) return { kind: 'slot', slot }
  const reason = slotRefusal(question) ?? 'not_a_slot'
  const kind = reason === 'taken' || reason === 'full' ? 'taken' : 'refused'
  return { kind, error: refusals[reason] }
}

export async function takenAnswer(
  req: PayloadRequest,
  { error = refusals.taken, ...asked }: DayAsked & { error?: ApiError },
): Promise<StoredAnswer> {
  const day = await dayAvailability(req, asked)
  return { status: 409, body: JSON.stringify({ errors: [error], ...day }) }
}
