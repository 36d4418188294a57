import type { PayloadRequest } from 'payload'
import { addCalendarDays, calendarDaysBetween } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'
import type { CallToPlace } from '../call-type/queries'
import type { BusyRange, Slot } from '../types'
import { type KnownLane, knownLanes, lanesOf } from './lane-queries'
import { isOpen, type Lane, laneSlots, unionSlots } from './lanes'
import { dayAvailability, spanAround } from './queries'

export interface NextFree {
  /** The server's clock (UTC instant), because the device's may be wrong. */
  now: string
  timezone: string
  /** The first free slot of each of the next days. `date` is YYYY-MM-DD in the business zone. */
  next: (Slot & { date: string })[]
  /** The days without a free time among the next bookable ones (YYYY-MM-DD in the business zone). */
  full: string[]
}

const DAYS_SHOWN = 3
/** Limits the cost of a request: days checked against what is stored, and days checked in full. */
const DAYS_LOOKED_AT = 62
const DAYS_ASKED = 4

/** The next days on which anyone works. */
function bookableDays(lanes: readonly Lane[], now: Date): string[] {
  const [first] = lanes
  if (!first) return []
  const { timezone, maxDaysAdvance } = first.company
  const today = dateInZone(now, timezone)
  const days: string[] = []
  for (let ahead = 0; ahead <= maxDaysAdvance && days.length < DAYS_LOOKED_AT; ahead++) {
    const date = addCalendarDays(today, ahead)
    if (lanes.some((lane) => isOpen(lane, { date, now }))) days.push(date)
  }
  return days
}

const datesFrom = (first: string, last: string): string[] =>
  Array.from({ length: calendarDaysBetween(first, last) + 1 }, (_, ahead) => addCalendarDays(first, ahead))

/** What hosts work is known here alone, so their days without hours are named too. */
function fullDays(lanes: readonly Lane[], now: Date, days: readonly string[], free: ReadonlySet<string>) {
  const [first] = lanes
  if (!first || !lanes.some(({ host }) => host)) return days.filter((date) => !free.has(date))
  const today = dateInZone(now, first.company.timezone)
  const isCut = days.length === DAYS_LOOKED_AT
  const end = isCut ? (days.at(-1) ?? today) : addCalendarDays(today, first.company.maxDaysAdvance)
  return datesFrom(today, end).filter((date) => !free.has(date))
}

/** Of weeks of events only a few are near. */
const within = (lane: KnownLane, { start, end }: BusyRange): KnownLane => ({
  ...lane,
  busy: lane.busy.filter((range) => range.start < end && start < range.end),
})

/** What blocks the lanes on days (in order, at least one) of their company's zone, and a lane's part of one day. */
async function knownOn(req: PayloadRequest, lanes: readonly Lane[], days: readonly string[], now: Date) {
  const zone = lanes[0]?.company.timezone ?? 'UTC'
  const span = spanAround(days[0] ?? '', days.at(-1) ?? '', zone)
  const known = await knownLanes(req, lanes, { span, deskSpan: span, now })
  return (date: string) => {
    const window = spanAround(date, date, zone)
    return known.map((lane) => within(lane, window))
  }
}

/** The days with a free time, from what is stored. The number of queries is constant. */
async function freeDays(req: PayloadRequest, lanes: readonly Lane[], days: readonly string[], now: Date) {
  const free = new Set<string>()
  // The first has a time on most days: of the others only the rest is read.
  for (const asked of [lanes.slice(0, 1), lanes.slice(1)]) {
    const left = days.filter((date) => !free.has(date))
    if (left.length === 0 || asked.length === 0) break
    const lanesOfDay = await knownOn(req, asked, left, now)
    for (const date of left)
      if (lanesOfDay(date).some((lane) => laneSlots(lane, { date, now }).length > 0)) free.add(date)
  }
  return free
}

/** The next bookable times, as `dayAvailability` has them. */
export async function nextFree(req: PayloadRequest, call: CallToPlace, now: Date): Promise<NextFree> {
  const { lanes, placement } = await lanesOf(req, call)
  const days = bookableDays(lanes, now)
  const free = await freeDays(req, lanes, days, now)
  const full = fullDays(lanes, now, days, free)
  const asked = [...free].sort().slice(0, DAYS_ASKED)
  // Only the desk has a calendar that is asked for one day at a time.
  const isDesk = placement.hosts.includes(null)
  const lanesOfDay = isDesk || asked.length === 0 ? () => [] : await knownOn(req, lanes, asked, now)
  const next: NextFree['next'] = []
  for (const date of asked) {
    if (next.length === DAYS_SHOWN) break
    const slot = isDesk
      ? (await dayAvailability(req, { ...call, date, now })).slots[0]
      : unionSlots(lanesOfDay(date), { date, now })[0]?.slot
    if (slot) next.push({ date, ...slot })
    else full.push(date)
  }
  const timezone = lanes[0]?.company.timezone ?? 'UTC'
  return { now: now.toISOString(), timezone, next, full: full.sort() }
}
