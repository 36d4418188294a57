import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { recordSecurityEvent } from '@/features/security/record-event'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { clientNetwork } from '@/lib/http/client-network'
import { countAttempt, forgiveAttempt, type LimitVerdict, limits } from '@/lib/rate-limit/limiter'
import type { Device } from './sessions'

/** What is counted apart: failing at one must not shut the other. */
export type Attempt = 'sign-in' | 'sign-up' | 'forgot' | 'link' | 'password' | 'second-factor'

/** The device that a request comes from. */
export const deviceOf = (req: Pick<PayloadRequest, 'headers'>): Device => ({
  address: clientAddress(req.headers, env.TRUSTED_PROXY_HOPS),
  userAgent: req.headers.get('user-agent') ?? '',
})

const subjectOf = (req: PayloadRequest, attempt: Attempt, account?: string) =>
  `${attempt}:${account ?? clientNetwork(deviceOf(req).address)}`

function noteLimit(req: PayloadRequest, message: string, account: string | undefined): void {
  recordSecurityEvent(req.payload, {
    type: 'rate_limit_hit',
    category: 'rate_limit',
    severity: 'medium',
    message,
    userId: account,
    ipAddress: deviceOf(req).address,
  })
}

/**
 * Counts an attempt of the client, by its network. With `account` it is counted for that account
 * instead, which is right only where a stranger cannot get: after the password.
 */
export async function countAuthAttempt(
  req: PayloadRequest,
  attempt: Attempt,
  account?: string,
): Promise<LimitVerdict> {
  const verdict = await countAttempt(
    postgresOf(req.payload).pool,
    limits.auth,
    subjectOf(req, attempt, account),
  )
  if (!verdict.allowed) noteLimit(req, `Too many attempts: ${attempt}`, account)
  return verdict
}

/**
 * Counts a mail to the address that an account wishes for, by the account and by the address. It is
 * never taken back: the address may be a stranger's, and the right password is no leave to flood it.
 */
export async function countEmailChange(
  req: PayloadRequest,
  account: string,
  email: string,
): Promise<LimitVerdict> {
  for (const subject of [`account:${account}`, `address:${email}`]) {
    const verdict = await countAttempt(postgresOf(req.payload).pool, limits.emailChange, subject)
    if (!verdict.allowed) {
      noteLimit(req, 'Too many mails to confirm a new address', account)
      return verdict
    }
  }
  return { allowed: true }
}

/** Only failures count: takes a successful attempt back. */
export const forgiveAuthAttempt = (req: PayloadRequest, attempt: Attempt, account?: string): Promise<void> =>
  forgiveAttempt(postgresOf(req.payload).pool, limits.auth, subjectOf(req, attempt, account))
