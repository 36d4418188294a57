import { calendarDaysBetween, isCalendarDate, isoWeekday } from '../../../lib/time/calendar-date'
import { timeInZone } from '../../../lib/time/format'
import { dateInZone } from '../../../lib/time/zone'
import type { BusyRange, CalendarRules, DayOff } from '../types'

const HOUR_MS = 3_600_000

/** Returns true if a date (YYYY-MM-DD) is within the days off. Yearly ones can span New Year. */
export function isWithin({ from, to, everyYear }: DayOff, date: string): boolean {
  const last = to ?? from
  if (!everyYear) return from <= date && date <= last
  const [first, end, day] = [from.slice(5), last.slice(5), date.slice(5)]
  return first <= end ? first <= day && day <= end : day >= first || day <= end
}

type DayRules = Pick<CalendarRules, 'workingDays' | 'weeklyHours' | 'daysOff' | 'specialHours'>

const isWorkingDay = ({ workingDays, weeklyHours }: DayRules, weekday: number): boolean =>
  weeklyHours.length > 0 ? weeklyHours.some((row) => row.weekday === weekday) : workingDays.includes(weekday)

/** Why a date never has calls, or null. Hours of single dates take precedence. */
export function dayClosed(rules: DayRules, date: string): 'day_off' | 'closed' | null {
  const { daysOff, specialHours } = rules
  if (specialHours.some((hours) => hours.date === date)) return null
  if (daysOff.some((days) => isWithin(days, date))) return 'closed'
  return isWorkingDay(rules, isoWeekday(date)) ? null : 'day_off'
}

/** Why a day cannot be booked, or null. Runs in browsers, so without Temporal. @throws RangeError (zone) */
export function dateRefusal({ rules, date, now }: { rules: CalendarRules; date: string; now: Date }) {
  if (!isCalendarDate(date)) return 'not_a_date'
  const ahead = calendarDaysBetween(dateInZone(now, rules.timezone), date)
  if (ahead < 0) return 'past'
  if (!(ahead <= rules.maxDaysAdvance)) return 'too_far'
  const closed = dayClosed(rules, date)
  if (closed) return closed
  const soonest = new Date(now.getTime() + rules.minimumNoticeHours * HOUR_MS)
  return date < dateInZone(soonest, rules.timezone) ? 'too_soon' : null
}

export interface Hours {
  start: string
  end: string
}

const inOrder = (hours: readonly Hours[]): Hours[] =>
  hours.map(({ start, end }) => ({ start, end })).sort((one, other) => (one.start < other.start ? -1 : 1))

/** Wall hours of a date: its own, those of its weekday, or the usual ones around the break. */
export function wallHours(rules: CalendarRules, date: string): Hours[] {
  const own = rules.specialHours.filter((hours) => hours.date === date)
  if (own.length > 0) return inOrder(own)
  if (rules.weeklyHours.length > 0)
    return inOrder(rules.weeklyHours.filter(({ weekday }) => weekday === isoWeekday(date)))
  const { workingHoursStart: start, workingHoursEnd: end, breakStart, breakEnd } = rules
  if (!breakStart || !breakEnd || breakStart >= breakEnd || breakStart >= end || breakEnd <= start)
    return [{ start, end }]
  return [
    { start, end: breakStart },
    { start: breakEnd, end },
  ].filter((stretch) => stretch.start < stretch.end)
}

/** True if a call is within the hours of its date. */
export function isInHours(rules: CalendarRules, { start, end }: BusyRange): boolean {
  const { timezone } = rules
  const date = dateInZone(start, timezone)
  if (dayClosed(rules, date)) return false
  const from = timeInZone(start, timezone)
  const to = dateInZone(end, timezone) === date ? timeInZone(end, timezone) : '24:00'
  return wallHours(rules, date).some((hours) => hours.start <= from && to <= hours.end)
}
