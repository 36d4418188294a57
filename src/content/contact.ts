import words from './contact.json'
import type { SiteBrand } from './navigation'
import type { LinkButton, TitledText } from './page-meta'

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

export const contactMethods = ({
  contactEmail,
  businessHours,
  liveChatUrl,
}: ContactPoint): readonly ContactMethod[] => [
  {
    kind: 'email',
    ...words.methods.email,
    action: { label: contactEmail, href: `mailto:${contactEmail}` },
  },
  {
    kind: 'call',
    ...words.methods.call,
    action: { label: words.bookLabel, href: '/book-call' },
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
  { label: 'Where', value: words.where },
  { label: 'Email', value: contactEmail },
]

export const quickQuestionsCard = {
  title: 'Quick Questions',
  link: { label: 'View all FAQ', href: '/faq' } satisfies LinkButton,
} as const

/** Word for word as in the FAQ. */
export const quickQuestions: readonly string[] = words.quickQuestions
