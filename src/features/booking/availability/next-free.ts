import type { PayloadRequest } from 'payload'
import { addCalendarDays, calendarDaysBetween } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'
import type { CallToPlace } from '../call-type/queries'
import type { BusyRange, Slot } from '../types'
import { type KnownLane, knownLanes, lanesOf } from './lane-queries'
import { isOpen, type Lane, laneSlots, unionSlots } from './lanes'
import { dayAvailability, spanAround } from './queries'

const DAYS_SHOWN = 3
/** Limits the cost of a request: days checked against what is stored, and days checked in full. */
const DAYS_LOOKED_AT = 62
const DAYS_ASKED = 4

interface OpenDay {
  date: string
  /** The first who works then, and all after them: a day is seldom asked of all. */
  lanes: readonly Lane[]
}

/** The next days on which anyone works. */
function bookableDays(lanes: readonly Lane[], now: Date): OpenDay[] {
  const [first] = lanes
  if (!first) return []
  const { timezone, maxDaysAdvance } = first.company
  const today = dateInZone(now, timezone)
  const days: OpenDay[] = []
  for (let ahead = 0; ahead <= maxDaysAdvance && days.length < DAYS_LOOKED_AT; ahead++) {
    const date = addCalendarDays(today, ahead)
    const from = lanes.findIndex((lane) => isOpen(lane, { date, now }))
    if (from >= 0) days.push({ date, lanes: lanes.slice(from) })
  }
  return days
}

const dateOf = ({ date }: OpenDay) => date

const datesFrom = (first: string, last: string): string[] =>
  Array.from({ length: calendarDaysBetween(first, last) + 1 }, (_, ahead) => addCalendarDays(first, ahead))

/** What hosts work is known here alone, so their days without hours are named too. */
function fullDays(lanes: readonly Lane[], now: Date, days: readonly OpenDay[], open: readonly OpenDay[]) {
  const free = new Set(open.map(dateOf))
  const [first] = lanes
  if (!first || !lanes.some(({ host }) => host)) return days.map(dateOf).filter((date) => !free.has(date))
  const today = dateInZone(now, first.company.timezone)
  const isCut = days.length === DAYS_LOOKED_AT
  const end = isCut ? (days.at(-1)?.date ?? today) : addCalendarDays(today, first.company.maxDaysAdvance)
  return datesFrom(today, end).filter((date) => !free.has(date))
}

/** Of weeks of events only a few are near. */
const within = (lane: KnownLane, { start, end }: BusyRange): KnownLane => ({
  ...lane,
  busy: lane.busy.filter((range) => range.start < end && start < range.end),
})

/** The days with a free time, and those without one, from what is stored. The number of queries is constant. */
async function checkedDays(req: PayloadRequest, lanes: readonly Lane[], now: Date) {
  const days = bookableDays(lanes, now)
  const [first, last, zone] = [days[0]?.date, days.at(-1)?.date, lanes[0]?.company.timezone ?? 'UTC']
  if (!first || !last) return { open: [], full: fullDays(lanes, now, [], []), known: [] }
  const span = spanAround(first, last, zone)
  const known = await knownLanes(req, lanes, { span, deskSpan: span, now })
  const open = days.filter(({ date, lanes: working }) => {
    const window = spanAround(date, date, zone)
    return known
      .slice(known.length - working.length)
      .some((lane) => laneSlots(within(lane, window), { date, now }).length > 0)
  })
  return { open, full: fullDays(lanes, now, days, open), known }
}

/** The first free time of each of the next days, and the days without one. `now` is our clock, because that of the device may be wrong. */
export async function nextFree(req: PayloadRequest, call: CallToPlace, now: Date) {
  const { lanes, placement } = await lanesOf(req, call)
  const { open, full, known } = await checkedDays(req, lanes, now)
  const timezone = lanes[0]?.company.timezone ?? 'UTC'
  const next: (Slot & { date: string })[] = []
  for (const { date } of open.slice(0, DAYS_ASKED)) {
    if (next.length === DAYS_SHOWN) break
    // Only the desk has a calendar that is asked for one day at a time.
    const window = spanAround(date, date, timezone)
    const slot = placement.hosts.includes(null)
      ? (await dayAvailability(req, { ...call, date, now })).slots[0]
      : unionSlots(
          known.map((lane) => within(lane, window)),
          { date, now },
        )[0]?.slot
    if (slot) next.push({ date, ...slot })
    else full.push(date)
  }
  return { now: now.toISOString(), timezone, next, full: full.sort() }
}
