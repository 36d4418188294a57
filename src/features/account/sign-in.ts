import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '@/features/security/record-event'
import { inTransaction } from '@/lib/db/transaction'
import { countAuthAttempt, deviceOf, forgiveAuthAttempt } from './attempts'
import { credentialsByEmail, credentialsHold } from './credentials'
import { verifyPassword } from './password-hash'
import { proveSecondFactor } from './second-factor'
import { beginSession } from './sessions'

export interface SignInInput {
  email: string
  password: string
  code?: string | null | undefined
}

export type SignInOutcome =
  | { kind: 'limited'; retryAfterSeconds: number }
  /** One answer for an unknown account, a wrong password and an account that cannot sign in. */
  | { kind: 'refused' }
  | { kind: 'code-needed' }
  | { kind: 'code-refused' }
  | { kind: 'signed-in'; userId: string; sessionId: string; token: string; expiresAt: Date }

function noteFailure(req: PayloadRequest, reason: string, userId?: string): void {
  recordSecurityEvent(req.payload, {
    type: 'auth_attempt',
    category: 'auth',
    severity: 'medium',
    message: reason,
    userId,
    ipAddress: deviceOf(req).address,
  })
}

/**
 * The only way to a session. The password is checked against something in every case, so that the
 * time is the same whether or not there is an account; the second factor is asked for only after it.
 * Failures are counted by the client's network: no stranger can shut somebody else's account.
 */
export async function signIn(
  req: PayloadRequest,
  { email, password, code }: SignInInput,
): Promise<SignInOutcome> {
  const verdict = await countAuthAttempt(req, 'sign-in')
  if (!verdict.allowed) return { kind: 'limited', retryAfterSeconds: verdict.retryAfterSeconds }

  const credentials = await credentialsByEmail(req, email)
  const matches = await verifyPassword(password, credentials?.passwordHash)
  if (!credentials || !matches) {
    noteFailure(req, 'Sign-in failed', credentials?.userId)
    return { kind: 'refused' }
  }

  const { userId } = credentials
  if (credentials.totpSealed) {
    if (!code) {
      await forgiveAuthAttempt(req, 'sign-in')
      return { kind: 'code-needed' }
    }
    const tries = await countAuthAttempt(req, 'second-factor', userId)
    if (!tries.allowed) return { kind: 'limited', retryAfterSeconds: tries.retryAfterSeconds }
    if (!(await proveSecondFactor(req, userId, code))) {
      noteFailure(req, 'Second factor failed', userId)
      return { kind: 'code-refused' }
    }
    await forgiveAuthAttempt(req, 'second-factor', userId)
  }

  const session = await inTransaction(req.payload, async (transaction) =>
    (await credentialsHold(transaction, credentials))
      ? beginSession(transaction, userId, deviceOf(req), Boolean(credentials.totpSealed))
      : undefined,
  )
  if (!session) {
    noteFailure(req, 'Sign-in with credentials that were changed meanwhile', userId)
    return { kind: 'refused' }
  }
  await forgiveAuthAttempt(req, 'sign-in')
  return { kind: 'signed-in', userId, ...session }
}
