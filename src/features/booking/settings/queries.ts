import type { Payload, PayloadRequest } from 'payload'
import type { CalendarSetting } from '@/payload-types'
import type { CalendarRules } from '../types'

type Source = Pick<CalendarSetting, keyof CalendarRules>

export const rulesOf = (settings: Source): CalendarRules => ({
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

/** The settings as stored, in the transaction of `req` if given. */
export const storedSettings = (payload: Payload, req?: PayloadRequest): Promise<CalendarSetting> =>
  payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: true, ...(req ? { req } : {}) })

/** The current rules, in the transaction of `req` if given. */
export const currentRules = async (payload: Payload, req?: PayloadRequest): Promise<CalendarRules> =>
  rulesOf(await storedSettings(payload, req))

/** Until how many hours before a call its visitor can move or cancel it. */
export const changeNoticeHours = async (req: PayloadRequest): Promise<number> =>
  (await storedSettings(req.payload, req)).minimumChangeNoticeHours
