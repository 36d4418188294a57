import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, or } from '@payloadcms/db-postgres/drizzle'
import { Secret, TOTP } from 'otpauth'
import type { PayloadRequest } from 'payload'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { hashToken } from '@/lib/crypto/token'
import { NOW } from '@/lib/db/expressions'
import { account_credentials, account_recovery_codes, account_sessions, api_keys } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { users } from '@/payload-generated-schema'
import { auditCredentials } from '../credential-audit'
import { sendAccountMail } from '../mail'
import type { Attempt } from '../passkey/attempts'
import { countPasskeys } from '../passkey/queries'
import type { PasskeyProof } from '../passkey/schema'
import { verifyPasskey } from '../passkey/verify'
import { type Credentials, lockCredentials, needsSecondFactor } from '../password/queries'

const PERIOD_SECONDS = 30
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

const generator = (secret: string, issuer: string, label: string) =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** The matching time step, one step early or late included. Undefined if the code is wrong. */
function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const delta = generator(secret, '', '').validate({ token: code, window: 1, timestamp: now.getTime() })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** Has 80 random bits, so a plain SHA-256 is safe. */
const newRecoveryCode = () => [...randomBytes(16)].map((byte) => BASE32[byte & 31]).join('')

const RECOVERY_CODES = 10
const APP_CODE = /^\d{6}$/
const { totpSealed, totpEnabledAt, totpLastStep } = account_credentials

const ownedBy = (userId: string) => eq(account_credentials.userId, userId)
const codesOf = (userId: string) => eq(account_recovery_codes.userId, userId)

const purposeOf = (userId: string) => `totp:${userId}`

/** Makes a new unconfirmed secret. @returns undefined if two-factor sign-in is on. */
export async function beginEnrolment(
  req: PayloadRequest,
  { userId, email, issuer }: { userId: string; email: string; issuer: string },
): Promise<{ secret: string; uri: string } | undefined> {
  const secret = new Secret({ size: 20 }).base32
  const db = await transactionOf(req)
  const stored = await db
    .update(account_credentials)
    .set({ totpSealed: seal(secret, purposeOf(userId), siteKeys), totpLastStep: null })
    .where(and(ownedBy(userId), isNull(totpEnabledAt)))
    .returning({ totpEnabledAt })
  return stored.length ? { secret, uri: generator(secret, issuer, email).toString() } : undefined
}

/** Replaces the recovery codes. Only their hashes are stored. */
export async function renewRecoveryCodes(req: PayloadRequest, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const db = await transactionOf(req)
  await db.delete(account_recovery_codes).where(codesOf(userId))
  await db.insert(account_recovery_codes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })))
  await auditCredentials(req, userId, 'recoveryCodes')
  return codes
}

async function secretOf(req: PayloadRequest, userId: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const [row] = await db.select({ totpSealed }).from(account_credentials).where(ownedBy(userId))
  return row?.totpSealed ? unseal(row.totpSealed, purposeOf(userId), siteKeys) : undefined
}

/** Verifies an app code. Each time step counts once, even for concurrent requests. */
async function proveAppCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const secret = await secretOf(req, userId)
  const step = secret && matchingStep(secret, code, new Date())
  if (!step) return false
  const db = await transactionOf(req)
  const first = await db
    .update(account_credentials)
    .set({ totpLastStep: step })
    .where(and(ownedBy(userId), or(isNull(totpLastStep), lt(totpLastStep, step))))
    .returning({ totpLastStep })
  return first.length > 0
}

async function spendRecoveryCode(req: PayloadRequest, userId: string, code: string): Promise<boolean> {
  const { codeHash, usedAt } = account_recovery_codes
  const db = await transactionOf(req)
  const [owner] = await db
    .update(account_recovery_codes)
    .set({ usedAt: NOW })
    .from(users)
    .where(and(eq(users.id, userId), codesOf(userId), eq(codeHash, hashToken(code)), isNull(usedAt)))
    .returning({ email: users.email })
  if (owner)
    await sendAccountMail(req, { kind: 'two-factor-changed', to: owner.email, change: 'recovery-code-used' })
  return Boolean(owner)
}

export interface SecondFactor {
  code?: string | null | undefined
  passkey?: PasskeyProof | null | undefined
}

/** Verifies a passkey, an app code or a recovery code. Each answer and code works once. */
export async function proveSecondFactor(
  req: PayloadRequest,
  credentials: Credentials,
  { code, passkey }: SecondFactor,
  attempt: Attempt,
): Promise<boolean> {
  const { userId } = credentials
  if (passkey) return (await verifyPasskey(req, attempt, passkey)).ok
  if (!code || !needsSecondFactor(credentials)) return false
  if (!APP_CODE.test(code)) return spendRecoveryCode(req, userId, code)
  // A secret that is not confirmed yet does not count.
  return credentials.totpSealed ? proveAppCode(req, userId, code) : false
}

export async function confirmEnrolment(req: PayloadRequest, userId: string, code: string) {
  if (!APP_CODE.test(code) || !(await proveAppCode(req, userId, code))) return undefined
  const db = await transactionOf(req)
  const enabled = await db
    .update(account_credentials)
    .set({ totpEnabledAt: NOW })
    .where(and(ownedBy(userId), isNotNull(totpSealed), isNull(totpEnabledAt)))
    .returning({ totpEnabledAt })
  if (enabled.length === 0) return undefined
  await auditCredentials(req, userId, { twoFactor: true })
  return renewRecoveryCodes(req, userId)
}

/** Recovery codes and the rights of sessions end with the last second factor. Callers hold the lock on the credentials. */
export async function endWithoutFactor(req: PayloadRequest, userId: string): Promise<void> {
  const db = await transactionOf(req)
  const [app] = await db.select({ totpEnabledAt }).from(account_credentials).where(ownedBy(userId))
  if (app?.totpEnabledAt || (await countPasskeys(req, userId)) > 0) return
  await db.delete(account_recovery_codes).where(codesOf(userId))
  await db.update(account_sessions).set({ twoFactor: false }).where(eq(account_sessions.userId, userId))
  await db.update(api_keys).set({ twoFactor: false }).where(eq(api_keys.userId, userId))
}

export async function disableTwoFactor(req: PayloadRequest, userId: string): Promise<void> {
  const db = await transactionOf(req)
  await lockCredentials(req, userId)
  await db
    .update(account_credentials)
    .set({ totpSealed: null, totpEnabledAt: null, totpLastStep: null })
    .where(ownedBy(userId))
  await endWithoutFactor(req, userId)
  await auditCredentials(req, userId, { twoFactor: false })
}
