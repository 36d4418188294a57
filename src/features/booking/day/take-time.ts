import type { PayloadRequest } from 'payload'
import { lockName } from '@/lib/db/locks'
import type { StoredAnswer } from '@/lib/http/idempotency'
import type { ApiError } from '@/lib/http/problem'
import { isCalendarDate } from '@/lib/time/calendar-date'
import { wallInstant } from '@/lib/time/wall-time'
import { wallReading } from '@/lib/time/zone'
import { type KnownLane, lanesOf, lanesWithoutCalls } from '../availability/lane-queries'
import { type AskedSlot, isOpen, type Lane, laneSlot } from '../availability/lanes'
import { lanesOn, takenAnswer, type Wanted, wantedSlot } from '../availability/queries'
import { refusals, zoneRefusal } from '../availability/refusals'
import { blockedUntil } from '../availability/rules'
import type { CallToPlace } from '../call-type/queries'
import { chosenLane } from '../host/choose'
import type { CallHost } from '../host/queries'
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

function rulesHere(lane: Lane | undefined): CalendarRules {
  if (!lane) throw new Error('A call has at least one lane')
  return { ...lane.rules, timezone: lane.company.timezone }
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

/** `lengths` are those of its type. A booking that is moved (`exceptId`) keeps its own, and does not block its own time. */
export interface TimeQuestion extends CallToPlace {
  asked: AskedTime
  now: Date
}

type Lanes = { slot: Slot; lanes: (Lane & Partial<KnownLane>)[] }

/** What blocks the lanes that are open on the day. The others have no time to block. */
async function blockedLanes(
  tx: PayloadRequest,
  lanes: readonly Lane[],
  { asked, now, exceptId }: TimeQuestion,
): Promise<KnownLane[]> {
  const day = { date: asked.preferredDate, now }
  const open = asked.isGiven ? lanes : lanes.filter((lane) => isOpen(lane, day))
  const known = open.length > 0 ? await lanesOn(tx, open, { ...day, exceptId }) : []
  const closed = lanes.filter((lane) => !open.includes(lane))
  return [
    ...known,
    ...closed.map((lane) => ({ ...lane, busy: [], calls: [], external: [], state: 'off' as const })),
  ]
}

async function slotFor(
  tx: PayloadRequest,
  question: TimeQuestion,
  lanes: readonly Lane[],
): Promise<Wanted<Lanes>> {
  const { asked, now, exceptId } = question
  if (!asked.outsideHours && !asked.isOver)
    return wantedSlot(await blockedLanes(tx, lanes, question), asked, now)
  const rules = rulesHere(lanes[0])
  const outside = outsideSlot({ rules, asked, now, isOver: asked.isOver })
  if (outside.kind === 'refused') return outside
  const { slot } = outside
  const windowOf = (lane: Lane) => ({ start: new Date(slot.start), end: blockedUntil(slot, lane.rules) })
  const free = await lanesWithoutCalls(tx, lanes, windowOf, { now, exceptId })
  if (free.length === 0) return { kind: 'taken', error: refusals.taken }
  // Those who work then come first.
  const known = free.length > 1 ? await blockedLanes(tx, free, question) : []
  const working = known.filter((lane) => typeof laneSlot(lane, asked, now) !== 'string')
  return { kind: 'slot', slot, lanes: working.length > 0 ? working : free }
}

export interface TakenTime {
  slot: Slot
  /** Of the lane, in the company's zone. */
  rules: CalendarRules
  /** Null for the desk. */
  host: CallHost | null
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
  const { lanes, placement } = await lanesOf(tx, question)
  if (asked.timezone && asked.timezone !== lanes[0]?.company.timezone && !asked.start)
    return { kind: 'refused', error: zoneRefusal }
  const wanted = await slotFor(tx, question, lanes)
  if (wanted.kind === 'refused') return wanted
  if (wanted.kind === 'slot') {
    const { slot } = wanted
    const lane = await chosenLane(tx, wanted.lanes, placement, Date.parse(slot.start))
    return { kind: 'slot', slot, host: lane?.host ?? null, rules: rulesHere(lane ?? lanes[0]) }
  }
  const day = { date: asked.preferredDate, now, exceptId, lengths, placement, error: wanted.error }
  return { kind: 'answer', answer: await takenAnswer(tx, day) }
}
