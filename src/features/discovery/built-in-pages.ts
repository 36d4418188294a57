import legalMeta from '@/content/legal.json'
import type { PageCopies } from '@/content/page-copies'
import type { PageMeta } from '@/content/page-meta'
import { servicePageSlugs } from '@/content/service-pages'
import { copiesOf } from '@/features/page-copy/rules'

export interface BuiltInPage extends PageMeta {
  path: string
  section: string
  headline: string
}

const page = (path: string, section: string, meta: PageMeta, headline = meta.title): BuiltInPage => ({
  path,
  section,
  headline,
  ...meta,
})

export const builtInPages = (pages: PageCopies): readonly BuiltInPage[] => [
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

export const caseStudiesPage = ({ 'case-studies': { meta, headline } }: PageCopies): BuiltInPage =>
  page('/case-studies', 'Case studies', meta, headline)

export const builtInPaths: ReadonlySet<string> = new Set(builtInPages(copiesOf([])).map(({ path }) => path))
