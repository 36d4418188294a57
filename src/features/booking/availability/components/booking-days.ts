import { dateRefusal } from '@/features/booking/day/rules'
import type { CalendarRules } from '@/features/booking/types'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { dateInZone } from '@/lib/time/zone'

/** The calendar day a picker's Date stands for, as YYYY-MM-DD: its local day, never its UTC day. */
export function pickerDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

/** A picker's Date for a calendar day. Noon, because some local midnights do not exist. */
export function pickerDate(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

/** Today and the last bookable day in the business zone, and the first day that can be booked. */
export function bookingWindow(rules: CalendarRules, now: Date) {
  const today = dateInZone(now, rules.timezone)
  const last = addCalendarDays(today, rules.maxDaysAdvance)
  let first = today
  while (first < last && dateRefusal({ rules, date: first, now })) first = addCalendarDays(first, 1)
  return { today, first, last }
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** How many slots a full day has at most, to keep their place while they load. A break only makes them fewer. */
export function slotsPerDay(rules: CalendarRules): number {
  const open = minutes(rules.workingHoursEnd) - minutes(rules.workingHoursStart)
  const count = Math.floor(
    (open + rules.bufferTimeMinutes) / (rules.bookingDurationMinutes + rules.bufferTimeMinutes),
  )
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), 48) : 0
}
