import { bookingMeta } from '@/content/booking'
import { contactMeta } from '@/content/contact'
import { defaultClaims, type Figures, figuresOf } from '@/content/figures'
import { homeMeta } from '@/content/home'
import { legalMeta } from '@/content/legal'
import { blogPage, faqPage, flagshipPage, ideasPage } from '@/content/listing-pages'
import { defaultBrand } from '@/content/navigation'
import type { PageMeta } from '@/content/page-meta'
import { pricingMeta } from '@/content/pricing'
import { servicePages } from '@/content/service-pages'
import { servicesMeta } from '@/content/services'

/** A public page that is there whatever the CMS holds. */
export interface FixedPage extends PageMeta {
  path: string
  /** The word over the title of its share picture. */
  section: string
  /** Its headline, shorter than the title for search engines. */
  headline: string
}

const page = (path: string, section: string, meta: PageMeta, headline = meta.title): FixedPage => ({
  path,
  section,
  headline,
  ...meta,
})

/** All fixed pages, in the order in which the site leads through them, as they name the figures. */
export const fixedPages = (figures: Figures): readonly FixedPage[] => [
  page('/', 'Workflow automation', homeMeta(figures), 'Automation for the work you repeat'),
  page('/services', 'Services', servicesMeta),
  page('/pricing', 'Pricing', pricingMeta(figures)),
  page('/automation-ideas', 'Ideas', ideasPage.meta, ideasPage.headline),
  page('/flagship', 'Flagships', flagshipPage.meta, flagshipPage.headline),
  ...Object.values(servicePages).map(({ slug, title, meta }) => page(`/${slug}`, 'Services', meta, title)),
  page('/blog', 'Blog', blogPage.meta, blogPage.headline),
  page('/faq', 'Answers', faqPage.meta, faqPage.headline),
  page('/contact', 'Contact', contactMeta),
  page('/book-call', 'Free audit', bookingMeta(figures)),
  page('/privacy', 'Legal', legalMeta.privacy, 'Privacy'),
  page('/terms', 'Legal', legalMeta.terms, 'Terms'),
  page('/imprint', 'Legal', legalMeta.imprint, 'Imprint'),
]

/** Where they stand, whatever the figures are. */
export const fixedPaths: ReadonlySet<string> = new Set(
  fixedPages(
    figuresOf({ site: { ...defaultBrand, claims: defaultClaims }, callMinutes: 0, plans: [], addOns: [] }),
  ).map(({ path }) => path),
)
