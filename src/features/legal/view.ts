import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { LegalPage } from '@/payload-types'
import { type CompanyDetails, fillGaps } from './company'

/** A legal page as the site shows it; the HTML holds the allow-list's elements only. */
export type PublicLegalPage = { title: string; html: string; headings: Heading[]; updatedAt: string }

/** What a legal page shows of its document, whose text is given as sanitised HTML; the company's details fill its gaps. */
export function legalPageOf(
  { title, updatedAt }: Pick<LegalPage, 'title' | 'updatedAt'>,
  cleanHtml: string,
  company: CompanyDetails,
): PublicLegalPage {
  const { html, headings } = pageHtml(cleanHtml)
  return { title, html: fillGaps(html, company), headings, updatedAt }
}
