import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { recordLimit } from '@/features/security/record-limit'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { countClient, forgiveClient } from '@/lib/rate-limit/count-client'
import { countAttempt, forgiveAttempt, type LimitVerdict, limits } from '@/lib/rate-limit/limiter'
import type { Device } from './session/mutations'

/** What is counted apart: failing at one must not shut the other. */
export type Attempt = 'sign-in' | 'sign-up' | 'forgot' | 'link' | 'password' | 'second-factor'

/** The device that a request comes from. */
export const deviceOf = (req: Pick<PayloadRequest, 'headers'>): Device => ({
  address: clientAddress(req.headers, env.TRUSTED_PROXY_HOPS),
  userAgent: req.headers.get('user-agent') ?? '',
})

/**
 * Counts an attempt of the client, by its network. With `account` it is counted for that account
 * instead, which is right only where a stranger cannot get: after the password.
 */
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

/** Only failures count: takes a successful attempt back. */
export async function forgiveAuthAttempt(
  req: PayloadRequest,
  attempt: Attempt,
  account?: string,
): Promise<void> {
  const { pool } = postgresOf(req.payload)
  if (account) await forgiveAttempt(pool, limits.auth, `${attempt}:${account}`)
  else await forgiveClient(pool, limits.auth, { address: deviceOf(req).address, scope: attempt })
}

/** Counts a mail to the address that an account wishes for; a refusal says that the account has wished too often. */
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

/**
 * Whether one more mail of a kind may go to an address, whoever asks for it. Who asked is answered the same: the
 * limit says nothing about the address, and nobody can make us write to somebody again and again.
 */
export const mayMail = async (req: PayloadRequest, limit: MailLimit, email: string): Promise<boolean> =>
  (await countMail(req, limit, email)).allowed

/**
 * Counts a mail that a super admin sends to an address, who may know: null when it may go, else after how many seconds
 * the next one may.
 */
export async function mailHeldBackSeconds(req: PayloadRequest, email: string): Promise<number | null> {
  const verdict = await countMail(req, limits.invitationMail, email)
  return verdict.allowed ? null : verdict.retryAfterSeconds
}

/**
 * The same for mails about sign-ups: one network has a share of its own, so that it cannot use up everybody's and keep
 * the owner of an address from an account.
 */
export async function mayMailSignUp(req: PayloadRequest, email: string): Promise<boolean> {
  const { pool } = postgresOf(req.payload)
  const scope = `address:${email.toLowerCase()}`
  const own = await countClient(pool, limits.signUpMailNetwork, { address: deviceOf(req).address, scope })
  return own.allowed ? mayMail(req, limits.signUpMail, email) : false
}
