import { type Brand, renderMessage } from '../message'

export type SuperAdminChange = 'added' | 'removed' | 'switched-off' | 'switched-on'

export interface MailedSuperAdminChange {
  to: string
  account: string
  change: SuperAdminChange
  by: string | null
}

const HEADINGS: Record<SuperAdminChange, string> = {
  added: 'A super admin was added',
  removed: 'A super admin was removed',
  'switched-off': 'A super admin was switched off',
  'switched-on': 'A super admin was switched on again',
}

const TEXTS: Record<SuperAdminChange, (subject: string) => string> = {
  added: (subject) => `${subject} now has the role super admin and can open the back office.`,
  removed: (subject) => `${subject} no longer has the role super admin.`,
  'switched-off': (subject) => `${subject} cannot sign in until a super admin switches the account on again.`,
  'switched-on': (subject) => `${subject} can sign in again and still has the role super admin.`,
}

export function superAdminChanged(brand: Brand, { to, account, change, by }: MailedSuperAdminChange) {
  const own = to === account
  return renderMessage(brand, {
    subject: `${HEADINGS[change]}: ${brand.name}`,
    heading: HEADINGS[change],
    paragraphs: [TEXTS[change](own ? 'Your account' : `The account ${account}`)],
    facts: [
      { label: 'Account', value: account },
      { label: 'Done by', value: by ?? 'A command on the server' },
    ],
    ...(own ? {} : { action: { label: 'Open the users', url: `${brand.siteUrl}/super-admin/users` } }),
    closing: [
      own
        ? `If you did not expect this, write to us: ${brand.contactEmail}`
        : 'If no one on your team did this, change your password and look at the audit log in Monitoring at once.',
    ],
  })
}
