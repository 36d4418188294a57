import type { PayloadRequest } from 'payload'
import { type ExternalBusy, externalBusy } from '@/features/calendar/busy/queries'
import { transactionOf } from '@/lib/db/transaction'
import { bookedRanges, callsOn } from '../availability/queries'
import { availableSlots, busyWindow } from '../availability/rules'
import type { BusyRange, CalendarRules, Slot } from '../types'

export interface BusyTime {
  calendar: string
  start: string
  end: string
}

export interface DayTimes {
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

/** The free and the blocked times of each day (YYYY-MM-DD in the business zone). */
export async function dayTimes(
  req: PayloadRequest,
  { dates, rules, now }: { dates: readonly string[]; rules: CalendarRules; now: Date },
): Promise<DayTimes[]> {
  const db = await transactionOf(req)
  const windows = dates.map((date) => busyWindow(rules, date)).filter((window) => window !== null)
  const [first, last] = [windows[0], windows.at(-1)]
  const busy = first && last ? await bookedRanges(db, { start: first.start, end: last.end }, { now }) : []
  // Uses the last known external calendar, so that the desk does not wait.
  const external = await Promise.all(windows.map((window) => externalBusy(req, window)))
  const all = [...busy, ...external.flatMap(({ ranges }) => ranges)]
  const days: DayTimes[] = []
  for (const date of dates) {
    const calls = await callsOn(db, { rules, date, now })
    const free = availableSlots({ rules, date, busy: all, calls, now })
    const blocked = within(
      external.flatMap(({ ranges }) => ranges),
      busyWindow(rules, date),
    )
    days.push({ free, busy: unique(blocked) })
  }
  return days
}
