import { calendarDaysBetween, isCalendarDate, isoWeekday } from '../../lib/time/calendar-date'
import { dateInZone } from '../../lib/time/zone'
import type { CalendarRules, DateRefusal } from './types'

export interface DateQuestion {
  rules: Pick<CalendarRules, 'timezone' | 'workingDays' | 'maxDaysAdvance'>
  /** YYYY-MM-DD in the business zone. */
  date: string
  now: Date
}

/**
 * Why a day cannot be booked, or null when it can. Used by the browser's calendar too, hence without Temporal.
 * Days are counted by the calendar of the business zone, never as 24 hours.
 * @throws RangeError when the settings name an unknown zone.
 */
export function dateRefusal({ rules, date, now }: DateQuestion): DateRefusal | null {
  if (!isCalendarDate(date)) return 'not_a_date'
  const ahead = calendarDaysBetween(dateInZone(now, rules.timezone), date)
  if (ahead < 0) return 'past'
  if (!(ahead <= rules.maxDaysAdvance)) return 'too_far'
  if (!rules.workingDays.includes(isoWeekday(date))) return 'day_off'
  return null
}
