import { documentPageOf } from '@/features/document-page/document-page'
import type { Idea as IdeaDocument } from '@/payload-types'

export type Idea = ReturnType<typeof ideaOf>
export type IdeaStep = Idea['steps'][number]
/** What visitors can edit. */
export type IdeaContent = Pick<
  Idea,
  'title' | 'description' | 'howItWorks' | 'setupTime' | 'requirements' | 'steps'
>

const texts = (rows: { text: string }[] | null | undefined): string[] => (rows ?? []).map(({ text }) => text)

/** Needs a document at depth 1. */
export function ideaOf(doc: IdeaDocument) {
  return {
    ...documentPageOf(doc, doc.description),
    summary: doc.summary ?? '',
    benefits: texts(doc.benefits),
    difficulty: doc.difficulty,
    timeToImplement: doc.timeToImplement,
    howItWorks: texts(doc.howItWorks),
    setupTime: doc.setupTime ?? '',
    requirements: texts(doc.requirements),
    steps: (doc.steps ?? []).map(({ title, detail }) => ({ title, detail })),
  }
}
