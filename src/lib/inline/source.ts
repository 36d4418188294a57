import { SOURCE_KEY } from '../visit-source.ts'

/** More would be cut by the server. */
const MAX = 100

/**
 * Keeps the first page of the visit, the referring site and the campaign in the tab until a form is sent. The query of the
 * page may hold a private link and is not kept. A tab that was opened from the site itself did not begin the visit.
 */
export function rememberSource(): void {
  try {
    const referrer = document.referrer && new URL(document.referrer).host
    if (referrer === location.host || sessionStorage.getItem(SOURCE_KEY)) return
    const query = new URLSearchParams(location.search)
    const campaign = (name: string) => query.get(`utm_${name}`)?.slice(0, MAX)
    const source = {
      landingPage: location.pathname.slice(0, MAX),
      referrer: referrer.slice(0, MAX),
      utmSource: campaign('source'),
      utmMedium: campaign('medium'),
      utmCampaign: campaign('campaign'),
    }
    sessionStorage.setItem(SOURCE_KEY, JSON.stringify(source))
  } catch {
    // Storage is disabled.
  }
}
