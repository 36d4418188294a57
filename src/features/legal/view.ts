import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { LegalPage } from '@/payload-types'
import { type CompanyDetails, fillGaps } from './company'
import { withoutOpenGaps } from './public-text'

/** A public legal page. Its HTML has only the allow-list's elements. */
export type PublicLegalPage = { title: string; html: string; headings: Heading[]; changedAt: string }

type Stored = Pick<LegalPage, 'title' | 'textChangedAt' | 'updatedAt'>

export function legalPageOf(
  { title, textChangedAt, updatedAt }: Stored,
  cleanHtml: string,
  company: CompanyDetails,
): PublicLegalPage {
  const { html, headings } = pageHtml(cleanHtml)
  return { title, html: fillGaps(html, company), headings, changedAt: textChangedAt ?? updatedAt }
}

export const publicLegalPage = (page: Stored, cleanHtml: string, company: CompanyDetails): PublicLegalPage =>
  legalPageOf(page, withoutOpenGaps(cleanHtml, company), company)
