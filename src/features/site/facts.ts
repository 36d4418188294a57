import { type Claims, defaultClaims } from '@/content/figures'
import { defaultBrand, defaultLinks, type SiteLinks } from '@/content/navigation'
import { measuredClaims } from '@/content/placeholders'
import type { SiteSetting } from '@/payload-types'
import { retentionOf } from '../retention/queries'
import { noticeOf } from './notice'

function linksOf({ menu, footer }: SiteSetting): SiteLinks {
  const item = ({ label, href }: { label: string; href: string }) => ({ label, href })
  return {
    menu: menu?.length ? menu.map(item) : defaultLinks.menu,
    footer: footer?.length
      ? footer.map(({ title, links }) => ({ title, items: (links ?? []).map(item) }))
      : defaultLinks.footer,
  }
}

export function siteFactsOf(settings: SiteSetting) {
  const isHidden = (name: string) =>
    settings.claims?.isHidden === true && measuredClaims.some((each) => each === name)
  const words = Object.entries(defaultClaims).map(([name, usual]) => [
    name,
    isHidden(name) ? '' : settings.claims?.[name as keyof Claims] || usual,
  ])
  const claims: Claims = { ...defaultClaims, ...Object.fromEntries(words) }
  return {
    brandName: settings.brandName || defaultBrand.brandName,
    contactEmail: settings.contactEmail || defaultBrand.contactEmail,
    contactPhone: settings.contactPhone || null,
    businessHours: settings.businessHours || defaultBrand.businessHours,
    tagline: defaultBrand.tagline,
    liveChatUrl: settings.liveChatUrl || null,
    claims,
    claimsSource: settings.claims?.isHidden ? null : settings.claims?.source || null,
    notice: noticeOf(settings.notice),
    company: settings.company,
    retention: retentionOf(settings.retention),
    links: linksOf(settings),
  }
}
