import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { LegalPage } from '@/payload-types'
import { type CompanyDetails, fillGaps } from './company'
import { withoutOpenGaps } from './public-text'

/** A legal page as the site shows it; the HTML holds the allow-list's elements only. */
export type PublicLegalPage = { title: string; html: string; headings: Heading[]; changedAt: string }

type Stored = Pick<LegalPage, 'title' | 'textChangedAt' | 'updatedAt'>

/** What editors see of a legal page, whose text is given as sanitised HTML: the company's details fill its gaps, the others stay. */
export function legalPageOf(
  { title, textChangedAt, updatedAt }: Stored,
  cleanHtml: string,
  company: CompanyDetails,
): PublicLegalPage {
  const { html, headings } = pageHtml(cleanHtml)
  return { title, html: fillGaps(html, company), headings, changedAt: textChangedAt ?? updatedAt }
}

/** The same for visitors: what has a gap is left out. */
export const publicLegalPage = (page: Stored, cleanHtml: string, company: CompanyDetails): PublicLegalPage =>
  legalPageOf(page, withoutOpenGaps(cleanHtml, company), company)
