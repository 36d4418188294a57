import { type Brand, renderMessage } from '../message'

interface MailedReply {
  subject: string
  text: string
  message: string | null
}

/** A colleague's answer in their own words, with what the person wrote below. */
export const replyMessage = (brand: Brand, { subject, text, message }: MailedReply) =>
  renderMessage(brand, {
    subject,
    heading: '',
    paragraphs: text.split(/\n{2,}/),
    hasLinks: true,
    quoted: { title: 'You wrote', facts: [['', message]] },
  })
