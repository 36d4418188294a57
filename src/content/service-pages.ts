import type { ClosedPageCopy, LinkButton, PageMeta, TitledText } from './page-meta'

export type ServicePageSlug = 'custom-automation' | 'ai-agents' | 'workflow-design' | 'process-optimization'
export type ServicePageCopy = ClosedPageCopy<'feature1' | 'feature2' | 'feature3' | 'feature4'>

interface ServicePage {
  title: string
  intro: string
  features: readonly [TitledText, TitledText, TitledText, TitledText]
  ctaTitle: string
  ctaText: string
  cta: LinkButton
  meta: PageMeta
}

export const serviceBackLink: LinkButton = { label: 'Back to Services', href: '/services' }

const written: Readonly<Record<ServicePageSlug, ServicePage>> = {
  'custom-automation': {
    title: 'Custom Automation',
    intro:
      'Some processes are yours alone: the way you quote, the form your largest client insists on, the spreadsheet that holds the company together. We automate them as they are, in the tools you have, and write code only where a platform would be in the way.',
    features: [
      {
        title: 'Built around your process',
        description:
          'We begin with ten real cases, not with a template. The way your best colleague works becomes the rule.',
      },
      {
        title: 'Connected to what you use',
        description:
          'Official APIs first, exports and mailboxes where there is none. Your team keeps its tools.',
      },
      {
        title: 'Safe to repeat',
        description:
          'Each case is processed once, even when a message arrives twice. Failures land on a list, never in a void.',
      },
      {
        title: 'Yours to keep',
        description: 'Workflows, code and documentation live in your accounts and belong to you.',
      },
    ],
    ctaTitle: 'Describe the process in five sentences',
    ctaText:
      'Tell us what starts it, who is involved and where it ends. You will hear from us within 24 hours.',
    cta: { label: 'Discuss your process', href: '/contact' },
    meta: {
      title: 'Custom Automation for Your Own Processes',
      description:
        'Automation built around the process that only your company has, in the tools you already use. Tested with your real cases, yours to keep.',
    },
  },
  'ai-agents': {
    title: 'AI Agents',
    intro:
      'An agent reads a message, decides between a few permitted actions and asks when it is unsure. We build agents for sorting, drafting and looking things up, with limits that a non-programmer can read and a person wherever it matters.',
    features: [
      {
        title: 'A short list of actions',
        description:
          'Each agent has a handful of tools, and the server checks every permission, whatever the model says.',
      },
      {
        title: 'Answers with sources',
        description:
          'Replies are drafted from your own documents, with the source next to the text. No source, no answer.',
      },
      {
        title: 'People in the loop',
        description:
          'Anything sent outside your company is approved first. You relax that rule when the figures allow it.',
      },
      {
        title: 'Tested before each change',
        description:
          'Fifty of your own cases with known outcomes are run again after every change of model or text.',
      },
    ],
    ctaTitle: 'Have a task that is mostly reading?',
    ctaText:
      'Send us three typical messages, with names removed. We will tell you whether an agent would handle them well.',
    cta: { label: 'Ask about an agent', href: '/contact' },
    meta: {
      title: 'AI Agents With Clear Limits and Human Approval',
      description:
        'AI agents that sort, draft and look up, with a short list of permitted actions, sources beside answers and people in the loop.',
    },
  },
  'workflow-design': {
    title: 'Workflow Design',
    intro:
      'A good automation starts as a good drawing. We sit down with the people who do the work, put the process on one page and settle the questions that would otherwise surface in production. You can build from the result with us, with someone else or on your own.',
    features: [
      {
        title: 'One page per process',
        description:
          'Trigger, steps, decisions, exceptions and owner, in words that everyone in the room uses.',
      },
      {
        title: 'Real cases first',
        description: 'We walk twenty past cases through the drawing. Each one that does not fit improves it.',
      },
      {
        title: 'Exceptions with an exit',
        description:
          'For every step we note what can go wrong, who gets a message and how the case continues.',
      },
      {
        title: 'An estimate you can check',
        description: 'Hours today, hours afterwards, building and upkeep, with the arithmetic shown.',
      },
    ],
    ctaTitle: 'Start with a drawing',
    ctaText:
      'A design for one process usually takes two sessions. Tell us which one and who should be there.',
    cta: { label: 'Plan a design session', href: '/contact' },
    meta: {
      title: 'Workflow Design: Your Process on One Page',
      description:
        'We map a process with the people who do it, test the drawing with real cases and hand over a design with costs and savings you can check.',
    },
  },
  'process-optimization': {
    title: 'Process Optimization',
    intro:
      'Automating a poor process makes it poor and fast. We look for steps that can go, waits that no one needs and checks that are done twice. The rest is simpler to run by hand and cheaper to automate.',
    features: [
      {
        title: 'Time it before changing it',
        description: 'A two-week log and twenty timed cases show where the hours really go.',
      },
      {
        title: 'Remove before you automate',
        description:
          'Duplicate checks, unread reports and needless approvals are stopped first. That part needs no software.',
      },
      {
        title: 'Shorten the waits',
        description:
          'Most of the time between request and result is waiting. Reminders, stand-ins and clear limits reduce it.',
      },
      {
        title: 'Measure afterwards',
        description:
          'Reviews after 30 and 90 days compare the result with the baseline, and say so if it fell short.',
      },
    ],
    ctaTitle: 'Which process takes too long?',
    ctaText:
      'Name one, and tell us how long it takes and how long it should. That is enough for a first conversation.',
    cta: { label: 'Talk about a process', href: '/contact' },
    meta: {
      title: 'Process Optimization Before Automation',
      description:
        'Find and remove needless steps, waits and duplicate checks before automating. Timed before, measured afterwards, reported honestly.',
    },
  },
}

function copyOf({ title, intro, features, ctaTitle, ctaText, cta, meta }: ServicePage): ServicePageCopy {
  const [feature1, feature2, feature3, feature4] = features
  const secondary: LinkButton = { label: 'Book Free Audit', href: '/book-call' }
  return {
    headline: title,
    lead: intro,
    meta,
    sections: { feature1, feature2, feature3, feature4 },
    closing: { title: ctaTitle, description: ctaText, primary: cta, secondary },
  }
}

export const serviceCopies: Readonly<Record<ServicePageSlug, ServicePageCopy>> = {
  'custom-automation': copyOf(written['custom-automation']),
  'ai-agents': copyOf(written['ai-agents']),
  'workflow-design': copyOf(written['workflow-design']),
  'process-optimization': copyOf(written['process-optimization']),
}

export const servicePageSlugs = Object.keys(serviceCopies) as ServicePageSlug[]
