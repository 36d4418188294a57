import { type Brand, renderMessage } from '../message'

const CHANGES = {
  added: {
    heading: 'A super admin was added',
    text: 'now has the role super admin and can open the back office.',
  },
  removed: { heading: 'A super admin was removed', text: 'no longer has the role super admin.' },
  'switched-off': {
    heading: 'A super admin was switched off',
    text: 'cannot sign in until a super admin switches the account on again.',
  },
  'switched-on': {
    heading: 'A super admin was switched on again',
    text: 'can sign in again and still has the role super admin.',
  },
}

export type SuperAdminChange = keyof typeof CHANGES

export interface MailedSuperAdminChange {
  to: string
  account: string
  change: SuperAdminChange
  by: string | null
}

export function superAdminChanged(brand: Brand, { to, account, change, by }: MailedSuperAdminChange) {
  const own = to === account
  const { heading, text } = CHANGES[change]
  return renderMessage(brand, {
    subject: `${heading}: ${brand.name}`,
    heading,
    paragraphs: [`${own ? 'Your account' : `The account ${account}`} ${text}`],
    facts: [
      ['Account', account],
      ['Done by', by ?? 'A command on the server'],
    ],
    ...(own ? {} : { action: { label: 'Open the users', url: `${brand.siteUrl}/super-admin/users` } }),
    closing: [
      own
        ? `If you did not expect this, write to us: ${brand.contactEmail}`
        : 'If no one on your team did this, change your password and look at the audit log in Monitoring at once.',
    ],
  })
}
