import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '@/features/security/record-event'
import { clientNetwork } from '@/lib/http/client-network'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { countAuthAttempt, deviceOf, forgiveAuthAttempt } from '../limits'
import { verifyPassword } from '../password/hash'
import { type Credentials, credentialsById } from '../password/queries'
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
  /** What was verified: whatever follows must hold it against the account as it is by then. */
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

/**
 * Asks the person behind a session once more who they are, whenever they last signed in: a session that
 * somebody else uses, or an unlocked device, is not enough for what follows. The password always, and a code
 * where the account has a second factor. Counted by account: only its own session gets here.
 */
export async function reauthenticate(
  req: PayloadRequest,
  userId: string,
  { currentPassword, code }: Proof,
): Promise<Reauthentication> {
  const verdict = await countAuthAttempt(req, 'password', userId)
  if (!verdict.allowed) return { kind: 'limited', verdict }
  const credentials = await credentialsById(req, userId)
  const matches = await verifyPassword(currentPassword, credentials?.passwordHash)
  if (!credentials || !matches) {
    noteFailure(req, userId, 'Re-authentication failed')
    return { kind: 'password-wrong' }
  }
  await forgiveAuthAttempt(req, 'password', userId)
  if (!credentials.totpSealed) return { kind: 'proved', credentials }

  if (!code) return { kind: 'code-needed' }
  const tries = await countAuthAttempt(req, 'second-factor', userId)
  if (!tries.allowed) return { kind: 'limited', verdict: tries }
  if (!(await proveSecondFactor(req, userId, code))) {
    noteFailure(req, userId, 'Second factor failed at re-authentication')
    return { kind: 'code-wrong' }
  }
  await forgiveAuthAttempt(req, 'second-factor', userId)
  return { kind: 'proved', credentials }
}
