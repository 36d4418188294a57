import type { PayloadRequest } from 'payload'
import { type ExternalBusy, externalBusy } from '@/features/calendar/busy/queries'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { deskWindow, knownLanes } from '../availability/lane-queries'
import { type Lane, laneSlots } from '../availability/lanes'
import { spanAround } from '../availability/queries'
import { busyWindow } from '../availability/rules'
import type { BusyRange, CalendarRules, Slot } from '../types'

interface BusyTime {
  calendar: string
  start: string
  end: string
}

interface DayTimes {
  free: Slot[]
  busy: BusyTime[]
}

const within = (ranges: ExternalBusy['ranges'], window: BusyRange | null): BusyTime[] =>
  ranges.flatMap(({ calendar, ...range }) => {
    const start = Math.max(range.start.getTime(), window?.start.getTime() ?? Number.POSITIVE_INFINITY)
    const end = Math.min(range.end.getTime(), window?.end.getTime() ?? Number.NEGATIVE_INFINITY)
    return start < end
      ? [{ calendar, start: new Date(start).toISOString(), end: new Date(end).toISOString() }]
      : []
  })

/** A range that spans days is in the answers for each of them. */
const unique = (times: BusyTime[]): BusyTime[] => [
  ...new Map(times.map((time) => [`${time.start} ${time.end} ${time.calendar}`, time])).values(),
]

/** The free and the blocked times of each day (YYYY-MM-DD in the business zone) in each lane. */
export async function laneTimes(
  req: PayloadRequest,
  { dates, lanes, now }: { dates: readonly string[]; lanes: readonly Lane[]; now: Date },
): Promise<DayTimes[][]> {
  const zone = lanes[0]?.company.timezone ?? 'UTC'
  const span = spanAround(dates[0] ?? '', dates.at(-1) ?? '', zone)
  const known = await knownLanes(req, lanes, { span, deskSpan: null, now })
  const isDesk = lanes.some(({ host }) => !host)
  // Uses the last known external calendar of each day, so that the desk does not wait.
  const windows = isDesk ? dates.flatMap((date) => deskWindow(lanes, date) ?? []) : []
  const ofDesk = (await Promise.all(windows.map((window) => externalBusy(req, window)))).flatMap(
    ({ ranges }) => ranges,
  )
  return known.map((lane) => {
    const external = lane.host ? lane.external : ofDesk
    const blocked = { ...lane, busy: lane.host ? lane.busy : [...lane.busy, ...ofDesk] }
    return dates.map((date) => {
      const window = lane.host ? spanOf(date, zone) : busyWindow(lane.rules, date)
      return { free: laneSlots(blocked, { date, now }), busy: unique(within(external, window)) }
    })
  })
}

const spanOf = (date: string, zone: string): BusyRange => ({
  start: new Date(startOfDay(date, zone)),
  end: new Date(startOfDay(addCalendarDays(date, 1), zone)),
})

/** Those of the desk. @param rules its own, with the lengths of a call */
export async function dayTimes(
  req: PayloadRequest,
  { rules, ...days }: { dates: readonly string[]; rules: CalendarRules; now: Date },
): Promise<DayTimes[]> {
  const [desk] = await laneTimes(req, { ...days, lanes: [{ host: null, rules, company: rules }] })
  return desk ?? []
}
