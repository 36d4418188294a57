import type { Figures } from './figures'
import { capitalised } from './number-words'
import type { PackageSlug } from './packages'
import type { ClosedPageCopy, LinkButton, TitledText } from './page-meta'

export interface ServicePackage extends TitledText {
  slug: PackageSlug
  price: string
  duration: string
  includes: readonly string[]
  cta: LinkButton
}

export interface Capability extends TitledText {
  href?: string
}

export interface ProcessStep extends TitledText {
  duration: string
  youGet: string
}

export const servicesCopy: ClosedPageCopy<'capabilities' | 'industries' | 'process'> = {
  headline: 'Automation that a small team can run',
  lead: 'Choose a package, or start with the free audit and decide later. Every project is tested with your real cases and handed over with documentation.',
  meta: {
    title: 'Services: Automation, AI Agents and Integrations',
    description:
      'Four packages, from a free audit to an enterprise partnership. Workflow automation, AI agents and integrations for small and medium businesses.',
  },
  sections: {
    capabilities: {
      title: 'What we build',
      description: 'Six kinds of work, often combined in one project.',
    },
    industries: {
      title: 'Where we work',
      description: 'Eight industries with a lot of repetitive work.',
    },
    process: {
      title: 'How a project runs',
      description: 'Four steps, the same for every package. Durations are for a single workflow.',
    },
  },
  closing: {
    title: 'Unsure which package fits?',
    description: 'Most people are. The free audit answers exactly that question.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'Compare prices', href: '/pricing' },
  },
}

/** The packages. Business Booster and Enterprise use figures of the plans of that size. */
export const servicePackages = (figures: Figures): readonly ServicePackage[] => [
  {
    slug: 'free-audit',
    title: 'Free Audit',
    description: 'We look at your processes and tell you what is worth automating.',
    price: 'Free',
    duration: 'One video call',
    includes: [
      'Review of up to three processes',
      'Estimate of hours, cost and payback',
      'Written summary the next working day',
    ],
    cta: { label: 'Book Free Audit', href: '/book-call' },
  },
  {
    slug: 'quick-win',
    title: 'Quick Win',
    description: 'One small workflow that removes one daily annoyance.',
    price: `From ${figures.quickWinPrice}`,
    duration: figures.timeToLive,
    includes: [
      'One workflow, two systems',
      'Tested with your real cases',
      'Walkthrough and documentation',
      `${capitalised(figures.fastTrackSupport)} of support`,
    ],
    cta: { label: 'Start a Quick Win', href: '/contact' },
  },
  {
    slug: 'business-booster',
    title: 'Business Booster',
    description: 'Connected workflows for a whole area, such as sales or finance.',
    price: capitalised(figures.scalePackPrice),
    duration: capitalised(figures.scalePackTime),
    includes: [
      'Up to 5 workflows',
      'Process map and roadmap',
      'AI steps wherever they pay off',
      'Two training sessions',
      `${capitalised(figures.scalePackSupport)} of support`,
    ],
    cta: { label: 'Plan a Business Booster', href: '/contact' },
  },
  {
    slug: 'enterprise',
    title: 'Enterprise',
    description: 'Several departments, your security rules, a lasting partnership.',
    price: capitalised(figures.enterprisePrice),
    duration: capitalised(figures.enterpriseTime),
    includes: [
      'Scope as agreed',
      'Custom code in your environment',
      'Named contact and quarterly planning',
      `${capitalised(figures.enterpriseSupport)} support`,
    ],
    cta: { label: 'Talk to Us', href: '/contact' },
  },
]

export const capabilities: readonly Capability[] = [
  {
    title: 'Workflow automation',
    description: 'A trigger, some rules and a result, running without anyone having to think about it.',
    href: '/custom-automation',
  },
  {
    title: 'AI agents',
    description: 'Language models with a short list of permitted actions and human approval.',
    href: '/ai-agents',
  },
  {
    title: 'System integration',
    description: 'CRM, email, store and ledger connected so that each record exists once.',
  },
  {
    title: 'Workflow design',
    description: 'Processes drawn on one page, agreed by the people who do the work.',
    href: '/workflow-design',
  },
  {
    title: 'Process optimization',
    description: 'Steps removed before they are automated, and measured afterwards.',
    href: '/process-optimization',
  },
  {
    title: 'Data and reporting',
    description: 'Figures gathered from several systems, defined once and delivered on schedule.',
    href: '/flagship/ai-data-assistant',
  },
]

export const industries: readonly TitledText[] = [
  { title: 'Technology', description: 'Trial onboarding, support triage, usage reports.' },
  { title: 'Healthcare', description: 'Appointments, reminders and forms, with care for personal data.' },
  { title: 'Finance', description: 'Client onboarding, document checks, approvals with a record.' },
  { title: 'E-commerce', description: 'Orders, returns, inventory and product descriptions.' },
  { title: 'Manufacturing', description: 'Quotes, delivery notes, supplier invoices.' },
  { title: 'Real Estate', description: 'Inquiries, viewings, handover reports.' },
  { title: 'Marketing & Advertising', description: 'Content calendars, client status, campaign figures.' },
  { title: 'Consulting', description: 'Proposals, time sheets, invoices.' },
]

export const processSteps: readonly ProcessStep[] = [
  {
    title: 'Discovery',
    description: 'We watch the work being done, time it and collect real cases, awkward ones included.',
    duration: '1-2 days',
    youGet: 'A one-page process with its cost in hours',
  },
  {
    title: 'Design',
    description:
      'We draw the workflow with every decision and exception, and agree on who gets which message.',
    duration: '1-2 days',
    youGet: 'A design and a fixed price',
  },
  {
    title: 'Development',
    description: 'We build in your accounts and test with the cases from the first step.',
    duration: '2-5 days',
    youGet: 'A working version alongside your existing process',
  },
  {
    title: 'Deployment',
    description: 'Both ways run in parallel until the results agree. Then you switch, and we keep watch.',
    duration: '1-3 days',
    youGet: 'Documentation, training and support',
  },
]
