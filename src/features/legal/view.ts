import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { LegalPage } from '@/payload-types'
import { type CompanyDetails, fillGaps, openGaps } from './company'

const BLOCK = /<(p|li|tr|h[2-6])\b[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g
const EMPTY = /<(p|ul|ol|tbody|table)\b[^>]*>(?:<thead>(?:(?!<\/thead>)[\s\S])*<\/thead>)?\s*<\/\1>/g
const UNFINISHED = [4, 3, 2].map(
  (level) => new RegExp(`<h${level}\\b[^>]*>(?:(?!</h)[\\s\\S])*</h${level}>\\s*(?=<h[2-${level}]|$)`, 'g'),
)

/** A legal page for visitors, without blocks that contain unfilled gaps. Only editors see gaps. */
function withoutOpenGaps(html: string, settings: CompanyDetails): string {
  const isOpen = (text: string) => openGaps(text, settings).length > 0
  if (!isOpen(html)) return html
  const closed = html.replace(BLOCK, (block, tag: string) => {
    if (!isOpen(block)) return block
    if (tag !== 'p') return ''
    const [start = ''] = /^<p\b[^>]*>/.exec(block) ?? []
    const lines = block.slice(start.length, -'</p>'.length).split(/<br\s*\/?>/)
    return `${start}${lines.filter((line) => !isOpen(line)).join('<br>')}</p>`
  })
  const filled = openGaps(closed, settings).reduce((text, gap) => text.replaceAll(gap, ''), closed)
  return UNFINISHED.reduce(
    (text, heading) => text.replace(heading, ''),
    filled.replace(EMPTY, '').replace(EMPTY, ''),
  )
}

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
