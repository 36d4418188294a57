import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

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
        FROM account_credentials c JOIN users u ON u.id = c.user_id WHERE u.email = ${email}`,
  )
  return row && { userId: row.user_id, passwordHash: row.password_hash, totpSealed: row.totp }
}

/** The stored password hash of an account. */
export async function passwordHashOf(req: PayloadRequest, userId: string): Promise<string | undefined> {
  const [row] = await queryIn<{ password_hash: string }>(
    req,
    sql`SELECT password_hash FROM account_credentials WHERE user_id = ${userId}`,
  )
  return row?.password_hash
}

/**
 * True while an account still signs in with what was verified. A change of it waits for the end of
 * this transaction, so nothing that an old password began outlives its reset.
 */
export async function credentialsHold(
  req: PayloadRequest,
  { userId, passwordHash, totpSealed }: Omit<Credentials, 'totpSealed'> & Partial<Credentials>,
): Promise<boolean> {
  const [row] = await queryIn<{ password_hash: string; totp: string | null }>(
    req,
    sql`SELECT password_hash, CASE WHEN totp_enabled_at IS NULL THEN NULL ELSE totp_sealed END AS totp
        FROM account_credentials WHERE user_id = ${userId} FOR SHARE`,
  )
  return row?.password_hash === passwordHash && (totpSealed === undefined || row.totp === totpSealed)
}

/** Puts a new password in the place of the one that was verified; false when that is no longer the account's. */
export async function replacePassword(
  req: PayloadRequest,
  userId: string,
  { verified, passwordHash }: { verified: string; passwordHash: string },
): Promise<boolean> {
  const replaced = await queryIn(
    req,
    sql`UPDATE account_credentials SET password_hash = ${passwordHash}, password_changed_at = now()
        WHERE user_id = ${userId} AND password_hash = ${verified} RETURNING user_id`,
  )
  return replaced.length > 0
}

/** Sets what `hashPassword` made as the account's password. */
export async function storePassword(
  req: PayloadRequest,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await queryIn(
    req,
    sql`INSERT INTO account_credentials (user_id, password_hash) VALUES (${userId}, ${passwordHash})
        ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash, password_changed_at = now()`,
  )
}
