import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { isSwitchedOff } from '../switched-off/queries'

export interface Credentials {
  userId: string
  passwordHash: string
  /** The sealed secret of the authenticator app, when two-factor sign-in is on. */
  totpSealed: string | null
}

/** What an account signs in with, by its address in lower case; undefined when it cannot sign in. */
export async function credentialsByEmail(
  req: PayloadRequest,
  email: string,
): Promise<Credentials | undefined> {
  const [row] = await queryIn<{ user_id: string; password_hash: string; totp: string | null }>(
    req,
    sql`SELECT c.user_id, c.password_hash, CASE WHEN c.totp_enabled_at IS NULL THEN NULL ELSE c.totp_sealed END AS totp
        FROM account_credentials c JOIN users u ON u.id = c.user_id WHERE u.email = ${email}
          AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id)`,
  )
  return row && { userId: row.user_id, passwordHash: row.password_hash, totpSealed: row.totp }
}

/** What an account signs in with, by its id; undefined when it has no password yet. */
export async function credentialsById(req: PayloadRequest, userId: string): Promise<Credentials | undefined> {
  const [row] = await queryIn<{ password_hash: string; totp: string | null }>(
    req,
    sql`SELECT password_hash, CASE WHEN totp_enabled_at IS NULL THEN NULL ELSE totp_sealed END AS totp
        FROM account_credentials WHERE user_id = ${userId}`,
  )
  return row && { userId, passwordHash: row.password_hash, totpSealed: row.totp }
}

/**
 * True while an account still signs in with what was verified. A change of it waits for the end of
 * this transaction, so nothing that an old password began outlives its reset.
 */
export async function credentialsHold(
  req: PayloadRequest,
  { userId, passwordHash, totpSealed }: Credentials,
): Promise<boolean> {
  const [row] = await queryIn<{ password_hash: string; totp: string | null }>(
    req,
    sql`SELECT password_hash, CASE WHEN totp_enabled_at IS NULL THEN NULL ELSE totp_sealed END AS totp
        FROM account_credentials WHERE user_id = ${userId} FOR SHARE`,
  )
  const same = row?.password_hash === passwordHash && row.totp === totpSealed
  // Asked after the lock: whoever switches the account off holds it until that is done.
  return same && !(await isSwitchedOff(req, userId))
}
