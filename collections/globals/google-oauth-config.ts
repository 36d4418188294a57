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
import { denyAll, serverOnly, superAdminsOnly } from '../access/rules'

const checkInput: GlobalBeforeValidateHook = ({ data }) => {
  const parsed = oauthConfigSchema.safeParse(data)
  if (parsed.success) return { ...parsed.data, scopes: [CALENDAR_SCOPE] }
  const errors = parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') }))
  throw new ValidationError({ global: 'google-oauth-config', errors })
}

/** Stores the secret only in its sealed form, under another name. */
const sealClientSecret: GlobalBeforeChangeHook = ({ data: { clientSecret, ...data } }) => ({
  ...data,
  clientSecretEncrypted: sealSecret('clientSecret', clientSecret),
})

export const googleOauthConfig: GlobalConfig = {
  slug: 'google-oauth-config',
  lockDocuments: false,
  label: 'Google OAuth',
  // The Calendar tab of the back office has its own form.
  admin: { hidden: true },
  access: { read: superAdminsOnly, update: superAdminsOnly, readVersions: denyAll },
  hooks: {
    beforeOperation: [onlyRecentlyAuthenticated],
    beforeValidate: [checkInput],
    beforeChange: [sealClientSecret],
  },
  fields: [
    { name: 'clientId', type: 'text' },
    // Write-only.
    { name: 'clientSecret', type: 'text', virtual: true, access: { read: denyAll, update: superAdminsOnly } },
    { name: 'clientSecretEncrypted', type: 'text', access: serverOnly },
    { name: 'redirectUri', type: 'text' },
    { name: 'scopes', type: 'text', hasMany: true, access: { update: denyAll } },
  ],
}
