import type { PayloadRequest } from 'payload'
import { externalBusy } from '@/features/calendar/busy/queries'
import { transactionOf } from '@/lib/db/transaction'
import { bookedRanges, callsOn } from '../availability/queries'
import { availableSlots, busyWindow } from '../availability/rules'
import type { CalendarRules, Slot } from '../types'

/** The bookable slots of each day (YYYY-MM-DD in the business zone). */
export async function freeSlots(
  req: PayloadRequest,
  { dates, rules, now }: { dates: readonly string[]; rules: CalendarRules; now: Date },
): Promise<Slot[][]> {
  const db = await transactionOf(req)
  const windows = dates.map((date) => busyWindow(rules, date)).filter((window) => window !== null)
  const [first, last] = [windows[0], windows.at(-1)]
  const busy = first && last ? await bookedRanges(db, { start: first.start, end: last.end }, { now }) : []
  // Uses the last known external calendar, so that the desk does not wait.
  const external = await Promise.all(windows.map((window) => externalBusy(req, window)))
  const all = [...busy, ...external.flatMap(({ ranges }) => ranges)]
  const days: Slot[][] = []
  for (const date of dates) {
    const calls = await callsOn(db, { rules, date, now })
    days.push(availableSlots({ rules, date, busy: all, calls, now }))
  }
  return days
}
