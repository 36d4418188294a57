import type { PageMeta, TitledText } from './page-meta'

export interface AgendaItem extends TitledText {
  duration: string
}

export const bookingMeta: PageMeta = {
  title: 'Book Your Free Automation Consultation',
  description:
    'Choose a time for a free video call. We look at your processes and leave you with a plan that can save 10-30 hours per month.',
}

export const bookingHero = {
  headline: 'Book Your Free Automation Consultation',
  intro:
    'Tell us where your hours go. Together we find the steps that can run without you, and you leave with a plan that can save 10-30 hours per month.',
} as const

/** Badges under the headline; `durationMinutes` is the booking duration of the calendar settings. */
export const bookingBadges = (durationMinutes: number): readonly [string, string, string] => [
  `${durationMinutes}-minute video call`,
  '100% free',
  'Custom plan',
]

export const expectTitle = 'What to Expect'

export const expectItems: readonly AgendaItem[] = [
  {
    title: 'Discovery & Analysis',
    duration: '15 min',
    description:
      'You show us one or two processes as they are done today, and we ask what happens when something is missing.',
  },
  {
    title: 'Opportunity Mapping',
    duration: '15 min',
    description:
      'We mark the steps that can be automated and estimate the hours for each, with you checking the figures.',
  },
  {
    title: 'Custom Strategy',
    duration: '30 min',
    description: 'We agree on what to build first, with which tools, and what it would cost and return.',
  },
]

export const whyTitle = (brandName: string): string => `Why Choose ${brandName}`

export const whyItems: readonly TitledText[] = [
  {
    title: '500+ hours saved',
    description: 'Across our projects so far, typically 10-30 hours per month for each client.',
  },
  {
    title: 'Live in 1-2 weeks',
    description: 'The first workflow is small on purpose, so that you see a result soon.',
  },
  {
    title: 'Average 300% ROI',
    description: 'Four dollars back for each one spent in the first year. We show the sum for your case.',
  },
  {
    title: 'No-code',
    description: 'You can read and change what we build. Code is added only where it pays.',
  },
  { title: 'Ongoing support', description: '1 month, 3 months or unlimited, depending on the plan.' },
]
