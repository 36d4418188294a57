import type { Source } from './schema'

type SourceRow = { [Field in keyof Source]?: unknown }

/** 'newsletter, email, spring (utm), from news.example.com, first page /pricing'. Null if nothing is known. */
export function cameFrom({
  landingPage,
  referrer,
  utmSource,
  utmMedium,
  utmCampaign,
}: SourceRow): string | null {
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(', ')
  const parts = [
    campaign && `${campaign} (utm)`,
    referrer && `from ${referrer}`,
    landingPage && `first page ${landingPage}`,
  ]
  return parts.filter(Boolean).join(', ') || null
}
