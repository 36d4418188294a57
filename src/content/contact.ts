import type { SiteBrand } from './navigation'
import type { LinkButton, SectionText, TitledText } from './page-meta'

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

export const contactMethods = (
  { contactEmail, businessHours, liveChatUrl }: ContactPoint,
  { way1: mail, way2: call }: Readonly<Record<'way1' | 'way2', SectionText>>,
): readonly ContactMethod[] => [
  {
    kind: 'email',
    ...mail,
    action: { label: contactEmail, href: `mailto:${contactEmail}` },
  },
  {
    kind: 'call',
    ...call,
    action: { label: call.label ?? '', href: '/book-call' },
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

export const ourDetails = ({
  contactEmail,
  businessHours,
  timeZone,
  where,
}: ContactPoint & { timeZone: string | null; where: string }): readonly DetailRow[] => [
  { label: 'Business hours', value: businessHours },
  ...(timeZone ? [{ label: 'Time zone', value: timeZone }] : []),
  { label: 'Where', value: where },
  { label: 'Email', value: contactEmail },
]
