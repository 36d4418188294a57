import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '@/features/security/record-event'
import { clientNetwork } from '@/lib/http/client-network'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { countAuthAttempt, deviceOf, refundAuthAttempt } from '../limits'
import { verifyPassword } from '../password/hash'
import { type Credentials, credentialsById } from '../password/queries'
import { markAuthenticated } from '../session/mutations'
import { sessionIdOf } from '../session/strategy'
import { proveSecondFactor } from '../two-factor/mutations'

export interface Proof {
  currentPassword: string
  code?: string | null | undefined
}

export type Reauthentication =
  | { kind: 'limited'; verdict: LimitVerdict }
  | { kind: 'password-wrong' }
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  /** Later steps must compare these with the account again. */
  | { kind: 'proved'; credentials: Credentials }

function noteFailure(req: PayloadRequest, userId: string, message: string): void {
  const { address } = deviceOf(req)
  recordSecurityEvent(req.payload, {
    type: 'auth_attempt',
    category: 'auth',
    severity: 'medium',
    message,
    userId,
    ipAddress: address,
    details: { network: clientNetwork(address), success: false },
  })
}

type Refusal = Exclude<Reauthentication, { kind: 'proved' }>

async function provePassword(
  req: PayloadRequest,
  userId: string,
  password: string,
): Promise<Refusal | Credentials> {
  const verdict = await countAuthAttempt(req, 'password', userId)
  if (!verdict.allowed) return { kind: 'limited', verdict }
  const credentials = await credentialsById(req, userId)
  const matches = await verifyPassword(password, credentials?.passwordHash)
  if (!credentials || !matches) {
    noteFailure(req, userId, 'Re-authentication failed')
    return { kind: 'password-wrong' }
  }
  await refundAuthAttempt(req, 'password', userId)
  return credentials
}

/** @returns the refusal, or undefined for the right code. */
async function proveCode(req: PayloadRequest, userId: string, code: string): Promise<Refusal | undefined> {
  const verdict = await countAuthAttempt(req, 'second-factor', userId)
  if (!verdict.allowed) return { kind: 'limited', verdict }
  // A secret that is not confirmed yet does not count.
  const inForce = (await credentialsById(req, userId))?.totpSealed
  if (!inForce || !(await proveSecondFactor(req, userId, code))) {
    noteFailure(req, userId, 'Second factor failed at re-authentication')
    return { kind: 'code-wrong' }
  }
  await refundAuthAttempt(req, 'second-factor', userId)
  return undefined
}

async function noteProof(req: PayloadRequest): Promise<void> {
  const sessionId = sessionIdOf(req.user)
  if (sessionId) await markAuthenticated(req, sessionId)
}

/** Verifies the password and code again, because another person could use the session. Limited by account. */
export async function reauthenticate(
  req: PayloadRequest,
  userId: string,
  { currentPassword, code }: Proof,
): Promise<Reauthentication> {
  const credentials = await provePassword(req, userId, currentPassword)
  if ('kind' in credentials) return credentials
  if (credentials.totpSealed) {
    if (!code) return { kind: 'code-needed' }
    const refusal = await proveCode(req, userId, code)
    if (refusal) return refusal
  }
  await noteProof(req)
  return { kind: 'proved', credentials }
}

/** Verifies the password or a code, with the limits of `reauthenticate`. @returns the refusal. */
export async function confirmIdentity(
  req: PayloadRequest,
  userId: string,
  { password, code }: { password?: string | null | undefined; code?: string | null | undefined },
): Promise<Refusal | undefined> {
  const outcome = password
    ? await provePassword(req, userId, password)
    : await proveCode(req, userId, code ?? '')
  if (outcome && 'kind' in outcome) return outcome
  await noteProof(req)
  return undefined
}
