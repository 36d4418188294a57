import { type Brand, renderMessage } from '../message'

interface AlertNotice {
  message: string
  category: string
  at: string
  url: string
}

export const alertNotice = (brand: Brand, { message, category, at, url }: AlertNotice) =>
  renderMessage(brand, {
    subject: `Security alert: ${message}`,
    heading: 'Something needs your attention',
    paragraphs: [
      `${message}.`,
      'The limits still apply. Check what happened, and where it came from. You get at most one email like this per hour.',
    ],
    facts: [
      ['Category', category],
      ['Time', at],
    ],
    action: { label: 'Open the security events', url },
  })
