import { longDateInZone } from '../../lib/time/format'
import { type Brand, renderMessage } from '../message'

const ROLES = { super_admin: 'super admin', admin: 'admin', user: 'user' }

export interface MailedColleague {
  token: string
  name: string
  role: keyof typeof ROLES
  /** Full name of the person who added them. Null if that account has none. */
  by: string | null
  expiresAt: string
}

export const choosePassword = (brand: Brand, { token, name, role, by, expiresAt }: MailedColleague) =>
  renderMessage(brand, {
    subject: `Your account with ${brand.name}: choose a password`,
    heading: 'Choose your password',
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      `${by ?? `The team of ${brand.name}`} created an account for you. Choose a password, then sign in with it and this email address.`,
    ],
    facts: [
      { label: 'Your role', value: ROLES[role] },
      { label: 'Valid until', value: `${longDateInZone(new Date(expiresAt), 'UTC')} (UTC)` },
    ],
    action: {
      label: 'Choose a password',
      url: `${brand.siteUrl}/auth?mode=reset&token=${encodeURIComponent(token)}`,
    },
    closing: [
      'The link is for you only and works once. If it has expired, choose Forgot password on the sign-in page, or ask for a new one.',
      'If you do not know what this is about, you can ignore this email. The account cannot be used without a password.',
    ],
  })
