import { env } from '@/env'

/** The only permission: events and busy times. */
export const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar'

const without = (root: string) => root.replace(/\/+$/, '')

/** Google's addresses. Tests and development can replace them. */
export function googleAddresses(): { auth: string; token: string; revoke: string; api: string } {
  const oauth = env.GOOGLE_OAUTH_ROOT_URL && without(env.GOOGLE_OAUTH_ROOT_URL)
  return {
    auth: `${oauth ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${oauth ?? 'https://oauth2.googleapis.com'}/token`,
    revoke: `${oauth ?? 'https://oauth2.googleapis.com'}/revoke`,
    api: `${without(env.GOOGLE_API_ROOT_URL ?? 'https://www.googleapis.com')}/`,
  }
}
