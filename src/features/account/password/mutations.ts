import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { linkProjects } from '@/features/project/mutations'
import { seal, unseal } from '@/lib/crypto/seal'
import { siteKeys } from '@/lib/crypto/site-keys'
import { newToken } from '@/lib/crypto/token'
import { NOW } from '@/lib/db/expressions'
import { account_credentials } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { users } from '@/payload-generated-schema'
import { auditCredentials } from '../credential-audit'
import { accountLimits, mayMail } from '../limits'
import { redeemLink, storeLink, voidLinks } from '../link/mutations'
import { someTimeLater } from '../link/random-delay'
import { sendAccountMail } from '../mail'
import { endSessions, renewSession } from '../session/mutations'
import { isNotSwitchedOff } from '../switched-off/queries'
import { hashPassword } from './hash'
import { type Credentials, credentialsHold, lockCredentials } from './queries'

const PURPOSE = 'account-forgot'

export async function storePassword(req: PayloadRequest, userId: string, passwordHash: string) {
  const db = await transactionOf(req)
  await db
    .insert(account_credentials)
    .values({ userId, passwordHash })
    .onConflictDoUpdate({ target: account_credentials.userId, set: { passwordHash, passwordChangedAt: NOW } })
}

/** Takes a request for a reset. A job looks the account up later. */
export async function requestReset(req: PayloadRequest, email: string): Promise<void> {
  if (!(await mayMail(req, accountLimits.forgotMail, email))) return
  await sendJob(
    req,
    'account-forgot',
    { sealed: seal(JSON.stringify({ email, token: newToken() }), PURPOSE, siteKeys) },
    { startAfter: someTimeLater() },
  )
}

export async function prepareReset(payload: Payload, { sealed }: Jobs['account-forgot']): Promise<void> {
  const { email, token }: { email: string; token: string } = JSON.parse(unseal(sealed, PURPOSE, siteKeys))
  await inTransaction({ payload }, async (req) => {
    // Waits for a change of address in progress, after which the old one gets no link.
    const db = await transactionOf(req)
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNotSwitchedOff(users.id)))
      .for('share')
    if (!user) return
    await storeLink(req, { userId: user.id, purpose: 'reset-password', token })
    await sendAccountMail(req, { kind: 'reset-password', to: email, token })
  })
}

/** Sets the password once and ends all sessions. @returns false if the link is invalid. */
export async function resetPassword(actor: PayloadRequest, token: string, password: string) {
  const passwordHash = await hashPassword(password)
  return inTransaction(actor, async (req) => {
    const link = await redeemLink(req, ['reset-password', 'choose-password'], token)
    if (!link) return false
    await storePassword(req, link.userId, passwordHash)
    await auditCredentials(req, link.userId, 'password')
    await endSessions(req, link.userId)
    await voidLinks(req, link.userId)
    const db = await transactionOf(req)
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, link.userId))
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
  asked: { email: string; password: string; verified: Credentials; sessionId: string | undefined },
) {
  const { email, verified, sessionId } = asked
  const { userId } = verified
  const passwordHash = await hashPassword(asked.password)
  return inTransaction(actor, async (req) => {
    // Serializes concurrent changes. The second one finds a changed password.
    await lockCredentials(req, userId)
    if (!(await credentialsHold(req, verified))) return 'changed'
    await storePassword(req, userId, passwordHash)
    await auditCredentials(req, userId, 'password')
    await endSessions(req, userId, sessionId)
    await voidLinks(req, userId)
    await sendAccountMail(req, { kind: 'password-changed', to: email })
    return sessionId ? renewSession(req, sessionId) : undefined
  })
}
