import type { LinkButton, PageMeta, TitledText } from './page-meta'

export interface PricingFaq {
  question: string
  answer: string
}

export const pricingMeta: PageMeta = {
  title: 'Pricing: Automation Plans From a Free Audit',
  description:
    'Four plans with fixed scopes: free audit, Fast Track for $750 in 1 week, Scale Pack from $2,500 and Enterprise. Compare what each includes.',
}

export const pricingHero = {
  headline: 'Clear prices, agreed before we start',
  subline:
    'Begin with a free 30-minute audit call. If there is something worth building, you receive a fixed price for it.',
} as const

export const comparisonHeading: TitledText = {
  title: 'Compare plans',
  description: 'What each plan includes, line by line.',
}

export const addOnsHeading: TitledText = {
  title: 'Add-ons',
  description: 'Extras for any paid plan, booked when you need them.',
}

export const pricingFaqHeading: TitledText = {
  title: 'Questions about pricing',
  description: 'Six that come up in most calls.',
}

export const pricingFaqs: readonly PricingFaq[] = [
  {
    question: 'Is the audit really free?',
    answer:
      'Yes. It is a 30-minute call with a short written summary, and it leads to no obligation. We do it because it is the best way for both sides to find out whether a project makes sense.',
  },
  {
    question: 'What does a price include?',
    answer:
      'Design, building, testing with your cases, documentation, one walkthrough and the support stated for the plan. Fees for third-party software are not included; you pay those to the provider, and we estimate them beforehand.',
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
    answer:
      'The workflows keep running in your accounts. You can look after them with the documentation, add extended support for $300 per month, or ask us when something comes up and pay for the time.',
  },
  {
    question: 'What does rush delivery cost?',
    answer:
      'It adds 50% to the project cost: a $750 workflow becomes $1,125, because $750 x 1.5 = $1,125. We offer it only when we can keep the date.',
  },
]

export const pricingClosing = {
  title: 'Not sure what you need?',
  description: 'Describe the task, and we will name the smallest plan that solves it.',
  primary: { label: 'Book Free Audit', href: '/book-call' } satisfies LinkButton,
  secondary: { label: 'Ask a question', href: '/contact' } satisfies LinkButton,
} as const
