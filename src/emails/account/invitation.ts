import { longDateInZone } from '../../lib/time/format'
import { type Brand, renderMessage } from '../message'

export const invitation = (brand: Brand, { token, expiresAt }: { token: string; expiresAt: Date }) =>
  renderMessage(brand, {
    subject: `Your invitation to ${brand.name}`,
    heading: 'You are invited',
    paragraphs: [
      `We would like to work with you. Please tell us a little about your business, so that ${brand.name} can prepare your discovery call. It takes about five minutes.`,
    ],
    facts: [{ label: 'Valid until', value: longDateInZone(expiresAt, 'UTC') }],
    action: {
      label: 'Start your registration',
      url: `${brand.siteUrl}/client-register?token=${encodeURIComponent(token)}`,
    },
    closing: ['The link is for you only and works once.'],
  })
