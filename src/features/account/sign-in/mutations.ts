import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { assignedRoles } from '@/features/role/queries'
import { includesAdmin } from '@/features/role/rules'
import { recordChange } from '@/features/security/record-change'
import { boolOr, jsonText, secondsFromNow } from '@/lib/db/expressions'
import { hasRow } from '@/lib/db/has-row'
import { account_passkeys } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { clientNetwork } from '@/lib/http/client-network'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { security_audit_log } from '@/payload-generated-schema'
import { recordFailure } from '../failures'
import { countAuthAttempt, deviceOf, refundAuthAttempt } from '../limits'
import type { PasskeyProof } from '../passkey/schema'
import { type PasskeyRequest, requestPasskey, verifyPasskey } from '../passkey/verify'
import { verifyPassword } from '../password/hash'
import { credentialsByEmail, credentialsById, credentialsHold, needsSecondFactor } from '../password/queries'
import type { signInSchema } from '../schema'
import { beginSession, type Device } from '../session/mutations'
import { deviceName } from '../session/view'
import { waitingSignUp } from '../sign-up/mutations'
import { proveSecondFactor } from '../two-factor/mutations'

/** Sign-ins of these last days decide whether a device is known. */
const KNOWN_DAYS = 180

/** Audits an admin's sign-in and whether its device or network is new (ASVS 16.3.1). */
async function recordSignIn(
  req: PayloadRequest,
  userId: string,
  { address, userAgent }: Device,
  secondFactor: boolean,
): Promise<void> {
  if (!includesAdmin(await assignedRoles(req, userId))) return
  const device = deviceName(userAgent)
  const network = clientNetwork(address)
  const { newValues, tableName, recordId, action, createdAt } = security_audit_log
  const db = await transactionOf(req)
  const [seen] = await db
    .select({
      device: boolOr(eq(jsonText(newValues, 'device'), device)),
      network: boolOr(eq(jsonText(newValues, 'network'), network)),
    })
    .from(security_audit_log)
    .where(
      and(
        eq(tableName, 'sessions'),
        eq(recordId, userId),
        eq(action, 'INSERT'),
        gt(createdAt, secondsFromNow(-KNOWN_DAYS * 24 * 60 * 60)),
      ),
    )
  await recordChange(req, {
    action: 'INSERT',
    tableName: 'sessions',
    recordId: userId,
    userId,
    after: { device, network, newDevice: !seen?.device, newNetwork: !seen?.network, secondFactor },
  })
}

export type SignInOutcome =
  | { kind: 'limited'; verdict: LimitVerdict }
  /** The same for an unknown account, a wrong password and an account that cannot sign in. */
  | { kind: 'refused' }
  | { kind: 'unconfirmed' }
  | { kind: 'code-needed'; passkey: PasskeyRequest | null }
  | { kind: 'code-refused' }
  | { kind: 'signed-in'; userId: string; sessionId: string; token: string; expiresAt: Date }

function failedSignIn(...failure: Parameters<typeof recordFailure>): { kind: 'refused' } {
  recordFailure(...failure)
  return { kind: 'refused' }
}

/** The only way to a session. Undefined if the proof does not hold any more. */
async function openSession(
  req: PayloadRequest,
  asked: { userId: string; secondFactor: boolean; holds: (transaction: PayloadRequest) => Promise<boolean> },
): Promise<Extract<SignInOutcome, { kind: 'signed-in' }> | undefined> {
  const { userId, secondFactor, holds } = asked
  const session = await inTransaction(req, async (transaction) => {
    if (!(await holds(transaction))) return undefined
    await recordSignIn(transaction, userId, deviceOf(req), secondFactor)
    return beginSession(transaction, userId, deviceOf(req), secondFactor)
  })
  if (!session) return undefined
  await refundAuthAttempt(req, 'sign-in')
  return { kind: 'signed-in', userId, ...session }
}

/** Always checks a password, so timing reveals nothing. */
export async function signIn(
  req: PayloadRequest,
  { email, password, code, passkey }: z.output<typeof signInSchema>,
): Promise<SignInOutcome> {
  const verdict = await countAuthAttempt(req, 'sign-in')
  if (!verdict.allowed) return { kind: 'limited', verdict }

  const credentials = await credentialsByEmail(req, email)
  const matches = await verifyPassword(password, credentials?.passwordHash)
  if (!credentials || !matches) {
    if (await waitingSignUp(req, { email, password })) {
      await refundAuthAttempt(req, 'sign-in')
      return { kind: 'unconfirmed' }
    }
    return failedSignIn(req, 'Sign-in failed', { email, userId: credentials?.userId })
  }

  const { userId } = credentials
  const secondFactor = needsSecondFactor(credentials)
  if (secondFactor) {
    const attempt = { purpose: 'second-factor', userId } as const
    if (!code && !passkey) {
      await refundAuthAttempt(req, 'sign-in')
      return {
        kind: 'code-needed',
        passkey: credentials.hasPasskeys ? await requestPasskey(req, attempt) : null,
      }
    }
    const tries = await countAuthAttempt(req, 'second-factor', userId)
    if (!tries.allowed) return { kind: 'limited', verdict: tries }
    if (!(await proveSecondFactor(req, credentials, { code, passkey }, attempt))) {
      recordFailure(req, 'Second factor failed', { email, userId })
      return { kind: 'code-refused' }
    }
    await refundAuthAttempt(req, 'second-factor', userId)
  }

  const holds = (transaction: PayloadRequest) => credentialsHold(transaction, credentials)
  return (
    (await openSession(req, { userId, secondFactor, holds })) ??
    failedSignIn(req, 'Sign-in with credentials that were changed meanwhile', { email, userId })
  )
}

type Outcome = Extract<SignInOutcome, { kind: 'limited' | 'refused' | 'signed-in' }>

/** A sign-in with a passkey alone, which proves the device and the person. Every failure looks the same. */
export async function signInWithPasskey(req: PayloadRequest, proof: PasskeyProof): Promise<Outcome> {
  const verdict = await countAuthAttempt(req, 'sign-in')
  if (!verdict.allowed) return { kind: 'limited', verdict }
  const verified = await verifyPasskey(req, { purpose: 'sign-in' }, proof)
  if (!verified.ok) {
    const { userId, reason } = verified
    return failedSignIn(req, 'Sign-in with a passkey failed', { userId, reason })
  }
  const { userId, passkeyId } = verified
  const holds = async (transaction: PayloadRequest) => {
    const credentials = await credentialsById(transaction, userId)
    if (!credentials || !(await credentialsHold(transaction, credentials))) return false
    return hasRow(transaction, account_passkeys, eq(account_passkeys.id, passkeyId))
  }
  return (
    (await openSession(req, { userId, secondFactor: true, holds })) ??
    failedSignIn(req, 'Sign-in with a passkey that was removed meanwhile', { userId })
  )
}
