import { Secret } from 'otpauth'
import type { PayloadRequest } from 'payload'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { auditCredentials } from '../credential-audit'
import { sendAccountMail } from '../mail'
import { generator, matchingStep, newRecoveryCode } from './rules'

const RECOVERY_CODES = 10

const purposeOf = (userId: string) => `totp:${userId}`

/** Makes a new unconfirmed secret. @returns undefined if two-factor sign-in is on. */
export async function beginEnrolment(
  req: PayloadRequest,
  { userId, email, issuer }: { userId: string; email: string; issuer: string },
): Promise<{ secret: string; uri: string } | undefined> {
  const secret = new Secret({ size: 20 }).base32
  const stored = await queryIn(
    req,
    sql`UPDATE account_credentials SET totp_sealed = ${seal(secret, purposeOf(userId), siteKeys)}, totp_last_step = NULL
        WHERE user_id = ${userId} AND totp_enabled_at IS NULL RETURNING user_id`,
  )
  return stored.length ? { secret, uri: generator(secret, issuer, email).toString() } : undefined
}

/** Replaces the recovery codes. Only their hashes are stored. */
export async function renewRecoveryCodes(req: PayloadRequest, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await queryIn(req, sql`DELETE FROM account_recovery_codes WHERE user_id = ${userId}`)
  for (const code of codes) {
    await queryIn(
      req,
      sql`INSERT INTO account_recovery_codes (user_id, code_hash) VALUES (${userId}, ${hashToken(code)})`,
    )
  }
  await auditCredentials(req, userId, 'recoveryCodes')
  return codes
}

async function secretOf(req: PayloadRequest, userId: string): Promise<string | undefined> {
  const [row] = await queryIn<{ totp_sealed: string | null }>(
    req,
    sql`SELECT totp_sealed FROM account_credentials WHERE user_id = ${userId}`,
  )
  return row?.totp_sealed ? unseal(row.totp_sealed, purposeOf(userId), siteKeys) : undefined
}

/** Verifies an app code. Each time step counts once, even for concurrent requests. */
async function proveAppCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const secret = await secretOf(req, userId)
  const step = secret && matchingStep(secret, code, new Date())
  if (!step) return false
  const first = await queryIn(
    req,
    sql`UPDATE account_credentials SET totp_last_step = ${step}
        WHERE user_id = ${userId} AND (totp_last_step IS NULL OR totp_last_step < ${step}) RETURNING user_id`,
  )
  return first.length > 0
}

async function spendRecoveryCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const spent = await queryIn<{ email: string }>(
    req,
    sql`UPDATE account_recovery_codes r SET used_at = now() FROM users u
        WHERE u.id = r.user_id AND r.user_id = ${userId} AND r.code_hash = ${hashToken(code)} AND r.used_at IS NULL RETURNING u.email`,
  )
  const [owner] = spent
  if (owner)
    await sendAccountMail(req, { kind: 'two-factor-changed', to: owner.email, change: 'recovery-code-used' })
  return Boolean(owner)
}

/** Verifies an app code or a recovery code. Each works once. */
export const proveSecondFactor = (req: PayloadRequest, userId: string, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code) ? proveAppCode(req, userId, code) : spendRecoveryCode(req, userId, code)

/** Enables the new secret. Returns undefined if the code is wrong. */
export async function confirmEnrolment(
  req: PayloadRequest,
  userId: string,
  code: string,
): Promise<string[] | undefined> {
  if (!/^\d{6}$/.test(code) || !(await proveAppCode(req, userId, code))) return undefined
  const enabled = await queryIn(
    req,
    sql`UPDATE account_credentials SET totp_enabled_at = now()
        WHERE user_id = ${userId} AND totp_sealed IS NOT NULL AND totp_enabled_at IS NULL RETURNING user_id`,
  )
  if (enabled.length === 0) return undefined
  await auditCredentials(req, userId, { twoFactor: true })
  return renewRecoveryCodes(req, userId)
}

export async function disableTwoFactor(req: PayloadRequest, userId: string): Promise<void> {
  await queryIn(
    req,
    sql`UPDATE account_credentials SET totp_sealed = NULL, totp_enabled_at = NULL, totp_last_step = NULL WHERE user_id = ${userId}`,
  )
  await queryIn(req, sql`DELETE FROM account_recovery_codes WHERE user_id = ${userId}`)
  await queryIn(req, sql`UPDATE account_sessions SET two_factor = false WHERE user_id = ${userId}`)
  await auditCredentials(req, userId, { twoFactor: false })
}
