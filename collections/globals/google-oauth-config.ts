import { onlyRecentlyAuthenticated } from '@endpoints/access/recently-authenticated'
import {
  type GlobalBeforeChangeHook,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  ValidationError,
} from 'payload'
import { oauthConfigSchema } from '@/features/calendar/connection/schema'
import { sealSecret } from '@/features/calendar/connection/stored'
import { CALENDAR_SCOPE } from '@/features/calendar/google/addresses'
import { nobody } from '../access/nobody'
import { serverOnly } from '../access/server-fields'
import { superAdminsOnly } from '../access/super-admins-only'

const checkInput: GlobalBeforeValidateHook = ({ data }) => {
  const parsed = oauthConfigSchema.safeParse(data)
  if (parsed.success) return { ...parsed.data, scopes: [CALENDAR_SCOPE] }
  const errors = parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') }))
  throw new ValidationError({ global: 'google-oauth-config', errors })
}

/** The secret is stored sealed, under another name, and nowhere else. */
const sealClientSecret: GlobalBeforeChangeHook = ({ data: { clientSecret, ...data } }) => ({
  ...data,
  clientSecretEncrypted: sealSecret('clientSecret', clientSecret),
})

/** Our client in the Google project (docs/google-calendar.md). */
export const googleOauthConfig: GlobalConfig = {
  slug: 'google-oauth-config',
  lockDocuments: false,
  label: 'Google OAuth',
  // It has a form of its own, in the Calendar tab of the back office.
  admin: { hidden: true },
  access: { read: superAdminsOnly, update: superAdminsOnly, readVersions: nobody },
  hooks: {
    beforeOperation: [onlyRecentlyAuthenticated],
    beforeValidate: [checkInput],
    beforeChange: [sealClientSecret],
  },
  fields: [
    { name: 'clientId', type: 'text' },
    // Written, never read.
    { name: 'clientSecret', type: 'text', virtual: true, access: { read: nobody, update: superAdminsOnly } },
    { name: 'clientSecretEncrypted', type: 'text', access: serverOnly },
    { name: 'redirectUri', type: 'text' },
    { name: 'scopes', type: 'text', hasMany: true, access: { update: nobody } },
  ],
}
