import { findEntries, searchIndex } from '../search/matching'
import { folded } from '../search/words'
import { type FaqCategory, faqCategoryLabels } from './categories'
import type { PublicFaq } from './queries'

/** A question with the anchor under which links find it. */
export type FaqEntry = PublicFaq & { anchor: string }

/** The questions of one category. */
export type FaqGroup = { category: FaqCategory; label: string; entries: FaqEntry[] }

/** The anchor of a question on /faq: its words in lower case, joined by hyphens. */
export function faqAnchor(question: string): string {
  const words = folded(question).replace(/[^\p{L}\p{N}]+/gu, '-')
  return words.replace(/^-|-$/g, '') || 'question'
}

/** Gives each question an anchor of its own; of two that would be alike, the later one is numbered. */
export function withAnchors(faqs: readonly PublicFaq[]): FaqEntry[] {
  const taken = new Map<string, number>()
  return faqs.map((faq) => {
    const anchor = faqAnchor(faq.question)
    const times = (taken.get(anchor) ?? 0) + 1
    taken.set(anchor, times)
    return { ...faq, anchor: times === 1 ? anchor : `${anchor}-${times}` }
  })
}

/** The questions under their headings, in the page's order; headings without questions are left out. */
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

/** Prepares the questions for `searchFaqs`: each with its answer and its heading. */
export const faqIndex = (entries: readonly FaqEntry[]) =>
  searchIndex(
    entries.map((entry) => ({
      entry,
      title: entry.question,
      text: `${entry.answer} ${faqCategoryLabels[entry.category]}`,
    })),
  )

/**
 * The questions in which every word of `search` occurs, or one that stands for it: in the question, its
 * answer or its heading. Words that stand nowhere are taken for mistyped ones. `near` where no question has all
 * of the words: these have the most of them.
 */
export function searchFaqs(
  index: ReturnType<typeof faqIndex>,
  search: string,
): { entries: FaqEntry[]; near: boolean } {
  const { entries, near } = findEntries(index, search)
  return { entries: entries.map(({ entry }) => entry), near }
}

/** How many questions a heading has, in words: '1 question', '3 questions'. */
export const questionCount = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`
