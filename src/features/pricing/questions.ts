import type { Figures } from '@/content/figures'
import { fillPlaceholders } from '@/content/placeholders'
import questions from '@/content/pricing-questions.json'

export type PricingFaq = (typeof questions)[number]

export const pricingFaqs = (figures: Figures): readonly PricingFaq[] => fillPlaceholders(questions, figures)
