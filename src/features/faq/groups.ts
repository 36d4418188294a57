import { findEntries, searchIndex } from '../search/matching'
import { folded } from '../search/words'
import { type FaqCategory, faqCategoryLabels } from './categories'
import type { PublicFaq } from './queries'

export type FaqEntry = PublicFaq & { anchor: string }

export type FaqGroup = { category: FaqCategory; label: string; entries: FaqEntry[] }

export function faqAnchor(question: string): string {
  const words = folded(question).replace(/[^\p{L}\p{N}]+/gu, '-')
  return words.replace(/^-|-$/g, '') || 'question'
}

export function withAnchors(faqs: readonly PublicFaq[]): FaqEntry[] {
  const taken = new Map<string, number>()
  return faqs.map((faq) => {
    const anchor = faqAnchor(faq.question)
    const times = (taken.get(anchor) ?? 0) + 1
    taken.set(anchor, times)
    return { ...faq, anchor: times === 1 ? anchor : `${anchor}-${times}` }
  })
}

export function groupFaqs(entries: readonly FaqEntry[]): FaqGroup[] {
  const categories = Object.keys(faqCategoryLabels) as FaqCategory[]
  return categories
    .map((category) => ({
      category,
      label: faqCategoryLabels[category],
      entries: entries.filter((entry) => entry.category === category),
    }))
    .filter((group) => group.entries.length > 0)
}

export const faqIndex = (entries: readonly FaqEntry[]) =>
  searchIndex(
    entries.map((entry) => ({
      entry,
      title: entry.question,
      text: `${entry.answer} ${faqCategoryLabels[entry.category]}`,
    })),
  )

/**
 * Questions that contain every word of `search` or a synonym. Unknown words count as typing errors. `near`
 * means a partial match.
 */
export function searchFaqs(index: ReturnType<typeof faqIndex>, search: string) {
  const { entries, near } = findEntries(index, search)
  return { entries: entries.map(({ entry }) => entry), near }
}

export const questionCount = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`

export function quickQuestions(entries: readonly FaqEntry[], wanted: readonly string[]): FaqEntry[] {
  const chosen = wanted.flatMap((question) => entries.find((entry) => entry.question === question) ?? [])
  const others = entries.filter((entry) => !chosen.includes(entry))
  return [...chosen, ...others].slice(0, wanted.length)
}
