import type { PayloadRequest } from 'payload'
import { type ExternalBusy, externalBusy } from '@/features/calendar/busy/queries'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { knownLanes } from '../availability/lane-queries'
import { type Lane, laneSlots } from '../availability/lanes'
import { spanAround } from '../availability/queries'
import { busyWindow } from '../availability/rules'
import type { BusyRange, Slot } from '../types'

interface BusyTime {
  calendar: string
  start: string
  end: string
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

const spanOf = (date: string, zone: string): BusyRange => ({
  start: new Date(startOfDay(date, zone)),
  end: new Date(startOfDay(addCalendarDays(date, 1), zone)),
})

/** The free and the blocked times of a lane on each day (YYYY-MM-DD in the business zone). */
export async function laneTimes(
  req: PayloadRequest,
  { dates, lane, now }: { dates: readonly string[]; lane: Lane; now: Date },
): Promise<{ free: Slot[]; busy: BusyTime[] }[]> {
  const zone = lane.company.timezone
  const span = spanAround(dates[0] ?? '', dates.at(-1) ?? '', zone)
  const [known] = await knownLanes(req, [lane], { span, deskSpan: null, now })
  if (!known) return []
  // Uses the last known external calendar of each day, so that the desk does not wait.
  const windows = lane.host ? [] : dates.flatMap((date) => busyWindow(lane.rules, date) ?? [])
  const answers = await Promise.all(windows.map((window) => externalBusy(req, window)))
  const ofDesk = answers.flatMap(({ ranges }) => ranges)
  const blocked = { ...known, busy: [...known.busy, ...ofDesk] }
  return dates.map((date) => {
    const window = lane.host ? spanOf(date, zone) : busyWindow(lane.rules, date)
    const busy = unique(within(lane.host ? known.external : ofDesk, window))
    return { free: laneSlots(blocked, { date, now }), busy }
  })
}
