import { readableAddress } from '@/lib/validation/readable-address'
import { type Brand, type Fact, renderMessage } from '../message'
import { openingOf } from '../opening'

export interface MailedInquiry {
  name: string
  email: string
  company?: string | null | undefined
  message: string
  projectType?: string | null | undefined
  budgetRange?: string | null | undefined
  timeline?: string | null | undefined
}

const choices = ({ projectType, budgetRange, timeline }: MailedInquiry): Fact[] => [
  ['Project', projectType],
  ['Budget', budgetRange],
  ['Timeline', timeline],
]

export function inquiryNotice(brand: Brand, inquiry: MailedInquiry, adminUrl: string) {
  return renderMessage(brand, {
    subject: `New inquiry: ${inquiry.name}${inquiry.company ? `, ${inquiry.company}` : ''}`,
    heading: 'New inquiry',
    paragraphs: ['A visitor sent a message with the contact form. Reply to this email to answer them.'],
    facts: [
      ['Name', inquiry.name],
      ['Email', readableAddress(inquiry.email)],
      ['Company', inquiry.company],
      ...choices(inquiry),
    ],
    quoted: { title: 'Their message', facts: [['', inquiry.message]] },
    action: { label: 'Open the inquiry', url: adminUrl },
  })
}

/** To the sender. Does not repeat their text, because anyone could send text to other addresses with it. */
export function inquiryReceived(brand: Brand, inquiry: MailedInquiry) {
  return renderMessage(brand, {
    ...openingOf(brand, 'inquiry-received', { name: inquiry.name }),
    heading: 'Thank you, we have your message',
    facts: choices(inquiry),
    action: { label: 'Book a call', url: `${brand.siteUrl}/book-call` },
    closing: [
      'If you did not write to us, someone typed your address by mistake. You can ignore this email.',
    ],
  })
}
