import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import type { GlobalConfig } from 'payload'
import { denyAll, superAdminsOnly } from '../access/rules'
import { tick } from '../fields/simple-fields'

export const securitySettings: GlobalConfig = {
  slug: 'security-settings',
  lockDocuments: false,
  label: 'Security settings',
  admin: { group: 'Security', description: 'Rules for accounts and invitations.' },
  access: { read: superAdminsOnly, update: superAdminsOnly, readVersions: denyAll },
  hooks: { beforeOperation: [onlyRecentlyAuthenticated] },
  fields: [
    tick('requireTwoFactorForAdmins', 'Admins and super admins must use two-factor sign-in', {
      defaultValue: false,
      admin: {
        description:
          'Without it they can sign in and set it up, but do nothing else that needs their role. This takes effect at once, for you too.',
      },
    }),
    {
      name: 'invitationLifetimeDays',
      type: 'number',
      required: true,
      min: 1,
      max: 90,
      defaultValue: 14,
      label: 'Invitations are valid for (days)',
    },
  ],
}
