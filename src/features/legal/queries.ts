import { lexicalToHtml } from '@/features/blog/content-html'
import { type Heading, withHeadingIds } from '@/features/blog/headings'
import { withReachableBlocks } from '@/features/blog/reachable-blocks'
import { cachedContent } from '@/lib/cache/cached-content'
import type { LegalPage } from '@/payload-types'

/** A legal page as the site shows it; the HTML holds the allow-list's elements only. */
export type PublicLegalPage = { title: string; html: string; headings: Heading[]; updatedAt: string }

/** The text of /privacy, /terms or /imprint; null while there is none. */
export const legalPage = cachedContent(
  'legal-page',
  ['legal-pages'],
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
    const { html, headings } = withHeadingIds(lexicalToHtml(page.content))
    return { title: page.title, html: withReachableBlocks(html), headings, updatedAt: page.updatedAt }
  },
)
