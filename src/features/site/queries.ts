import { type Claims, defaultClaims } from '@/content/claims'
import { defaultBrand, type SiteBrand } from '@/content/navigation'
import { cachedContent } from '@/lib/cache/cached-content'

/** What pages show of the site settings. */
export type SiteFacts = SiteBrand & { liveChatUrl: string | null; claims: Claims }

/** Name, ways to get in touch, hours and figures, as the editors set them. */
export const siteFacts = cachedContent(
  'site-facts',
  ['site-settings'],
  async (payload): Promise<SiteFacts> => {
    const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
    return {
      brandName: settings.brandName || defaultBrand.brandName,
      contactEmail: settings.contactEmail || defaultBrand.contactEmail,
      contactPhone: settings.contactPhone || null,
      businessHours: settings.businessHours || defaultBrand.businessHours,
      liveChatUrl: settings.liveChatUrl || null,
      claims: {
        hoursSaved: settings.claims?.hoursSaved || defaultClaims.hoursSaved,
        averageRoi: settings.claims?.averageRoi || defaultClaims.averageRoi,
        hoursPerMonth: settings.claims?.hoursPerMonth || defaultClaims.hoursPerMonth,
        timeToLive: settings.claims?.timeToLive || defaultClaims.timeToLive,
        newsletterSubscribers: settings.claims?.newsletterSubscribers || defaultClaims.newsletterSubscribers,
      },
    }
  },
)
