/** Calendar dates and wall times as text. Safe in browsers: no Temporal, no machine time zone. */

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const WALL_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DAY_MS = 86_400_000

/** True for a real day written YYYY-MM-DD; '2026-02-30' is not one. */
export function isCalendarDate(text: string): boolean {
  const match = CALENDAR_DATE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** True for a wall time written HH:MM, 00:00 to 23:59. */
export function isWallTime(text: string): boolean {
  return WALL_TIME.test(text)
}

/** True for a time at which hours can end: a wall time, or 24:00 for the end of the day. */
export const isEndTime = (text: string): boolean => text === '24:00' || isWallTime(text)

/** Time fields cannot hold 24:00. Hours that end at 00:00 end with their day. */
export const endTime = (text: string): string => (text === '00:00' ? '24:00' : text)
export const endTimeInField = (text: string): string => (text === '24:00' ? '00:00' : text)

// Counts days in UTC, where each has 24 hours, so that clock changes do not matter.
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/** Calendar days from one real date to another; negative when `to` is earlier. */
export function calendarDaysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** The date `days` calendar days later (YYYY-MM-DD). */
export function addCalendarDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10)
}

/** ISO weekday of a real date: Monday 1 to Sunday 7. */
export function isoWeekday(date: string): number {
  return new Date(dayNumber(date) * DAY_MS).getUTCDay() || 7
}
