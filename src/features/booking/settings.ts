import type { Payload, PayloadRequest } from 'payload'
import type { CalendarSetting } from '@/payload-types'
import type { CalendarRules } from './types'

type Source = Pick<CalendarSetting, Exclude<keyof CalendarRules, 'workingDays'> | 'workingDays'>

/** The settings as the slot rules take them. */
const rulesOf = (settings: Source): CalendarRules => ({
  timezone: settings.timezone,
  workingDays: settings.workingDays,
  workingHoursStart: settings.workingHoursStart,
  workingHoursEnd: settings.workingHoursEnd,
  bookingDurationMinutes: settings.bookingDurationMinutes,
  bufferTimeMinutes: settings.bufferTimeMinutes,
  maxDaysAdvance: settings.maxDaysAdvance,
})

/** The rules in force now; with `req`, as its transaction sees them. */
export async function currentRules(payload: Payload, req?: PayloadRequest): Promise<CalendarRules> {
  const settings = await payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  return rulesOf(settings)
}
