import { legalMeta } from '@/content/legal'
import { type PageCopies, pageCopies } from '@/content/page-copies'
import type { PageMeta } from '@/content/page-meta'
import { servicePageSlugs } from '@/content/service-pages'

export interface FixedPage extends PageMeta {
  path: string
  section: string
  headline: string
}

const page = (path: string, section: string, meta: PageMeta, headline = meta.title): FixedPage => ({
  path,
  section,
  headline,
  ...meta,
})

export const fixedPages = (pages: PageCopies): readonly FixedPage[] => [
  page('/', 'Workflow automation', pages.home.meta, 'Automation for the work you repeat'),
  page('/services', 'Services', pages.services.meta),
  page('/pricing', 'Pricing', pages.pricing.meta),
  page('/automation-ideas', 'Ideas', pages['automation-ideas'].meta, pages['automation-ideas'].headline),
  page('/flagship', 'Flagships', pages.flagship.meta, pages.flagship.headline),
  ...servicePageSlugs.map((slug) => page(`/${slug}`, 'Services', pages[slug].meta, pages[slug].headline)),
  page('/blog', 'Blog', pages.blog.meta, pages.blog.headline),
  page('/faq', 'Answers', pages.faq.meta, pages.faq.headline),
  page('/contact', 'Contact', pages.contact.meta),
  page('/book-call', 'Free audit', pages['book-call'].meta),
  page('/privacy', 'Legal', legalMeta.privacy, 'Privacy'),
  page('/terms', 'Legal', legalMeta.terms, 'Terms'),
  page('/imprint', 'Legal', legalMeta.imprint, 'Imprint'),
]

/** The list of case studies, which exists only with one of them. */
export const caseStudiesPage = ({ 'case-studies': { meta, headline } }: PageCopies): FixedPage =>
  page('/case-studies', 'Case studies', meta, headline)

export const fixedPaths: ReadonlySet<string> = new Set(fixedPages(pageCopies).map(({ path }) => path))
