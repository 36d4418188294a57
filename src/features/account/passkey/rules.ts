import { env } from '@/env'
import { allowedOrigins } from '@/lib/http/allowed-origins'

export const ATTEMPT_SECONDS = 300

export const MAX_PASSKEYS = 10

/** EdDSA, ES256 and RS256, which all authenticators cover (COSE numbers). */
export const ALGORITHMS = [-8, -7, -257]

/** The site as passkeys know it. A passkey cannot belong to a numeric address, so this machine has its name. */
export function relyingParty(): { id: string; origins: string[] } {
  const { hostname } = new URL(env.SITE_URL)
  return { id: hostname === '127.0.0.1' ? 'localhost' : hostname, origins: allowedOrigins(env) }
}

export const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

/** Returns true if a passkey stores this account. Second factors without storage send no account. */
export const namesAccount = (userHandle: string, userId: string): boolean =>
  userHandle === Buffer.from(userHandleOf(userId)).toString('base64url')
