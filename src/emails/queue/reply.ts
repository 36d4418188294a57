import { type Brand, renderMessage } from '../message'

/** A colleague's answer in their own words, with what the person wrote below. */
export const replyMessage = (
  brand: Brand,
  { subject, text, message }: Record<'subject' | 'text', string> & { message: string | null },
) =>
  renderMessage(brand, {
    subject,
    heading: '',
    paragraphs: text.split(/\n{2,}/),
    hasLinks: true,
    quoted: { title: 'You wrote', facts: [['', message]] },
  })
