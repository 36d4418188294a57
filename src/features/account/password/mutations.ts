import type { Payload, PayloadRequest } from 'payload'
import { linkProjects } from '@/features/project/link-projects'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { newToken } from '@/lib/crypto/token'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { auditCredentials } from '../credential-audit'
import { accountLimits, mayMail } from '../limits'
import { redeemLink, storeLink, voidLinks } from '../link/mutations'
import { someTimeLater } from '../link/rules'
import { sendAccountMail } from '../mail'
import { endSessions, type RenewedSession, renewSession } from '../session/mutations'
import { hashPassword } from './hash'
import { type Credentials, credentialsHold } from './queries'

const PURPOSE = 'account-forgot'

export async function storePassword(
  req: PayloadRequest,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await queryIn(
    req,
    sql`INSERT INTO account_credentials (user_id, password_hash) VALUES (${userId}, ${passwordHash})
        ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash, password_changed_at = now()`,
  )
}

/** Takes a request for a reset. A job looks the account up later. */
export async function requestReset(req: PayloadRequest, email: string): Promise<void> {
  if (!(await mayMail(req, accountLimits.forgotMail, email))) return
  await sendJob(
    req,
    'account-forgot',
    {
      sealed: seal(JSON.stringify({ email, token: newToken() }), PURPOSE, siteKeys),
    },
    { startAfter: someTimeLater() },
  )
}

export async function prepareReset(payload: Payload, { sealed }: Jobs['account-forgot']): Promise<void> {
  const { email, token }: { email: string; token: string } = JSON.parse(unseal(sealed, PURPOSE, siteKeys))
  await inTransaction({ payload }, async (req) => {
    // Waits for a change of address in progress, after which the old one gets no link.
    const [user] = await queryIn<{ id: string }>(
      req,
      sql`SELECT id FROM users u WHERE email = ${email}
            AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id) FOR SHARE OF u`,
    )
    if (!user) return
    await storeLink(req, { userId: user.id, purpose: 'reset-password', token })
    await sendAccountMail(req, { kind: 'reset-password', to: email, token })
  })
}

/** Sets the password once and ends all sessions. @returns false if the link is invalid. */
export async function resetPassword(
  actor: PayloadRequest,
  token: string,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return inTransaction(actor, async (req) => {
    const link = await redeemLink(req, ['reset-password', 'choose-password'], token)
    if (!link) return false
    await storePassword(req, link.userId, passwordHash)
    await auditCredentials(req, link.userId, 'password')
    await endSessions(req, link.userId)
    await voidLinks(req, link.userId)
    const [user] = await queryIn<{ email: string }>(
      req,
      sql`SELECT email FROM users WHERE id = ${link.userId}`,
    )
    if (!user) return true
    // The link proves the address, so projects waiting for it are linked.
    await linkProjects(req, { userId: link.userId, email: user.email })
    if (link.purpose === 'reset-password') {
      await sendAccountMail(req, { kind: 'password-changed', to: user.email })
    }
    return true
  })
}

/** Changes the password and ends other sessions. @returns the new secret, or 'changed' for outdated proof. */
export async function changePassword(
  actor: PayloadRequest,
  {
    email,
    password,
    verified,
    sessionId,
  }: { email: string; password: string; verified: Credentials; sessionId: string | undefined },
): Promise<RenewedSession | undefined | 'changed'> {
  const passwordHash = await hashPassword(password)
  const { userId } = verified
  return inTransaction(actor, async (req) => {
    // Serializes concurrent changes. The second one finds a changed password.
    await queryIn(req, sql`SELECT 1 FROM account_credentials WHERE user_id = ${userId} FOR UPDATE`)
    if (!(await credentialsHold(req, verified))) return 'changed'
    await storePassword(req, userId, passwordHash)
    await auditCredentials(req, userId, 'password')
    await endSessions(req, userId, sessionId)
    await voidLinks(req, userId)
    await sendAccountMail(req, { kind: 'password-changed', to: email })
    return sessionId ? renewSession(req, sessionId) : undefined
  })
}
