import { cachedContent } from '@/cms/cached-content'

/** The IANA name of the zone of our calendar, for pages that are kept. */
export const businessZone = cachedContent(
  'business-zone',
  ['calendar-settings'],
  async (payload): Promise<string> => {
    const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
    return settings.timezone
  },
)

/** How long a call is (minutes), for pages that are kept: they are made anew when the settings change. */
export const callMinutes = cachedContent(
  'call-minutes',
  ['calendar-settings'],
  async (payload): Promise<number> => {
    const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
    return settings.bookingDurationMinutes
  },
)
