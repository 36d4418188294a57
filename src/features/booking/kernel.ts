import type { PayloadRequest } from 'payload'
import { isOverlap } from '@/lib/db/errors'
import { lockName } from '@/lib/db/locks'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { findStoredAnswer, type Repeatable, type StoredAnswer, storeAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { isCalendarDate } from '@/lib/time/calendar-date'
import { wallReading } from '@/lib/time/zone'
import { wallInstant } from '../../lib/time/wall-time'
import {
  type AskedSlot,
  bookedRanges,
  prepareDay,
  takenAnswer,
  type Wanted,
  wantedSlot,
} from './availability/queries'
import { refusals, zoneRefusal } from './availability/refusals'
import { blockedUntil } from './availability/rules'
import { rulesOf } from './call-type/queries'
import type { OwnLengths } from './call-type/rules'
import { retryDeadlocks } from './day/retry-deadlocks'
import { lapseHolds } from './hold/mutations'
import type { CalendarRules, Slot } from './types'

const MINUTE_MS = 60_000
const FURTHEST_MS = 2 * 366 * 24 * 60 * MINUTE_MS

type Answer = Exclude<Wanted, { kind: 'taken' }>

const refused = (message: string, field = 'preferredTime'): Answer => ({
  kind: 'refused',
  error: { code: 'not_a_slot', field, message },
})

function slotAt(at: number, rules: CalendarRules): Slot {
  const end = at + rules.bookingDurationMinutes * MINUTE_MS
  const { time } = wallReading(new Date(at), rules.timezone)
  return { time, start: new Date(at).toISOString(), end: new Date(end).toISOString() }
}

interface OutsideQuestion {
  rules: CalendarRules
  asked: AskedSlot
  now: Date
  isOver?: boolean | undefined
}

/** A slot at any full minute within two years. `start` selects one of two equal wall times. */
function outsideSlot({ rules, asked, now, isOver = false }: OutsideQuestion): Answer {
  const { preferredDate, preferredTime, start } = asked
  if (!isCalendarDate(preferredDate)) return { kind: 'refused', error: refusals.not_a_date }
  const at = start ? Date.parse(start) : wallInstant(preferredDate, preferredTime, rules.timezone)
  const wall = at !== null && Number.isFinite(at) ? wallReading(new Date(at), rules.timezone) : undefined
  const same = wall?.date === preferredDate && wall.time === preferredTime
  if (at === null || !same || at % MINUTE_MS !== 0) {
    return start
      ? refused('The start is not at this date and time.', 'start')
      : refused('This time does not exist on that day, because the clocks go forward. Choose another one.')
  }
  if (isOver && at > now.getTime()) return refused('This time is still to come. Choose an earlier one.')
  if (!isOver && at <= now.getTime()) return refused('This time is over. Choose a later one.')
  if (at < now.getTime() - FURTHEST_MS)
    return refused('This day is more than two years ago.', 'preferredDate')
  if (at > now.getTime() + FURTHEST_MS) return { kind: 'refused', error: refusals.too_far }
  return { kind: 'slot', slot: slotAt(at, rules) }
}

export interface AskedTime extends AskedSlot {
  timezone?: string | undefined
  /** Set by the team: allows times outside the slots, but no overlap. */
  outsideHours?: boolean | undefined
  /** Set by the team: the call has taken place, so its time must be over. */
  isOver?: boolean | undefined
}

export interface Order<Time extends AskedTime | undefined = AskedTime | undefined> {
  asked: Time
  now: Date
  /** The booking being moved. It does not block its own time. */
  exceptId?: string | undefined
  /** Those of its type. A booking that is moved keeps its own. */
  lengths?: OwnLengths | undefined
  repeat?: Repeatable | undefined
}

/** The input is wrong, or a 409 with the free times. */
export type Declined = { kind: 'refused'; error: ApiError } | { kind: 'answer'; answer: StoredAnswer }

/** Frees expired holds and runs `work` in one transaction with retries. An overlap becomes a 409. */
export async function writeBooking<Outcome>(
  acting: PayloadRequest,
  { asked, now, exceptId, lengths, repeat }: Order,
  work: (req: PayloadRequest) => Promise<Outcome>,
): Promise<Outcome | Declined> {
  await lapseHolds(acting.payload, now)
  if (asked) await prepareDay(acting, asked.preferredDate, { exceptId, lengths })
  try {
    return await retryDeadlocks(() => inTransaction(acting, work))
  } catch (error) {
    if (!asked || !isOverlap(error)) throw error
    // The other booking is visible to this new transaction.
    return inTransaction(acting, async (req) => {
      const answer = await takenAnswer(req, { date: asked.preferredDate, now, exceptId, lengths })
      if (repeat) await storeAnswer(await transactionOf(req), repeat, answer)
      return { kind: 'answer', answer }
    })
  }
}

async function slotFor(
  req: PayloadRequest,
  { asked, now, exceptId }: Order<AskedTime>,
  rules: CalendarRules,
): Promise<Wanted> {
  const question = { rules, asked, now }
  if (!asked.outsideHours && !asked.isOver) return wantedSlot(req, { ...question, exceptId })
  const found = outsideSlot({ ...question, isOver: asked.isOver })
  if (found.kind === 'refused') return found
  const window = { start: new Date(found.slot.start), end: blockedUntil(found.slot, rules) }
  const busy = await bookedRanges(await transactionOf(req), window, { now, exceptId })
  return busy.length > 0 ? { kind: 'taken', error: refusals.taken } : found
}

/** Within `writeBooking`: the requested slot, or a refusal. Locks the day until the transaction ends. */
export async function takeTime(
  req: PayloadRequest,
  order: Order<AskedTime>,
): Promise<({ kind: 'slot' } & TakenTime) | Declined> {
  const { asked, now, exceptId, lengths } = order
  // With the constraint alone, two inserts would deadlock for a second.
  await lockName(req, `booking-day:${asked.preferredDate}`)
  const rules = await rulesOf(req, { exceptId, lengths })
  if (asked.timezone && asked.timezone !== rules.timezone && !asked.start)
    return { kind: 'refused', error: zoneRefusal }
  const wanted = await slotFor(req, order, rules)
  if (wanted.kind === 'slot') return { ...wanted, rules }
  if (wanted.kind === 'refused') return wanted
  const day = { date: asked.preferredDate, now, exceptId, lengths, error: wanted.error }
  return { kind: 'answer', answer: await takenAnswer(req, day) }
}

export type BookingOutcome = (Declined & { repeated?: boolean }) | { kind: 'key_reused' }

async function once(
  req: PayloadRequest,
  repeat: Repeatable | undefined,
  work: () => Promise<Declined>,
): Promise<BookingOutcome> {
  const db = await transactionOf(req)
  const before = repeat && (await findStoredAnswer(db, repeat))
  if (before === 'other') return { kind: 'key_reused' }
  if (before) return { kind: 'answer', answer: before, repeated: true }
  const outcome = await work()
  if (repeat && outcome.kind === 'answer') await storeAnswer(db, repeat, outcome.answer)
  return outcome
}

export interface TakenTime {
  slot: Slot
  rules: CalendarRules
}

/** Books a time. The booking, its mails and the stored answer are one transaction. @param book returns what the answer shows */
export const bookTime = (
  acting: PayloadRequest,
  order: Order<AskedTime>,
  book: (req: PayloadRequest, time: TakenTime) => Promise<object>,
): Promise<BookingOutcome> =>
  writeBooking(acting, order, (req) =>
    once(req, order.repeat, async () => {
      const time = await takeTime(req, order)
      if (time.kind !== 'slot') return time
      const body = JSON.stringify({ booking: await book(req, time) })
      return { kind: 'answer', answer: { status: 201, body } }
    }),
  )
