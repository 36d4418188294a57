import { type ClosedPageCopy, cardsOf, type LinkButton, type SectionText, type TitledText } from './page-meta'

export interface AudienceCard extends TitledText {
  href: string
  linkLabel: string
}

export interface BenefitCard extends TitledText {
  figure: string
}

type HomeSection =
  | 'opening'
  | 'audience'
  | `audience${1 | 2 | 3 | 4 | 5}`
  | 'benefits'
  | `benefit${1 | 2 | 3 | 4}`
  | 'flagships'
  | 'testimonials'

export const homeCopy: ClosedPageCopy<HomeSection> = {
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
    audience1: {
      title: 'Startups',
      description:
        'You are five people doing the work of nine. Put onboarding, reporting and support on rails before you hire for them.',
      label: 'For startups',
    },
    audience2: {
      title: 'Agencies',
      description:
        'Every client wants a status, an invoice and a fast reply. Produce all three from the data you already record.',
      label: 'For agencies',
    },
    audience3: {
      title: 'Solopreneurs',
      description:
        'The admin evening is the first thing to go. Start with inquiries, scheduling and receipts.',
      label: 'For solopreneurs',
    },
    audience4: {
      title: 'Small & Medium Businesses',
      description:
        'Orders, invoices and approvals pass through many hands. Connect the systems and keep people for the exceptions.',
      label: 'For growing teams',
    },
    audience5: {
      title: 'Quick Questions',
      description:
        'How long does it take, what does it cost, and who looks after it? Short answers in one place.',
      label: 'Go to the FAQ',
    },
    benefits: {
      title: 'What you get',
      description: 'Numbers from our projects. In the audit, we work out yours and show you how.',
    },
    benefit1: {
      label: '{hoursPerMonth} hours',
      title: 'Saved per month',
      description:
        '{hoursSaved} hours saved across our projects so far. Yours depend on volume, and we measure them after launch.',
    },
    benefit2: {
      label: '{timeToLive}',
      title: 'Until the first workflow is live',
      description: 'Small scope, tested with your real cases, introduced alongside the old way of working.',
    },
    benefit3: {
      label: '{averageRoi}',
      title: 'Average ROI',
      description:
        'Each dollar spent in the first year brings back {dollarsBack}. We show you the math before you decide.',
    },
    benefit4: {
      label: 'No-code',
      title: 'First, and code where it pays off',
      description: 'You can read and change what we build. It runs in your accounts and belongs to you.',
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

type Sections = Readonly<Record<string, SectionText>>

const audienceLinks = ['/blog', '/blog', '/blog', '/blog', '/faq']

export const audienceCards = (sections: Sections): readonly AudienceCard[] =>
  cardsOf(sections, 'audience').map(({ label = '', ...text }, place) => ({
    ...text,
    href: audienceLinks[place] ?? '/services',
    linkLabel: label,
  }))

export const benefitCards = (sections: Sections): readonly BenefitCard[] =>
  cardsOf(sections, 'benefit').map(({ label = '', ...text }) => ({ ...text, figure: label }))

export const homeFlagships = {
  slugs: ['voice-assistant', 'instagram-automation', 'ai-data-assistant'],
  link: { label: 'All flagship automations', href: '/flagship' } satisfies LinkButton,
} as const
