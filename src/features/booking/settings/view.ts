import { cachedContent } from '@/cms/cached-content'
import type { MeetingKind } from '../meeting/rules'

/** The IANA name of the business zone, cached. */
export const businessZone = cachedContent(
  'business-zone',
  ['calendar-settings'],
  async (payload): Promise<string> => {
    const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
    return settings.timezone
  },
)

/** The length of a call in minutes, cached until the settings change. */
export const callMinutes = cachedContent(
  'call-minutes',
  ['calendar-settings'],
  async (payload): Promise<number> => {
    const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
    return settings.bookingDurationMinutes
  },
)

/** How calls take place, cached until the settings change. */
export const meetingKind = cachedContent(
  'meeting-kind',
  ['calendar-settings'],
  async (payload): Promise<MeetingKind> => {
    const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
    return settings.meetingKind
  },
)
