import { type DocumentPage, documentPageOf } from '@/features/document-page/document-page'
import type { Idea as IdeaDocument } from '@/payload-types'

export interface IdeaStep {
  title: string
  detail: string
}

export interface IdeaContent {
  title: string
  description: string
  howItWorks: string[]
  setupTime: string
  requirements: string[]
  steps: IdeaStep[]
}

export interface Idea extends DocumentPage, IdeaContent {
  summary: string
  benefits: string[]
  difficulty: IdeaDocument['difficulty']
  timeToImplement: string
}

const texts = (rows: { text: string }[] | null | undefined): string[] => (rows ?? []).map(({ text }) => text)

/** Needs a document at depth 1. */
export function ideaOf(doc: IdeaDocument): Idea {
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
