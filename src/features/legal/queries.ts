import { createLocalReq } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { articleHtml } from '@/features/rich-text/article-html'
import { articleSources } from '@/features/rich-text/references'
import { withFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import type { LegalPage } from '@/payload-types'
import { companyDetails } from './company'
import { type PublicLegalPage, publicLegalPage } from './view'

const storedPage = cachedContent('legal-page', articleSources, async (payload, slug: LegalPage['slug']) => {
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
  const html = await articleHtml(await createLocalReq({}, payload), page.content)
  const { title, textChangedAt, updatedAt } = page
  return { title, textChangedAt, updatedAt, html }
})

/** The text of /privacy, /terms or /imprint, or null. */
export async function legalPage(slug: LegalPage['slug']): Promise<PublicLegalPage | null> {
  const [page, facts] = await Promise.all([storedPage(slug), siteFacts()])
  if (!page) return null
  return withFigures(publicLegalPage(page, page.html, companyDetails(facts)))
}
