import { env } from '@/env'

/** The one permission that is asked for: read and write events, and see when the calendar is busy. */
export const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar'

const without = (root: string) => root.replace(/\/+$/, '')

/** Google's addresses; both roots can be set, for a replacement of Google (tests and development). */
export function googleAddresses(): { auth: string; token: string; revoke: string; api: string } {
  const oauth = env.GOOGLE_OAUTH_ROOT_URL && without(env.GOOGLE_OAUTH_ROOT_URL)
  return {
    auth: `${oauth ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${oauth ?? 'https://oauth2.googleapis.com'}/token`,
    revoke: `${oauth ?? 'https://oauth2.googleapis.com'}/revoke`,
    api: `${without(env.GOOGLE_API_ROOT_URL ?? 'https://www.googleapis.com')}/`,
  }
}
