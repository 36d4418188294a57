import { createLocalReq } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { articleHtml } from '@/features/rich-text/article-html'
import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import { articleSources } from '@/features/rich-text/references'
import { withFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import type { LegalPage } from '@/payload-types'
import { fillGaps } from './company'

/** A legal page as the site shows it; the HTML holds the allow-list's elements only. */
export type PublicLegalPage = { title: string; html: string; headings: Heading[]; updatedAt: string }

const storedPage = cachedContent(
  'legal-page',
  articleSources,
  async (payload, slug: LegalPage['slug']): Promise<PublicLegalPage | null> => {
    const { docs } = await payload.find({
      collection: 'legal-pages',
      overrideAccess: false,
      where: { slug: { equals: slug } },
      limit: 1,
      pagination: false,
      depth: 1,
    })
    const [page] = docs
    if (!page) return null
    const { html, headings } = pageHtml(await articleHtml(await createLocalReq({}, payload), page.content))
    return { title: page.title, html, headings, updatedAt: page.updatedAt }
  },
)

/** The text of /privacy, /terms or /imprint; null while there is none. */
export async function legalPage(slug: LegalPage['slug']): Promise<PublicLegalPage | null> {
  const [page, facts] = await Promise.all([storedPage(slug), siteFacts()])
  if (!page) return null
  const { company, contactEmail, contactPhone } = facts
  return withFigures({ ...page, html: fillGaps(page.html, { company, contactEmail, contactPhone }) })
}
