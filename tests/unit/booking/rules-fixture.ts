import type { BusyRange, CalendarRules } from '../../../src/features/booking/types'

/** Settings that say nothing of days off, breaks, notice and limits. */
export const plainRules = {
  breakStart: null,
  breakEnd: null,
  minimumNoticeHours: 0,
  maxCallsPerDay: 0,
  weeklyHours: [],
  daysOff: [],
  specialHours: [],
} satisfies Partial<CalendarRules>

export const berlinRules: CalendarRules = {
  ...plainRules,
  timezone: 'Europe/Berlin',
  workingDays: [1, 2, 3, 4, 5],
  workingHoursStart: '09:00',
  workingHoursEnd: '17:00',
  bookingDurationMinutes: 60,
  bufferTimeMinutes: 0,
  maxDaysAdvance: 30,
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7]

export const range = (start: string, end: string): BusyRange => ({
  start: new Date(start),
  end: new Date(end),
})
