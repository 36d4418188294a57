import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { recordLimit } from '@/features/security/record-limit'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { countClient, refundClient } from '@/lib/rate-limit/count-client'
import { countAttempt, type LimitVerdict, limits, refundAttempt } from '@/lib/rate-limit/limiter'
import type { Device } from './session/mutations'

/** Counted separately, so that failures of one do not block another. */
export type Attempt = 'sign-in' | 'sign-up' | 'forgot' | 'link' | 'password' | 'second-factor'

export const deviceOf = (req: Pick<PayloadRequest, 'headers'>): Device => ({
  address: clientAddress(req.headers, env.TRUSTED_PROXY_HOPS),
  userAgent: req.headers.get('user-agent') ?? '',
})

export async function countAuthAttempt(
  req: PayloadRequest,
  attempt: Attempt,
  account?: string,
): Promise<LimitVerdict> {
  const { pool } = postgresOf(req.payload)
  const verdict = account
    ? await countAttempt(pool, limits.auth, `${attempt}:${account}`)
    : await countClient(pool, limits.auth, { address: deviceOf(req).address, scope: attempt })
  if (!verdict.allowed) recordLimit(req, `Too many attempts: ${attempt}`, account)
  return verdict
}

export async function refundAuthAttempt(
  req: PayloadRequest,
  attempt: Attempt,
  account?: string,
): Promise<void> {
  const { pool } = postgresOf(req.payload)
  if (account) await refundAttempt(pool, limits.auth, `${attempt}:${account}`)
  else await refundClient(pool, limits.auth, { address: deviceOf(req).address, scope: attempt })
}

/** Counts a mail to an account's new address. The refusal names the limit. */
export async function countEmailChange(req: PayloadRequest, account: string): Promise<LimitVerdict> {
  const verdict = await countAttempt(postgresOf(req.payload).pool, limits.emailChange, `account:${account}`)
  if (!verdict.allowed) recordLimit(req, 'Too many mails to confirm a new address', account)
  return verdict
}

type MailLimit = (typeof limits)['forgotMail' | 'signUpMail' | 'emailChange' | 'invitationMail']

async function countMail(req: PayloadRequest, limit: MailLimit, email: string): Promise<LimitVerdict> {
  const { pool } = postgresOf(req.payload)
  const verdict = await countAttempt(pool, limit, `address:${email.toLowerCase()}`)
  if (!verdict.allowed) recordLimit(req, 'Too many mails to one address')
  return verdict
}

/** Returns true if an address may get one more mail of this kind. The caller's response is the same. */
export const mayMail = async (req: PayloadRequest, limit: MailLimit, email: string): Promise<boolean> =>
  (await countMail(req, limit, email)).allowed

/** Counts a super admin's mail. Returns null, or the seconds until the next one is allowed. */
export async function mailHeldBackSeconds(req: PayloadRequest, email: string): Promise<number | null> {
  const verdict = await countMail(req, limits.invitationMail, email)
  return verdict.allowed ? null : verdict.retryAfterSeconds
}

/** The same for sign-up mails. Each network has its own limit, so that none can use up all mails. */
export async function mayMailSignUp(req: PayloadRequest, email: string): Promise<boolean> {
  const { pool } = postgresOf(req.payload)
  const scope = `address:${email.toLowerCase()}`
  const own = await countClient(pool, limits.signUpMailNetwork, { address: deviceOf(req).address, scope })
  return own.allowed ? mayMail(req, limits.signUpMail, email) : false
}
