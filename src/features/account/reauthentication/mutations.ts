import type { PayloadRequest } from 'payload'
import type { ApiError } from '@/lib/http/problem'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { recordFailure } from '../failures'
import { countAuthAttempt, refundAuthAttempt } from '../limits'
import { verifyPassword } from '../password/hash'
import { type Credentials, credentialsById, needsSecondFactor } from '../password/queries'
import { markAuthenticated } from '../session/mutations'
import { sessionIdOf } from '../session/strategy'
import { proveSecondFactor, type SecondFactor } from '../two-factor/mutations'

export const reauthenticationRefusals: Record<Exclude<Reauthentication['kind'], 'proved'>, ApiError> = {
  limited: { message: 'Too many attempts. Please try again later.', code: 'rate_limited' },
  'password-wrong': {
    message: 'This is not your current password',
    code: 'invalid',
    field: 'currentPassword',
  },
  'code-needed': {
    message: 'Please enter the code from your authenticator app.',
    code: 'code_required',
    field: 'code',
  },
  'code-wrong': {
    message: 'This code is wrong or was already used. Please enter the next one.',
    code: 'code_wrong',
    field: 'code',
  },
  'passkey-wrong': {
    message: 'This passkey was not accepted. Please try again, or use a code.',
    code: 'code_wrong',
  },
}

export interface Proof extends SecondFactor {
  currentPassword: string
}

export type Reauthentication =
  | { kind: 'limited'; verdict: LimitVerdict }
  | { kind: 'password-wrong' }
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  | { kind: 'passkey-wrong' }
  /** Later steps must compare these with the account again. */
  | { kind: 'proved'; credentials: Credentials }

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
    recordFailure(req, 'Re-authentication failed', { userId })
    return { kind: 'password-wrong' }
  }
  await refundAuthAttempt(req, 'password', userId)
  return credentials
}

/** @returns the refusal, or undefined for the right code or passkey. */
async function proveFactor(
  req: PayloadRequest,
  credentials: Credentials,
  factor: SecondFactor,
): Promise<Refusal | undefined> {
  const { userId } = credentials
  const verdict = await countAuthAttempt(req, 'second-factor', userId)
  if (!verdict.allowed) return { kind: 'limited', verdict }
  const attempt = { purpose: 'proof', userId, sessionId: sessionIdOf(req.user) } as const
  if (!(await proveSecondFactor(req, credentials, factor, attempt))) {
    recordFailure(req, 'Second factor failed at re-authentication', { userId })
    return { kind: factor.passkey ? 'passkey-wrong' : 'code-wrong' }
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
  { currentPassword, ...factor }: Proof,
): Promise<Reauthentication> {
  const credentials = await provePassword(req, userId, currentPassword)
  if ('kind' in credentials) return credentials
  if (needsSecondFactor(credentials)) {
    if (!factor.code && !factor.passkey) return { kind: 'code-needed' }
    const refusal = await proveFactor(req, credentials, factor)
    if (refusal) return refusal
  }
  await noteProof(req)
  return { kind: 'proved', credentials }
}

/** Verifies the password, a code or a passkey, with the limits of `reauthenticate`. @returns the refusal. */
export async function confirmIdentity(
  req: PayloadRequest,
  userId: string,
  { password, ...factor }: { password?: string | null | undefined } & SecondFactor,
): Promise<Refusal | undefined> {
  if (password) {
    const outcome = await provePassword(req, userId, password)
    if ('kind' in outcome) return outcome
  } else {
    const credentials = await credentialsById(req, userId)
    const refusal = credentials
      ? await proveFactor(req, credentials, factor)
      : { kind: 'code-wrong' as const }
    if (refusal) return refusal
  }
  await noteProof(req)
  return undefined
}
