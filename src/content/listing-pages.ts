import { partOfCall } from './appointment'
import type { Figures } from './figures'
import { capitalised, inWords } from './number-words'
import type { ClosedPageCopy, LinkButton, PageCopy } from './page-meta'

export const blogCopy: PageCopy = {
  meta: {
    title: 'Blog: Notes on Automation for Small Teams',
    description:
      'Practical articles on choosing, building and measuring automations, with the arithmetic shown and the failures included.',
  },
  headline: 'Notes on automation',
  lead: 'How to choose a process, build it safely and check whether it paid off. Based on our projects.',
  sections: {},
}

export const ideasCopy: ClosedPageCopy = {
  meta: {
    title: 'Automation Ideas for Small Businesses',
    description:
      'Automations that pay off in small teams, each with difficulty, time to implement, requirements and setup steps.',
  },
  headline: 'Automation ideas',
  lead: 'Good starting points, live in one day to two weeks. Use one as it is, or as a guide for your own.',
  sections: {},
  closing: {
    title: 'Which of these would you start with?',
    description:
      'Tell us in a free {auditMinutes}-minute audit{partOfCall}. You get an estimate of the hours it saves, whether or not we build it.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'Get In Touch', href: '/contact' },
  },
}

export function ideasHeadline(count: number): string {
  if (count === 0) return ideasCopy.headline
  return `${capitalised(inWords(count))} automation ${count === 1 ? 'idea' : 'ideas'}`
}

export const flagshipCopy: ClosedPageCopy = {
  meta: {
    title: 'Flagship Automations',
    description:
      'Larger automations, such as voice to task, voice assistant integration, Instagram content and an AI data assistant.',
  },
  headline: 'Flagship automations',
  lead: 'Larger builds for work that happens every day, with the roles they help and the technology behind them.',
  sections: {},
  closing: {
    title: 'See it with your own data',
    description:
      'In the free audit we look at your tools and your volumes, and say honestly whether a build of this size pays off.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'Get In Touch', href: '/contact' },
  },
}

export const caseStudiesCopy: ClosedPageCopy = {
  meta: {
    title: 'Case Studies',
    description:
      'Automation projects for our clients: the problem, what we built, and results with their source.',
  },
  headline: 'Case studies',
  lead: 'What was wrong, what we built, and what came of it. Each result names its source.',
  sections: {},
  closing: {
    title: 'Is your case similar?',
    description: 'In the free audit we work out what it costs you today and what automation would save.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'Get In Touch', href: '/contact' },
  },
}

export const faqCopy: ClosedPageCopy = {
  meta: {
    title: 'Frequently Asked Questions',
    description:
      'Answers on implementation, integration, technology, benefits, support and custom automation projects.',
  },
  headline: 'Frequently asked questions',
  lead: 'Short answers to common questions before, during and after a project.',
  sections: {},
  closing: {
    title: 'Still have a question?',
    description: 'Ask on a call or by message. A real person replies.',
    primary: { label: 'Book Free Audit', href: '/book-call' },
    secondary: { label: 'Get In Touch', href: '/contact' },
  },
}

export const newsletterBox = ({ newsletterSubscribers }: Figures) => ({
  title: 'One useful automation a week',
  description: `Weekly on Tuesday, read by ${newsletterSubscribers} subscribers. Confirm by email, and unsubscribe with one click.`,
  submit: 'Subscribe',
})

export const ideaClosing = (figures: Figures, title = 'this') => ({
  title: `Would ${title} pay off for your team?`,
  description: `Bring a few real cases to a free ${figures.auditMinutes}-minute audit${partOfCall(figures)}. You get the hours, cost and payback for your volumes, whether or not we build it.`,
  primary: { label: 'Book Free Audit', href: '/book-call' } satisfies LinkButton,
  secondary: { label: 'Ask about this idea', href: '/contact' } satisfies LinkButton,
})

export const articleClosing = (figures: Figures) => ({
  title: 'What would this mean for your work?',
  description: `Bring your own case to a free ${figures.auditMinutes}-minute audit${partOfCall(figures)}, or ask us in a message.`,
  primary: { label: 'Book Free Audit', href: '/book-call' } satisfies LinkButton,
  secondary: { label: 'Ask about this article', href: '/contact' } satisfies LinkButton,
})
