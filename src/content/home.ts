import type { Figures } from './figures'
import type { ClosedPageCopy, LinkButton, TitledText } from './page-meta'

export interface AudienceCard extends TitledText {
  href: string
  linkLabel: string
}

export interface BenefitCard extends TitledText {
  figure: string
}

/** The page's title for search engines begins with the company's name. */
export const homeCopy: ClosedPageCopy<'opening' | 'audience' | 'benefits' | 'flagships' | 'testimonials'> = {
  headline: 'Get your routine hours back.',
  lead: 'We build workflow automations, AI agents and no-code integrations that take over copying, sorting and reminding. Most clients save {hoursPerMonth} hours per month, and the first workflow is live in {timeToLive}.',
  meta: {
    title: 'Workflow Automation and AI Agents',
    description:
      'Workflow automation, AI agents and no-code integrations for small teams. Save {hoursPerMonth} hours per month, live in {timeToLive}. Start with a free audit.',
  },
  sections: {
    opening: {
      title: 'Automation consultancy for small teams',
      description: 'Free, no obligation, answered the same day',
    },
    audience: {
      title: 'Who we work with',
      description: 'Different teams lose time in different places. Find yours.',
    },
    benefits: {
      title: 'What you get',
      description: 'Numbers from our projects. In the audit, we work out yours and show you how.',
    },
    flagships: {
      title: 'Flagship automations',
      description: 'Larger builds for work that happens every day.',
    },
    testimonials: {
      title: 'What clients say',
      description: 'Two small companies and their first projects.',
    },
  },
  closing: {
    title: 'Bring us one task that repeats',
    description:
      'In the free audit we work out what it costs you today, whether it can be automated, and how much that would save. You keep the result either way.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'See Automation Ideas', href: '/automation-ideas' },
  },
}

export const audienceCards: readonly AudienceCard[] = [
  {
    title: 'Startups',
    description:
      'You are five people doing the work of nine. Put onboarding, reporting and support on rails before you hire for them.',
    href: '/blog',
    linkLabel: 'For startups',
  },
  {
    title: 'Agencies',
    description:
      'Every client wants a status, an invoice and a fast reply. Produce all three from the data you already record.',
    href: '/blog',
    linkLabel: 'For agencies',
  },
  {
    title: 'Solopreneurs',
    description: 'The admin evening is the first thing to go. Start with inquiries, scheduling and receipts.',
    href: '/blog',
    linkLabel: 'For solopreneurs',
  },
  {
    title: 'Small & Medium Businesses',
    description:
      'Orders, invoices and approvals pass through many hands. Connect the systems and keep people for the exceptions.',
    href: '/blog',
    linkLabel: 'For growing teams',
  },
  {
    title: 'Quick Questions',
    description:
      'How long does it take, what does it cost, and who looks after it? Short answers in one place.',
    href: '/faq',
    linkLabel: 'Go to the FAQ',
  },
]

export const benefitCards = (figures: Figures): readonly BenefitCard[] => [
  {
    figure: `${figures.hoursPerMonth} hours`,
    title: 'Saved per month',
    description: `${figures.hoursSaved} hours saved across our projects so far. Yours depend on volume, and we measure them after launch.`,
  },
  {
    figure: figures.timeToLive,
    title: 'Until the first workflow is live',
    description: 'Small scope, tested with your real cases, introduced alongside the old way of working.',
  },
  {
    figure: figures.averageRoi,
    title: 'Average ROI',
    description: `Each dollar spent in the first year brings back ${figures.dollarsBack}. We show you the math before you decide.`,
  },
  {
    figure: 'No-code',
    title: 'First, and code where it pays off',
    description: 'You can read and change what we build. It runs in your accounts and belongs to you.',
  },
]

export const homeFlagships = {
  slugs: ['voice-assistant', 'instagram-automation', 'ai-data-assistant'],
  link: { label: 'All flagship automations', href: '/flagship' } satisfies LinkButton,
} as const
