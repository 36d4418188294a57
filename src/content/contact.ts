import type { SiteBrand } from './navigation'
import type { LinkButton, PageCopy, TitledText } from './page-meta'

export interface ContactMethod extends TitledText {
  kind: 'email' | 'call' | 'chat'
  action: LinkButton
}

export interface DetailRow {
  label: string
  value: string
}

export type ContactPoint = Pick<SiteBrand, 'contactEmail' | 'businessHours'> & {
  liveChatUrl?: string | null
}

export const contactCopy: PageCopy<'getInTouch' | 'fastResponse' | `response${1 | 2 | 3}` | 'inquiry'> = {
  headline: 'Tell us what takes too long',
  lead: 'A few sentences are enough. A real person reads every message and replies with a next step, a question or an honest no.',
  meta: {
    title: 'Contact and Support',
    description:
      'Ask about a project, book a free audit or get support. Free audits are answered the same day, inquiries within 24 hours, support within 4 hours.',
  },
  sections: {
    getInTouch: { title: 'Get in Touch', description: 'Choose the way that suits you.' },
    fastResponse: {
      title: 'Fast Response Guarantee',
      description: 'A real person reads every message and replies in time:',
    },
    response1: { title: 'Free audits', description: 'Same day' },
    response2: { title: 'Project inquiries', description: 'Within 24 hours' },
    response3: { title: 'Support', description: 'Within 4 hours' },
    inquiry: { title: 'Your inquiry', description: 'Fields with an asterisk are required.' },
  },
}

export const contactMethods = ({
  contactEmail,
  businessHours,
  liveChatUrl,
}: ContactPoint): readonly ContactMethod[] => [
  {
    kind: 'email',
    title: 'Email',
    description: 'For anything with attachments or several questions.',
    action: { label: contactEmail, href: `mailto:${contactEmail}` },
  },
  {
    kind: 'call',
    title: 'Book a call',
    description: 'A free video call at a time you choose.',
    action: { label: 'Book Free Audit', href: '/book-call' },
  },
  ...(liveChatUrl
    ? [
        {
          kind: 'chat' as const,
          title: 'Live chat',
          description: businessHours,
          action: { label: 'Start a chat', href: liveChatUrl },
        },
      ]
    : []),
]

export const ourDetailsTitle = 'Our Details'

export const ourDetails = ({
  contactEmail,
  businessHours,
  timeZone,
}: ContactPoint & { timeZone: string | null }): readonly DetailRow[] => [
  { label: 'Business hours', value: businessHours },
  ...(timeZone ? [{ label: 'Time zone', value: timeZone }] : []),
  { label: 'Where', value: 'Remote, calls by video' },
  { label: 'Email', value: contactEmail },
]

export const quickQuestionsCard = {
  title: 'Quick Questions',
  link: { label: 'View all FAQ', href: '/faq' } satisfies LinkButton,
} as const

/** Must match the FAQ word for word. */
export const quickQuestions: readonly string[] = [
  'How long does implementation take?',
  'Which tools can you connect?',
  'Do we need technical knowledge?',
  'What support is included after launch?',
]
