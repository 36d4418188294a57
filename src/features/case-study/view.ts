import {
  type DocumentPage,
  documentPageOf,
  type TextPage,
  textPageOf,
} from '@/features/document-page/document-page'
import type { CaseStudy as CaseStudyDocument } from '@/payload-types'

export interface CaseStudyResult {
  figure: string
  text: string
  source: string
}

interface CaseStudyFacts {
  client: string
  industry: string
  problem: string
  whatWasBuilt: string
  results: CaseStudyResult[]
}

export type CaseStudyCard = DocumentPage & CaseStudyFacts
export type CaseStudy = TextPage & CaseStudyFacts

/** Drafts can lack any field. */
const factsOf = ({ client, industry, problem, whatWasBuilt, results }: CaseStudyDocument) => ({
  client: client ?? '',
  industry: industry ?? '',
  problem: problem ?? '',
  whatWasBuilt: whatWasBuilt ?? '',
  results: (results ?? []).map(({ figure, text, source }) => ({ figure: figure ?? '', text, source })),
})

export const caseStudyCard = (doc: CaseStudyDocument): CaseStudyCard => ({
  ...documentPageOf(doc, doc.description),
  ...factsOf(doc),
})

export const caseStudyOf = (doc: CaseStudyDocument, cleanHtml: string): CaseStudy => ({
  ...textPageOf(doc, cleanHtml),
  ...factsOf(doc),
})
