import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { isSwitchedOff } from '../switched-off/queries'

export interface Credentials {
  userId: string
  passwordHash: string
  /** The sealed TOTP secret, if two-factor sign-in is on. */
  totpSealed: string | null
}

/** Credentials by lowercase address. Undefined if the account cannot sign in. */
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

export async function credentialsById(req: PayloadRequest, userId: string): Promise<Credentials | undefined> {
  const [row] = await queryIn<{ password_hash: string; totp: string | null }>(
    req,
    sql`SELECT password_hash, CASE WHEN totp_enabled_at IS NULL THEN NULL ELSE totp_sealed END AS totp
        FROM account_credentials WHERE user_id = ${userId}`,
  )
  return row && { userId, passwordHash: row.password_hash, totpSealed: row.totp }
}

/** Returns true if the verified credentials are unchanged, and locks them until the transaction ends. */
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
  // Checked after the lock, which switching an account off also takes.
  return same && !(await isSwitchedOff(req, userId))
}
