import { addCalendarDays, isCalendarDate } from '../../../lib/time/calendar-date'
import { startOfDay, wallInstant, wallStretches, wallTimeAt } from '../../../lib/time/wall-time'
import { dateInZone, wallReading } from '../../../lib/time/zone'
import type { OwnLengths } from '../call-type/rules'
import { dateRefusal, dayClosed, type Hours, isInHours, wallHours } from '../day/rules'
import type { CallHost } from '../host/queries'
import { hostRules } from '../host/rules'
import type { BusyRange, CalendarRules, DateRefusal, Slot, SlotRefusal } from '../types'
import {
  availableSlots,
  busyWindow,
  findSlot,
  fitRefusal,
  isFull,
  type SlotQuestion,
  slotRefusal,
} from './rules'

/** Those who take one call at a time: a host, or the desk, which has none. */
export interface Lane {
  host: CallHost | null
  /** In the zone of the host, if they have own hours. */
  rules: CalendarRules
  /** Dates that are asked for and shown are of its zone. Its days off are everyone's. */
  company: CalendarRules
}

/** @param lengths those of the call's type */
export const laneFor = (company: CalendarRules, host: CallHost | null, lengths: OwnLengths = {}): Lane => ({
  ...{ host, company },
  rules: host ? hostRules(company, host, lengths) : { ...company, ...lengths },
})

interface Blocked {
  /** Bookings as [bookingDatetime, blockedUntil), and external events. */
  busy: BusyRange[]
  /** The starts of its calls, of whole days. */
  calls: Date[]
}

export type BusyLane = Lane & Blocked

interface AskedDay {
  date: string
  now: Date
}

export interface AskedSlot {
  preferredDate: string
  preferredTime: string
  /** ISO instant. Distinguishes equal wall times when clocks go back. */
  start?: string | undefined
  /** A call that has this time gets another host: it need not be one of the times that are offered. */
  isGiven?: boolean | undefined
}

const WEEK = [1, 2, 3, 4, 5, 6, 7]

const isAway = ({ rules, company }: Lane) => rules.timezone !== company.timezone

/** Own hours replace the company's, but not its days off and how far ahead it is booked. */
function companyRefusal({ host, company }: Lane, { date, now }: AskedDay): DateRefusal | null {
  if (!host?.weeklyHours.length) return null
  const always = { ...company, workingDays: WEEK, weeklyHours: [], minimumNoticeHours: 0 }
  return dateRefusal({ rules: always, date, now })
}

/** In another zone the company's last day reaches into the next one. */
const rulesAway = (rules: CalendarRules) => ({ ...rules, maxDaysAdvance: rules.maxDaysAdvance + 1 })

function callsOn({ rules, calls }: BusyLane, date: string): number {
  if (rules.maxCallsPerDay <= 0 || !isCalendarDate(date)) return 0
  const [from, until] = [date, addCalendarDays(date, 1)].map((day) => startOfDay(day, rules.timezone))
  return calls.filter((at) => at.getTime() >= Number(from) && at.getTime() < Number(until)).length
}

function slotsAway(lane: BusyLane, { date, now }: AskedDay): Slot[] {
  const zone = lane.company.timezone
  return [-1, 0, 1].flatMap((ahead) => {
    const own = addCalendarDays(date, ahead)
    const day = { date: own, now, busy: lane.busy, calls: callsOn(lane, own) }
    return availableSlots({ ...day, rules: rulesAway(lane.rules) })
      .filter(({ start }) => dateInZone(new Date(start), zone) === date)
      .map((slot) => ({ ...slot, time: wallTimeAt(Date.parse(slot.start), zone) }))
  })
}

/** The free slots of a lane on a date of the company's zone, in order. */
export function laneSlots(lane: BusyLane, day: AskedDay): Slot[] {
  if (!isCalendarDate(day.date) || companyRefusal(lane, day)) return []
  if (isAway(lane)) return slotsAway(lane, day)
  return availableSlots({ ...day, rules: lane.rules, busy: lane.busy, calls: callsOn(lane, day.date) })
}

const without = (lane: Lane): BusyLane => ({ ...lane, busy: [], calls: [] })

/** Why a lane has no calls on a date of the company's zone, or null. */
export function laneRefusal(lane: Lane, day: AskedDay): DateRefusal | null {
  const refused = companyRefusal(lane, day)
  if (refused || !isAway(lane)) return refused ?? dateRefusal({ ...day, rules: lane.rules })
  return isCalendarDate(day.date) && slotsAway(without(lane), day).length > 0 ? null : 'day_off'
}

/** True if a lane has hours on a date, whatever blocks them. */
export const isOpen = (lane: Lane, day: AskedDay): boolean =>
  laneRefusal(lane, day) === null && (isAway(lane) || busyWindow(lane.rules, day.date) !== null)

export const isLaneFull = (lane: BusyLane, date: string): boolean =>
  isFull({ rules: lane.rules, calls: callsOn(lane, date) })

/** What was asked in the company's zone, as the lane's own rules read it. Null for a wall time that does not exist. */
function ownQuestion(lane: BusyLane, asked: AskedSlot, now: Date): SlotQuestion | null {
  const { busy, rules } = lane
  if (!isAway(lane)) return { ...asked, rules, busy, now, calls: callsOn(lane, asked.preferredDate) }
  const { preferredDate: date, preferredTime: time, start } = asked
  const zone = lane.company.timezone
  if (!isCalendarDate(date)) return null
  const at = start ? Date.parse(start) : wallInstant(date, time, zone)
  if (at === null) return null
  const wall = wallReading(new Date(at), zone)
  if (wall.date !== date || wall.time !== time) return null
  const own = wallReading(new Date(at), rules.timezone)
  return {
    preferredDate: own.date,
    preferredTime: own.time,
    start: new Date(at).toISOString(),
    ...{ rules: rulesAway(rules), busy, now, calls: callsOn(lane, own.date) },
  }
}

/** The question for a call that has its time. @param zone the company's */
export function givenTime(start: string, zone: string) {
  const { date, time } = wallReading(new Date(start), zone)
  return { preferredDate: date, preferredTime: time, start, isGiven: true }
}

const ANY_DAY = { maxDaysAdvance: 3660 }

/** A call may be further ahead than visitors can book now. */
const withAnyDay = (lane: BusyLane): BusyLane => ({
  ...lane,
  rules: { ...lane.rules, ...ANY_DAY },
  company: { ...lane.company, ...ANY_DAY },
})

function givenSlot(question: SlotQuestion, asked: AskedSlot): Slot | SlotRefusal {
  const start = question.start ?? ''
  const { bookingDurationMinutes: minutes } = question.rules
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString()
  const refusal = fitRefusal({ ...question, date: question.preferredDate }, { start, end })
  return refusal ?? { time: asked.preferredTime, start, end }
}

/** The slot of a request in a lane, or why the lane does not have it. */
export function laneSlot(known: BusyLane, asked: AskedSlot, now: Date): Slot | SlotRefusal {
  const lane = asked.isGiven ? withAnyDay(known) : known
  const refused = companyRefusal(lane, { date: asked.preferredDate, now })
  if (refused) return refused
  const question = ownQuestion(lane, asked, now)
  if (!question) return 'not_a_slot'
  if (asked.isGiven) return givenSlot(question, asked)
  const slot = findSlot(question)
  return slot ? { ...slot, time: asked.preferredTime } : (slotRefusal(question) ?? 'not_a_slot')
}

/** From the one that says most to the one that says least. */
const refusalOrder: readonly SlotRefusal[] = [
  ...(['taken', 'full', 'too_soon', 'over', 'not_a_slot', 'day_off', 'closed'] as const),
  ...(['too_far', 'past', 'not_a_date'] as const),
]

/** The refusal of all lanes together. */
export const mergedRefusal = <Refusal extends SlotRefusal>(refusals: readonly Refusal[]) =>
  refusals.toSorted((one, other) => refusalOrder.indexOf(one) - refusalOrder.indexOf(other))[0]

/** True on the company's days off, which close a lane with own hours too. */
const isCompanyOff = ({ host, company }: Lane, date: string): boolean =>
  Boolean(host?.weeklyHours.length && dayClosed({ ...company, workingDays: WEEK, weeklyHours: [] }, date))

/** True if a call is within the hours of a lane, and on no day off. */
export const isInLaneHours = (lane: Lane, call: BusyRange): boolean =>
  !isCompanyOff(lane, dateInZone(call.start, lane.company.timezone)) && isInHours(lane.rules, call)

/** The hours of a lane on a date of the company's zone, in that zone, whatever blocks them. */
export function laneHours(lane: Lane, date: string): Hours[] {
  const { rules, company } = lane
  if (isCompanyOff(lane, date)) return []
  const own = (day: string) => (dayClosed(rules, day) ? [] : wallHours(rules, day))
  if (!isAway(lane)) return own(date)
  const zone = company.timezone
  const [from = 0, until = 0] = [date, addCalendarDays(date, 1)].map((day) => startOfDay(day, zone))
  return [-1, 0, 1].flatMap((ahead) => {
    const day = addCalendarDays(date, ahead)
    return own(day).flatMap(({ start, end }) => {
      const [open, close] = [start, end].map((time) => wallInstant(day, time, rules.timezone) ?? from)
      const [first, last] = [Math.max(Number(open), from), Math.min(Number(close), until)]
      return first < last ? wallStretches(first, last, zone) : []
    })
  })
}

/** The slots of all lanes in order, each with the lanes that have it. */
export function unionSlots<Of extends BusyLane>(lanes: readonly Of[], day: AskedDay) {
  const byStart = new Map<string, { slot: Slot; lanes: Of[] }>()
  for (const lane of lanes)
    for (const slot of laneSlots(lane, day)) {
      const known = byStart.get(slot.start)
      if (known) known.lanes.push(lane)
      else byStart.set(slot.start, { slot, lanes: [lane] })
    }
  return [...byStart.values()].sort((one, other) => (one.slot.start < other.slot.start ? -1 : 1))
}
