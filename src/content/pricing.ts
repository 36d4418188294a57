import { offerPrice } from '../lib/seo/offer-price'
import { partOfCall } from './appointment'
import { dollars, type Figures } from './figures'
import type { ClosedPageCopy } from './page-meta'

export interface PricingFaq {
  question: string
  answer: string
}

/** Phrases a price: 'for $750', but 'from $2,500'. */
const priceTag = (price: string) => (/^[$\d]/.test(price) ? `for ${price}` : price)

export const pricingCopy: ClosedPageCopy<'comparison' | 'addOns' | 'questions'> = {
  headline: 'Clear prices, agreed before we start',
  lead: 'Start with a free {auditMinutes}-minute audit{partOfCall}. If something is worth building, you get a fixed price for it.',
  meta: {
    title: 'Pricing: Automation Plans From a Free Audit',
    description:
      'Four plans with fixed scopes: free audit, Fast Track ({fastTrackPrice}) in {fastTrackTime}, Scale Pack ({scalePackPrice}) and Enterprise. Compare what each includes.',
  },
  sections: {
    comparison: { title: 'Compare plans', description: 'What each plan includes, line by line.' },
    addOns: { title: 'Add-ons', description: 'Extras for any paid plan, booked when you need them.' },
    questions: { title: 'Questions about pricing', description: 'Six that come up on most calls.' },
  },
  closing: {
    title: 'Not sure what you need?',
    description: 'Describe the task, and we will name the smallest plan that solves it.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'Ask a question', href: '/contact' },
  },
}

function rushAnswer({ fastTrackPrice, rushPrice, rushPercent, rushExamplePrice }: Figures): string {
  const base = offerPrice(fastTrackPrice)
  const percent = rushPercent === rushPrice ? undefined : Number.parseFloat(rushPercent)
  if (base === undefined || percent === undefined) return `Rush delivery: ${rushPrice}.`
  const price = dollars(base)
  return `It adds ${rushPercent} to the project cost: a ${price} workflow becomes ${rushExamplePrice}, because ${price} x ${Number((1 + percent / 100).toFixed(4))} = ${rushExamplePrice}.`
}

export const pricingFaqs = (figures: Figures): readonly PricingFaq[] => [
  {
    question: 'Is the audit really free?',
    answer: `Yes. It takes ${figures.auditMinutes} minutes${partOfCall(figures)}. You get a short written summary, and there is no obligation. It is the best way for both sides to find out whether a project makes sense.`,
  },
  {
    question: 'What does a price include?',
    answer:
      'Design, building, testing with your cases, documentation, a walkthrough, and the support listed for the plan. Where personal data is involved, we also sign a data processing agreement. Fees for third-party software are not included. You pay those to the provider, and we estimate them beforehand.',
  },
  {
    question: 'Why does the Scale Pack say "from"?',
    answer:
      'Five simple workflows cost less than three that touch your accounting. After the audit you get a fixed price for the agreed scope. It changes only if the scope changes, and only with your consent.',
  },
  {
    question: 'When do we pay?',
    answer:
      'Fast Track is paid half at the start and half when the workflow is live. Larger projects are paid in three parts: at the start, at the working version and after the handover.',
  },
  {
    question: 'What happens when the included support ends?',
    answer: `The workflows keep running in your accounts. You can look after them with the documentation, add extended support ${priceTag(figures.extendedSupportPrice)}, or ask us when something comes up and pay for the time.`,
  },
  {
    question: 'What does rush delivery cost?',
    answer: `${rushAnswer(figures)} We offer it only when we can keep the date.`,
  },
]
