import { cachedContent } from '@/cms/cached-content'

export const businessZone = cachedContent(
  'business-zone',
  ['calendar-settings'],
  async (payload): Promise<string> => {
    const settings = await payload.findGlobal({ slug: 'calendar-settings', depth: 0, overrideAccess: false })
    return settings.timezone
  },
)
