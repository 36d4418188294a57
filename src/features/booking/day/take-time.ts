import type { PayloadRequest } from 'payload'
import { lockName } from '@/lib/db/locks'
import { transactionOf } from '@/lib/db/transaction'
import type { StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { isCalendarDate } from '@/lib/time/calendar-date'
import { wallInstant } from '@/lib/time/wall-time'
import { wallReading } from '@/lib/time/zone'
import { type AskedSlot, bookedRanges, takenAnswer, type Wanted, wantedSlot } from '../availability/queries'
import { refusals, zoneRefusal } from '../availability/refusals'
import { blockedUntil } from '../availability/rules'
import { rulesOf } from '../call-type/queries'
import type { OwnLengths } from '../call-type/rules'
import type { CalendarRules, Slot } from '../types'

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

export interface TimeQuestion {
  asked: AskedTime
  now: Date
  /** The booking being moved. It does not block its own time. */
  exceptId?: string | undefined
  /** Those of its type. A booking that is moved keeps its own. */
  lengths?: OwnLengths | undefined
}

async function slotFor(
  tx: PayloadRequest,
  { asked, now, exceptId }: TimeQuestion,
  rules: CalendarRules,
): Promise<Wanted> {
  const question = { rules, asked, now }
  if (!asked.outsideHours && !asked.isOver) return wantedSlot(tx, { ...question, exceptId })
  const outside = outsideSlot({ ...question, isOver: asked.isOver })
  if (outside.kind === 'refused') return outside
  const window = { start: new Date(outside.slot.start), end: blockedUntil(outside.slot, rules) }
  const busy = await bookedRanges(await transactionOf(tx), window, { now, exceptId })
  return busy.length > 0 ? { kind: 'taken', error: refusals.taken } : outside
}

export interface TakenTime {
  slot: Slot
  rules: CalendarRules
}

/** The input is wrong, or a 409 with the free times. */
export type Declined = { kind: 'refused'; error: ApiError } | { kind: 'answer'; answer: StoredAnswer }

/** The requested slot, or a refusal. Locks the day until the transaction ends. */
export async function takeTime(
  tx: PayloadRequest,
  question: TimeQuestion,
): Promise<({ kind: 'slot' } & TakenTime) | Declined> {
  const { asked, now, exceptId, lengths } = question
  // With the constraint alone, two inserts would deadlock for a second.
  await lockName(tx, `booking-day:${asked.preferredDate}`)
  const rules = await rulesOf(tx, { exceptId, lengths })
  if (asked.timezone && asked.timezone !== rules.timezone && !asked.start)
    return { kind: 'refused', error: zoneRefusal }
  const wanted = await slotFor(tx, question, rules)
  if (wanted.kind === 'slot') return { ...wanted, rules }
  if (wanted.kind === 'refused') return wanted
  const day = { date: asked.preferredDate, now, exceptId, lengths, error: wanted.error }
  return { kind: 'answer', answer: await takenAnswer(tx, day) }
}
