import type { PackageSlug } from './packages'
import { type ClosedPageCopy, cardsOf, type LinkButton, type SectionText, type TitledText } from './page-meta'

export interface ServicePackage extends TitledText {
  slug: PackageSlug
  price: string
  duration: string
  includes: readonly string[]
  cta: LinkButton
}

export interface Capability extends TitledText {
  href?: string | undefined
}

export interface ProcessStep extends TitledText {
  duration: string
  youGet: string
}

type ServicesSection =
  | `package${1 | 2 | 3 | 4}`
  | 'capabilities'
  | `capability${1 | 2 | 3 | 4 | 5 | 6}`
  | 'industries'
  | `industry${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | 'process'
  | `step${1 | 2 | 3 | 4}`

export const servicesCopy: ClosedPageCopy<ServicesSection> = {
  headline: 'Automation that a small team can run',
  lead: 'Choose a package, or start with the free audit and decide later. Every project is tested with your real cases and handed over with documentation.',
  meta: {
    title: 'Services: Automation, AI Agents and Integrations',
    description:
      'Four packages, from a free audit to an enterprise partnership. Workflow automation, AI agents and integrations for small and medium businesses.',
  },
  sections: {
    package1: {
      title: 'Free Audit',
      description: 'We look at your processes and tell you what is worth automating.',
      label: 'Free',
      note: 'One video call',
      points:
        'Review of up to three processes\nEstimate of hours, cost and payback\nWritten summary the next working day',
    },
    package2: {
      title: 'Quick Win',
      description: 'One small workflow that removes one daily annoyance.',
      label: 'From {quickWinPrice}',
      note: '{timeToLive}',
      points:
        'One workflow, two systems\nTested with your real cases\nWalkthrough and documentation\n{fastTrackSupport} of support',
    },
    // Business Booster and Enterprise use figures of the plans of that size.
    package3: {
      title: 'Business Booster',
      description: 'Connected workflows for a whole area, such as sales or finance.',
      label: '{scalePackPrice}',
      note: '{scalePackTime}',
      points:
        'Up to 5 workflows\nProcess map and roadmap\nAI steps wherever they pay off\nTwo training sessions\n{scalePackSupport} of support',
    },
    package4: {
      title: 'Enterprise',
      description: 'Several departments, your security rules, a lasting partnership.',
      label: '{enterprisePrice}',
      note: '{enterpriseTime}',
      points:
        'Scope as agreed\nCustom code in your environment\nNamed contact and quarterly planning\n{enterpriseSupport} support',
    },
    capabilities: {
      title: 'What we build',
      description: 'Six kinds of work, often combined in one project.',
    },
    capability1: {
      title: 'Workflow automation',
      description: 'A trigger, some rules and a result, running without anyone having to think about it.',
    },
    capability2: {
      title: 'AI agents',
      description: 'Language models with a short list of permitted actions and human approval.',
    },
    capability3: {
      title: 'System integration',
      description: 'CRM, email, store and ledger connected so that each record exists once.',
    },
    capability4: {
      title: 'Workflow design',
      description: 'Processes drawn on one page, agreed by the people who do the work.',
    },
    capability5: {
      title: 'Process optimization',
      description: 'Steps removed before they are automated, and measured afterwards.',
    },
    capability6: {
      title: 'Data and reporting',
      description: 'Figures gathered from several systems, defined once and delivered on schedule.',
    },
    industries: {
      title: 'Where we work',
      description: 'Eight industries with a lot of repetitive work.',
    },
    industry1: { title: 'Technology', description: 'Trial onboarding, support triage, usage reports.' },
    industry2: {
      title: 'Healthcare',
      description: 'Appointments, reminders and forms, with care for personal data.',
    },
    industry3: {
      title: 'Finance',
      description: 'Client onboarding, document checks, approvals with a record.',
    },
    industry4: { title: 'E-commerce', description: 'Orders, returns, inventory and product descriptions.' },
    industry5: { title: 'Manufacturing', description: 'Quotes, delivery notes, supplier invoices.' },
    industry6: { title: 'Real Estate', description: 'Inquiries, viewings, handover reports.' },
    industry7: {
      title: 'Marketing & Advertising',
      description: 'Content calendars, client status, campaign figures.',
    },
    industry8: { title: 'Consulting', description: 'Proposals, time sheets, invoices.' },
    process: {
      title: 'How a project runs',
      description: 'Four steps, the same for every package. Durations are for a single workflow.',
    },
    step1: {
      title: 'Discovery',
      description: 'We watch the work being done, time it and collect real cases, awkward ones included.',
      label: '1-2 days',
      note: 'A one-page process with its cost in hours',
    },
    step2: {
      title: 'Design',
      description:
        'We draw the workflow with every decision and exception, and agree on who gets which message.',
      label: '1-2 days',
      note: 'A design and a fixed price',
    },
    step3: {
      title: 'Development',
      description: 'We build in your accounts and test with the cases from the first step.',
      label: '2-5 days',
      note: 'A working version alongside your existing process',
    },
    step4: {
      title: 'Deployment',
      description: 'Both ways run in parallel until the results agree. Then you switch, and we keep watch.',
      label: '1-3 days',
      note: 'Documentation, training and support',
    },
  },
  closing: {
    title: 'Unsure which package fits?',
    description: 'Most people are. The free audit answers exactly that question.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'Compare prices', href: '/pricing' },
  },
}

type Sections = Readonly<Record<string, SectionText>>

/** Where each package leads. Its project type in the contact form goes by the slug. */
const packageLinks: readonly { slug: PackageSlug; cta: LinkButton }[] = [
  { slug: 'free-audit', cta: { label: 'Book Free Audit', href: '/book-call' } },
  { slug: 'quick-win', cta: { label: 'Start a Quick Win', href: '/contact' } },
  { slug: 'business-booster', cta: { label: 'Plan a Business Booster', href: '/contact' } },
  { slug: 'enterprise', cta: { label: 'Talk to Us', href: '/contact' } },
]

export const servicePackages = (sections: Sections): readonly ServicePackage[] => {
  const cards = cardsOf(sections, 'package')
  return packageLinks.flatMap((link, place) => {
    const { label = '', note = '', points = '', ...text } = cards[place] ?? { title: '', description: '' }
    const includes = points
      .split('\n')
      .map((point) => point.trim())
      .filter(Boolean)
    return text.title ? [{ ...link, ...text, price: label, duration: note, includes }] : []
  })
}

/** Where each capability leads. System integration has no page of its own. */
const capabilityLinks = [
  '/custom-automation',
  '/ai-agents',
  undefined,
  '/workflow-design',
  '/process-optimization',
  '/flagship/ai-data-assistant',
]

export const capabilities = (sections: Sections): readonly Capability[] =>
  cardsOf(sections, 'capability').map((card, place) => ({ ...card, href: capabilityLinks[place] }))

export const industries = (sections: Sections): readonly TitledText[] => cardsOf(sections, 'industry')

export const processSteps = (sections: Sections): readonly ProcessStep[] =>
  cardsOf(sections, 'step').map(({ label = '', note = '', ...text }) => ({
    ...text,
    duration: label,
    youGet: note,
  }))
