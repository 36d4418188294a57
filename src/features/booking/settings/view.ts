import { cachedContent } from '@/cms/cached-content'

/** How long a call is (minutes), for pages that are kept: they are made anew when the settings change. */
export const callMinutes = cachedContent(
  'call-minutes',
  ['calendar-settings'],
  async (payload): Promise<number> => {
    const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
    return settings.bookingDurationMinutes
  },
)
