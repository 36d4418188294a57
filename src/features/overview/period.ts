import { addCalendarDays, isoWeekday } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/start-of-day'
import { dateInZone } from '@/lib/time/zone'

/** Lengths of a period in days, today included. */
export const periodLengths = [7, 30, 90] as const
export type PeriodLength = (typeof periodLengths)[number]

export const defaultLength: PeriodLength = 30

/** Whole days of the business's zone, written YYYY-MM-DD; both ends included. */
export interface Period {
  from: string
  to: string
  zone: string
}

/** The length that an address asks for (`days`), or the usual one. */
export const chosenLength = (days: string | undefined): PeriodLength =>
  periodLengths.find((length) => String(length) === days) ?? defaultLength

/** The last `length` days; the last of them is today. */
export function lastDays(length: number, now: Date, zone: string): Period {
  const to = dateInZone(now, zone)
  return { from: addCalendarDays(to, 1 - length), to, zone }
}

/** Today and tomorrow. */
export function todayAndTomorrow(now: Date, zone: string): Period {
  const from = dateInZone(now, zone)
  return { from, to: addCalendarDays(from, 1), zone }
}

/** Every date of a period, oldest first. */
export function datesOf({ from, to }: Period): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addCalendarDays(date, 1)) dates.push(date)
  return dates
}

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string => addCalendarDays(date, 1 - isoWeekday(date))

const WEEKS_BEFORE = 7
const WEEKS_AFTER = 4

/** Twelve Mondays: seven weeks that are over, this one, four to come. */
export function mondaysAround(now: Date, zone: string): string[] {
  const monday = mondayOf(dateInZone(now, zone))
  return Array.from({ length: WEEKS_BEFORE + 1 + WEEKS_AFTER }, (_, index) =>
    addCalendarDays(monday, (index - WEEKS_BEFORE) * 7),
  )
}

/** The instants between which a period lies, as UTC text; the second is no longer part of it. */
export const boundsOf = ({ from, to, zone }: Period): { start: string; end: string } => ({
  start: new Date(startOfDay(from, zone)).toISOString(),
  end: new Date(startOfDay(addCalendarDays(to, 1), zone)).toISOString(),
})
