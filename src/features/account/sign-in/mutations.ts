import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '@/features/security/record-event'
import { inTransaction } from '@/lib/db/transaction'
import { clientNetwork } from '@/lib/http/client-network'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { countAuthAttempt, deviceOf, refundAuthAttempt } from '../limits'
import { verifyPassword } from '../password/hash'
import { credentialsByEmail, credentialsHold } from '../password/queries'
import { beginSession } from '../session/mutations'
import { waitingSignUp } from '../sign-up/mutations'
import { proveSecondFactor } from '../two-factor/mutations'
import { recordSignIn } from './audit'

export interface SignInInput {
  email: string
  password: string
  code?: string | null | undefined
}

export type SignInOutcome =
  | { kind: 'limited'; verdict: LimitVerdict }
  /** The same for an unknown account, a wrong password and an account that cannot sign in. */
  | { kind: 'refused' }
  | { kind: 'unconfirmed' }
  | { kind: 'code-needed' }
  | { kind: 'code-refused' }
  | { kind: 'signed-in'; userId: string; sessionId: string; token: string; expiresAt: Date }

function noteFailure(req: PayloadRequest, email: string, reason: string, userId?: string): void {
  const { address } = deviceOf(req)
  recordSecurityEvent(req.payload, {
    type: 'auth_attempt',
    category: 'auth',
    severity: 'medium',
    message: reason,
    userId,
    ipAddress: address,
    details: { email, network: clientNetwork(address), success: false },
  })
}

/** The only way to a session. Always checks a password, so timing reveals nothing. */
export async function signIn(
  req: PayloadRequest,
  { email, password, code }: SignInInput,
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
    noteFailure(req, email, 'Sign-in failed', credentials?.userId)
    return { kind: 'refused' }
  }

  const { userId } = credentials
  if (credentials.totpSealed) {
    if (!code) {
      await refundAuthAttempt(req, 'sign-in')
      return { kind: 'code-needed' }
    }
    const tries = await countAuthAttempt(req, 'second-factor', userId)
    if (!tries.allowed) return { kind: 'limited', verdict: tries }
    if (!(await proveSecondFactor(req, userId, code))) {
      noteFailure(req, email, 'Second factor failed', userId)
      return { kind: 'code-refused' }
    }
    await refundAuthAttempt(req, 'second-factor', userId)
  }

  const secondFactor = Boolean(credentials.totpSealed)
  const session = await inTransaction(req, async (transaction) => {
    if (!(await credentialsHold(transaction, credentials))) return undefined
    await recordSignIn(transaction, userId, deviceOf(req), secondFactor)
    return beginSession(transaction, userId, deviceOf(req), secondFactor)
  })
  if (!session) {
    noteFailure(req, email, 'Sign-in with credentials that were changed meanwhile', userId)
    return { kind: 'refused' }
  }
  await refundAuthAttempt(req, 'sign-in')
  return { kind: 'signed-in', userId, ...session }
}
