import { type OwnPage, ownPageOf } from '@/features/own-page/own-page'
import { type Heading, pageHtml } from '@/features/rich-text/page-html'
import type { CaseStudy as CaseStudyDocument } from '@/payload-types'

export interface CaseStudyResult {
  figure: string
  text: string
  source: string
}

export interface CaseStudyCard extends OwnPage {
  client: string
  industry: string
  problem: string
  whatWasBuilt: string
  results: CaseStudyResult[]
}

export interface CaseStudy extends CaseStudyCard {
  /** Sanitised, empty if there is no longer text. */
  html: string
  contents: Heading[]
}

/** Needs a document at depth 1. Drafts can lack any field. */
export function caseStudyCard(doc: CaseStudyDocument): CaseStudyCard {
  return {
    ...ownPageOf(doc, doc.description),
    client: doc.client ?? '',
    industry: doc.industry ?? '',
    problem: doc.problem ?? '',
    whatWasBuilt: doc.whatWasBuilt ?? '',
    results: (doc.results ?? []).map(({ figure, text, source }) => ({ figure: figure ?? '', text, source })),
  }
}

/** @param cleanHtml the sanitised HTML of its content */
export function caseStudyOf(doc: CaseStudyDocument, cleanHtml: string): CaseStudy {
  const { html, headings } = pageHtml(cleanHtml)
  return { ...caseStudyCard(doc), html, contents: headings.filter(({ level }) => level === 2) }
}
