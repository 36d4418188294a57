import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/env'
import { seal, unseal } from '@/lib/crypto/seal'
import { newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { replacePassword, storePassword } from './credentials'
import { redeemLink, storeLink, voidLinks } from './link-tokens'
import { sendAccountMail } from './mail'
import { hashPassword } from './password-hash'
import { endSessions } from './sessions'
import { someTimeLater } from './some-time-later'

const PURPOSE = 'account-forgot'

/** Takes a wish for a new password; whether there is an account is looked up later, in a job. */
export async function requestReset(req: PayloadRequest, email: string): Promise<void> {
  await sendJob(
    req,
    'account-forgot',
    {
      sealed: seal(JSON.stringify({ email, token: newToken() }), PURPOSE, env.ENCRYPTION_KEY),
    },
    { startAfter: someTimeLater() },
  )
}

/** Mails the link to the owner of the address, if there is one. */
export async function prepareReset(payload: Payload, { sealed }: Jobs['account-forgot']): Promise<void> {
  const { email, token }: { email: string; token: string } = JSON.parse(
    unseal(sealed, PURPOSE, env.ENCRYPTION_KEY),
  )
  await inTransaction(payload, async (req) => {
    // Waits for a change of the address that is under way: the old one gets no link after it.
    const [user] = await queryIn<{ id: string }>(
      req,
      sql`SELECT id FROM users WHERE email = ${email} FOR SHARE`,
    )
    if (!user) return
    await storeLink(req, { userId: user.id, purpose: 'reset-password', token })
    await sendAccountMail(req, { kind: 'reset-password', to: email, token })
  })
}

/**
 * Sets the password of a link's account, once, and ends all its sessions. Nobody is signed in by it,
 * and two-factor sign-in stays as it is.
 * @returns false when the link is unknown, used, replaced or too old.
 */
export async function resetPassword(payload: Payload, token: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return inTransaction(payload, async (req) => {
    const link = await redeemLink(req, 'reset-password', token)
    if (!link) return false
    await storePassword(req, link.userId, passwordHash)
    await endSessions(req, link.userId)
    await voidLinks(req, link.userId)
    const [user] = await queryIn<{ email: string }>(
      req,
      sql`SELECT email FROM users WHERE id = ${link.userId}`,
    )
    if (user) await sendAccountMail(req, { kind: 'password-changed', to: user.email })
    return true
  })
}

/**
 * Sets a new password for somebody who is signed in, and ends the other sessions.
 * @returns false when the password that was verified (by its stored hash) has been changed meanwhile.
 */
export async function changePassword(
  payload: Payload,
  {
    userId,
    email,
    password,
    verified,
    sessionId,
  }: { userId: string; email: string; password: string; verified: string; sessionId: string | undefined },
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return inTransaction(payload, async (req) => {
    if (!(await replacePassword(req, userId, { verified, passwordHash }))) return false
    await endSessions(req, userId, sessionId)
    await voidLinks(req, userId)
    await sendAccountMail(req, { kind: 'password-changed', to: email })
    return true
  })
}
