import { documentBySlug } from '@/features/document-page/queries'
import { withFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import type { LegalPage } from '@/payload-types'
import { companyDetails } from './company'
import { type PublicLegalPage, publicLegalPage } from './view'

const storedPage = documentBySlug(
  'legal-page',
  'legal-pages',
  ({ title, textChangedAt, updatedAt }: LegalPage, html) => ({ title, textChangedAt, updatedAt, html }),
)

/** The text of /privacy, /terms or /imprint, or null. */
export async function legalPage(slug: LegalPage['slug']): Promise<PublicLegalPage | null> {
  const [page, facts] = await Promise.all([storedPage(slug), siteFacts()])
  if (!page) return null
  return withFigures(publicLegalPage(page, page.html, companyDetails(facts)))
}
