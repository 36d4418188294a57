import { type DocumentPage, documentPageOf } from '@/features/document-page/document-page'
import type { Flagship as FlagshipDocument } from '@/payload-types'

export interface Flagship extends DocumentPage {
  tagline: string
  capabilities: { title: string; detail: string }[]
  useCases: { role: string; description: string; timeSaved: string }[]
  techStack: { name: string; purpose: string }[]
  results: string[]
}

export function flagshipOf(doc: FlagshipDocument): Flagship {
  return {
    ...documentPageOf(doc, doc.tagline),
    tagline: doc.tagline,
    capabilities: (doc.capabilities ?? []).map(({ title, detail }) => ({ title, detail })),
    useCases: (doc.useCases ?? []).map(({ role, description, timeSaved }) => ({
      role,
      description,
      timeSaved,
    })),
    techStack: (doc.techStack ?? []).map(({ name, purpose }) => ({ name, purpose })),
    results: (doc.results ?? []).map(({ text }) => text),
  }
}
