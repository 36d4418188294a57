import type { Faq } from '@/payload-types'

export type FaqCategory = Faq['category']

export const faqCategoryLabels: Readonly<Record<FaqCategory, string>> = {
  general: 'General',
  implementation: 'Implementation',
  integration: 'Integration',
  technical: 'Technical',
  benefits: 'Benefits',
  support: 'Support',
  custom: 'Custom automation',
}
