import { documentPageOf, textPageOf } from '@/features/document-page/document-page'
import type { CaseStudy as CaseStudyDocument } from '@/payload-types'

export type CaseStudyCard = ReturnType<typeof caseStudyCard>
export type CaseStudy = ReturnType<typeof caseStudyOf>

/** Drafts can lack any field. */
const factsOf = ({ client, industry, problem, whatWasBuilt, results }: CaseStudyDocument) => ({
  client: client ?? '',
  industry: industry ?? '',
  problem: problem ?? '',
  whatWasBuilt: whatWasBuilt ?? '',
  results: (results ?? []).map(({ figure, text, source }) => ({ figure: figure ?? '', text, source })),
})

export const caseStudyCard = (doc: CaseStudyDocument) => ({
  ...documentPageOf(doc, doc.description),
  ...factsOf(doc),
})

export const caseStudyOf = (doc: CaseStudyDocument, cleanHtml: string) => ({
  ...textPageOf(doc, cleanHtml),
  ...factsOf(doc),
})
