import type { PayloadRequest } from 'payload'
import { recordLimit } from '@/features/security/record-limit'
import { postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { countClient, refundClient } from '@/lib/rate-limit/count-client'
import { countAttempt, type LimitVerdict, refundAttempt } from '@/lib/rate-limit/limiter'
import { DAY, HOUR, type Limit, MINUTE } from '@/lib/rate-limit/limits'
import type { Device } from './session/mutations'

export const accountLimits = {
  auth: { name: 'auth', points: 5, windowSeconds: 15 * MINUTE, blockSeconds: HOUR },
  passkeyRequest: { name: 'passkey-request', points: 30, windowSeconds: 15 * MINUTE, blockSeconds: 0 },
  /** Mails that confirm the new address of an account: for one account, and to one address. */
  emailChange: { name: 'email-change', points: 5, windowSeconds: DAY, blockSeconds: 0 },
  /** Reset links to one address, in the time that a link is valid. An unsent mail voids no link, so others cannot lock the owner out. */
  forgotMail: { name: 'forgot-mail', points: 3, windowSeconds: HOUR, blockSeconds: 0 },
  /** Mails about sign-ups with one address from one network, so that one network cannot use up the limit below. */
  signUpMailNetwork: { name: 'sign-up-mail-network', points: 3, windowSeconds: DAY, blockSeconds: 0 },
  /** The same, from all networks. */
  signUpMail: { name: 'sign-up-mail', points: 10, windowSeconds: DAY, blockSeconds: 0 },
  invitationMail: { name: 'invitation-mail', points: 10, windowSeconds: DAY, blockSeconds: 0 },
} as const satisfies Record<string, Limit>

/** Counted separately, so that failures of one do not block another. */
export type Attempt = 'sign-in' | 'sign-up' | 'forgot' | 'link' | 'password' | 'second-factor'

export const deviceOf = (req: Pick<PayloadRequest, 'headers'>): Device => ({
  address: clientAddress(req.headers),
  userAgent: req.headers.get('user-agent') ?? '',
})

export async function countAuthAttempt(req: PayloadRequest, attempt: Attempt, account?: string) {
  const { pool } = postgresOf(req.payload)
  const verdict = account
    ? await countAttempt(pool, accountLimits.auth, `${attempt}:${account}`)
    : await countClient(pool, accountLimits.auth, { address: deviceOf(req).address, scope: attempt })
  if (!verdict.allowed) recordLimit(req, `Too many attempts: ${attempt}`, account)
  return verdict
}

export async function refundAuthAttempt(req: PayloadRequest, attempt: Attempt, account?: string) {
  const { pool } = postgresOf(req.payload)
  if (account) await refundAttempt(pool, accountLimits.auth, `${attempt}:${account}`)
  else await refundClient(pool, accountLimits.auth, { address: deviceOf(req).address, scope: attempt })
}

export const countPasskeyRequest = (req: PayloadRequest): Promise<LimitVerdict> =>
  countClient(postgresOf(req.payload).pool, accountLimits.passkeyRequest, deviceOf(req))

/** Counts a mail to an account's new address. The refusal names the limit. */
export async function countEmailChange(req: PayloadRequest, account: string): Promise<LimitVerdict> {
  const verdict = await countAttempt(
    postgresOf(req.payload).pool,
    accountLimits.emailChange,
    `account:${account}`,
  )
  if (!verdict.allowed) recordLimit(req, 'Too many emails to confirm a new address', account)
  return verdict
}

type MailLimit = (typeof accountLimits)['forgotMail' | 'signUpMail' | 'emailChange' | 'invitationMail']

async function countMail(req: PayloadRequest, limit: MailLimit, email: string): Promise<LimitVerdict> {
  const { pool } = postgresOf(req.payload)
  const verdict = await countAttempt(pool, limit, `address:${email.toLowerCase()}`)
  if (!verdict.allowed) recordLimit(req, 'Too many emails to one address')
  return verdict
}

/** Returns true if an address may get one more mail of this kind. The caller's response is the same. */
export const mayMail = async (req: PayloadRequest, limit: MailLimit, email: string): Promise<boolean> =>
  (await countMail(req, limit, email)).allowed

/** Counts a super admin's mail. Returns null, or the seconds until the next one is allowed. */
export async function mailHeldBackSeconds(req: PayloadRequest, email: string): Promise<number | null> {
  const verdict = await countMail(req, accountLimits.invitationMail, email)
  return verdict.allowed ? null : verdict.retryAfterSeconds
}

/** The same for sign-up mails. Each network has its own limit, so that none can use up all mails. */
export async function mayMailSignUp(req: PayloadRequest, email: string): Promise<boolean> {
  const { pool } = postgresOf(req.payload)
  const scope = `address:${email.toLowerCase()}`
  const own = await countClient(pool, accountLimits.signUpMailNetwork, {
    address: deviceOf(req).address,
    scope,
  })
  return own.allowed ? mayMail(req, accountLimits.signUpMail, email) : false
}
