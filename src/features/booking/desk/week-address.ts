import { addCalendarDays, isoWeekday } from '../../../lib/time/calendar-date'
import { isDeskDay } from './filter-schema'

const WEEK = /^(\d{4})-W(\d{2})$/

/** The first Monday of the ISO year, in the week of 4 January (ISO 8601). */
function firstMonday(year: string): string {
  const fourth = `${year}-01-04`
  return addCalendarDays(fourth, 1 - isoWeekday(fourth))
}

/** The ISO week of a date (YYYY-MM-DD): '2026-W53' for 1 January 2027. */
export function isoWeek(date: string): string {
  // A week belongs to the year of its Thursday.
  const thursday = addCalendarDays(date, 4 - isoWeekday(date))
  const year = thursday.slice(0, 4)
  const days = (Date.parse(thursday) - Date.parse(firstMonday(year))) / 86_400_000
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

/** The Monday of an ISO week (YYYY-MM-DD). Undefined for an invalid one, such as week 53 of a short year. */
export function mondayOfWeek(week: string): string | undefined {
  const [, year, number] = WEEK.exec(week) ?? []
  if (!year || !isDeskDay(`${year}-01-04`)) return undefined
  const monday = addCalendarDays(firstMonday(year), (Number(number) - 1) * 7)
  return isoWeek(monday) === week ? monday : undefined
}
