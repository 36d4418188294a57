import { type OwnPage, ownPageOf } from '@/features/own-page/own-page'
import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { CustomPage as CustomPageDocument } from '@/payload-types'

export interface CustomPage extends OwnPage {
  /** Sanitised. Its headings have ids. */
  html: string
  contents: Heading[]
}

/** Needs a document at depth 1 and its sanitised HTML. */
export function customPageOf(doc: CustomPageDocument, cleanHtml: string): CustomPage {
  const { html, headings } = pageHtml(cleanHtml)
  return {
    ...ownPageOf(doc, doc.description),
    html,
    contents: headings.filter(({ level }) => level === 2),
  }
}
