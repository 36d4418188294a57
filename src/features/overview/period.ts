import { addCalendarDays, isoWeekday } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { dateInZone } from '@/lib/time/zone'

export const periodLengths = [7, 30, 90] as const
export type PeriodLength = (typeof periodLengths)[number]

export const defaultLength: PeriodLength = 30

export interface Period {
  from: string
  to: string
  zone: string
}

export const chosenLength = (days: string | undefined): PeriodLength =>
  periodLengths.find((length) => String(length) === days) ?? defaultLength

export function lastDays(length: number, now: Date, zone: string): Period {
  const to = dateInZone(now, zone)
  return { from: addCalendarDays(to, 1 - length), to, zone }
}

/** As many days, just before. */
export const periodBefore = ({ from, to, zone }: Period): Period => {
  const days = datesOf({ from, to, zone }).length
  return { from: addCalendarDays(from, -days), to: addCalendarDays(from, -1), zone }
}

/** From today on. */
export function nextDays(length: number, now: Date, zone: string): Period {
  const from = dateInZone(now, zone)
  return { from, to: addCalendarDays(from, length - 1), zone }
}

export function datesOf({ from, to }: Period): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addCalendarDays(date, 1)) dates.push(date)
  return dates
}

export const mondayOf = (date: string): string => addCalendarDays(date, 1 - isoWeekday(date))

const WEEKS_BEFORE = 7
const WEEKS_AFTER = 4

export function mondaysAround(now: Date, zone: string): string[] {
  const monday = mondayOf(dateInZone(now, zone))
  return Array.from({ length: WEEKS_BEFORE + 1 + WEEKS_AFTER }, (_, index) =>
    addCalendarDays(monday, (index - WEEKS_BEFORE) * 7),
  )
}

export const boundsOf = ({ from, to, zone }: Period): { start: string; end: string } => ({
  start: new Date(startOfDay(from, zone)).toISOString(),
  end: new Date(startOfDay(addCalendarDays(to, 1), zone)).toISOString(),
})
