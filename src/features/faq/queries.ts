import { activeContent } from '@/cms/active-content'
import { withFigures } from '@/features/site/figures'
import type { Faq } from '@/payload-types'

export type PublicFaq = Pick<Faq, 'id' | 'question' | 'answer' | 'category'>

const storedFaqs = activeContent(
  'public-faqs',
  'faqs',
  ({ id, question, answer, category }): PublicFaq => ({ id, question, answer, category }),
)

export const publicFaqs = async (): Promise<PublicFaq[]> => withFigures(await storedFaqs())
