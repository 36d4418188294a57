import type { Source } from './schema'

/** The source of calls that the team booked. They have no first page. */
export const BOOKED_BY_TEAM = 'booked by us'

/** 'newsletter, email, spring (utm), news.example.com, first page /pricing'. Null if nothing is known. */
export function cameFrom({
  landingPage,
  referrer,
  utmSource,
  utmMedium,
  utmCampaign,
}: { [Field in keyof Source]?: unknown }): string | null {
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(', ')
  const parts = [
    campaign && `${campaign} (utm)`,
    referrer && String(referrer),
    landingPage && `first page ${landingPage}`,
  ]
  return parts.filter(Boolean).join(', ') || null
}
