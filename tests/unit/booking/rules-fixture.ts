import type { BusyRange, CalendarRules } from '../../../src/features/booking/types'

export const berlinRules: CalendarRules = {
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
