import { cachedContent } from '@/lib/cache/cached-content'
import type { Faq } from '@/payload-types'

/** A question as the site shows it. */
export type PublicFaq = Pick<Faq, 'id' | 'question' | 'answer' | 'category'>

/** The questions that visitors may see, in the editors' order. */
export const publicFaqs = cachedContent('public-faqs', ['faqs'], async (payload): Promise<PublicFaq[]> => {
  const { docs } = await payload.find({
    collection: 'faqs',
    overrideAccess: false,
    where: { isActive: { equals: true } },
    sort: ['orderIndex', 'createdAt'],
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id, question, answer, category }) => ({ id, question, answer, category }))
})
