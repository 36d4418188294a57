import type { Source } from './schema'

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
