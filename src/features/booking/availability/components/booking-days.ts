import { dateRefusal, wallHours } from '@/features/booking/day/rules'
import type { CalendarRules } from '@/features/booking/types'
import { addCalendarDays, calendarDaysBetween } from '@/lib/time/calendar-date'
import { dateInZone, wallReading } from '@/lib/time/zone'

/** A picker's local day as YYYY-MM-DD. */
export function pickerDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

/** A picker's Date for a day, at noon, because some midnights do not exist. */
export function pickerDate(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const DAY = 24 * 60
const HOUR_MS = 3_600_000

function minutesAhead(date: string, zone: string, ours: string): number[] {
  const offset = (at: Date, where: string) => wallReading(at, where).offsetMinutes
  return [date, addCalendarDays(date, 1)]
    .map((day) => new Date(`${day}T00:00:00Z`))
    .map((at) => offset(at, zone) - offset(at, ours))
}

export function businessDates(rules: CalendarRules, date: string, zone: string): string[] {
  if (zone === rules.timezone) return [date]
  return [-1, 0, 1]
    .map((days) => addCalendarDays(date, days))
    .filter((ours) => {
      const ahead = minutesAhead(ours, zone, rules.timezone)
      const midnight = calendarDaysBetween(date, ours) * DAY
      return wallHours(rules, ours).some(({ start, end }) => {
        const first = midnight + minutes(start) + Math.min(...ahead)
        const last = midnight + minutes(end) - rules.bookingDurationMinutes + Math.max(...ahead)
        return first < DAY && last >= 0
      })
    })
}

/** Returns true if the last call of one of our dates would start too soon. */
function isOver(rules: CalendarRules, ours: string, now: Date): boolean {
  const soonest = wallReading(new Date(now.getTime() + rules.minimumNoticeHours * HOUR_MS), rules.timezone)
  if (ours !== soonest.date) return false
  const lastStarts = wallHours(rules, ours).map(({ end }) => minutes(end) - rules.bookingDurationMinutes)
  return Math.max(...lastStarts) < minutes(soonest.time)
}

const openDates = (rules: CalendarRules, now: Date, zone: string, date: string): string[] =>
  date < dateInZone(now, zone)
    ? []
    : businessDates(rules, date, zone).filter(
        (ours) => dateRefusal({ rules, date: ours, now }) === null && !isOver(rules, ours, now),
      )

export const isBookableDay = (rules: CalendarRules, now: Date, zone: string, date: string): boolean =>
  openDates(rules, now, zone, date).length > 0

/** @param full our dates without a free time */
export function isFullDay(
  rules: CalendarRules,
  now: Date,
  zone: string,
  date: string,
  full: ReadonlySet<string>,
): boolean {
  const ours = openDates(rules, now, zone, date)
  return ours.length > 0 && ours.every((day) => full.has(day))
}

export function bookingWindow(rules: CalendarRules, now: Date, zone: string) {
  const today = dateInZone(now, zone)
  let last = addCalendarDays(dateInZone(now, rules.timezone), rules.maxDaysAdvance + 1)
  let first = today
  while (first < last && !isBookableDay(rules, now, zone, first)) first = addCalendarDays(first, 1)
  while (first < last && !isBookableDay(rules, now, zone, last)) last = addCalendarDays(last, -1)
  return { today, first, last }
}

function openMinutes({ weeklyHours, workingHoursStart, workingHoursEnd }: CalendarRules): number {
  if (weeklyHours.length === 0) return minutes(workingHoursEnd) - minutes(workingHoursStart)
  const days = new Map<number, number>()
  for (const { weekday, start, end } of weeklyHours)
    days.set(weekday, (days.get(weekday) ?? 0) + minutes(end) - minutes(start))
  return Math.max(...days.values())
}

export function slotsPerDay(rules: CalendarRules): number {
  const open = openMinutes(rules)
  const count = Math.floor(
    (open + rules.bufferTimeMinutes) / (rules.bookingDurationMinutes + rules.bufferTimeMinutes),
  )
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), 48) : 0
}
