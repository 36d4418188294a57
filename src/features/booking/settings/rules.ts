import type { CalendarSetting } from '@/payload-types'
import type { CalendarRules } from '../types'

export const rulesOf = (settings: Pick<CalendarSetting, keyof CalendarRules>): CalendarRules => ({
  timezone: settings.timezone,
  workingDays: settings.workingDays,
  workingHoursStart: settings.workingHoursStart,
  workingHoursEnd: settings.workingHoursEnd,
  bookingDurationMinutes: settings.bookingDurationMinutes,
  bufferTimeMinutes: settings.bufferTimeMinutes,
  maxDaysAdvance: settings.maxDaysAdvance,
  breakStart: settings.breakStart || null,
  breakEnd: settings.breakEnd || null,
  weeklyHours: (settings.weeklyHours ?? []).map(({ weekday, start, end }) => ({ weekday, start, end })),
  minimumNoticeHours: settings.minimumNoticeHours,
  maxCallsPerDay: settings.maxCallsPerDay,
  daysOff: (settings.daysOff ?? []).map(({ from, to, everyYear }) => ({
    from,
    to: to || null,
    everyYear: everyYear === true,
  })),
  specialHours: (settings.specialHours ?? []).map(({ date, start, end }) => ({ date, start, end })),
})
