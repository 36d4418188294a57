import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { newToken } from '@/lib/crypto/token'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { users } from '@/payload-generated-schema'
import { auditCredentials } from '../credential-audit'
import { storeLink, voidLinks } from '../link/mutations'
import { sendAccountMail } from '../mail'
import { removePasskeys } from '../passkey/mutations'
import { storePassword } from '../password/mutations'
import { endSessions } from '../session/mutations'
import { disableTwoFactor } from '../two-factor/mutations'
import { twoFactorState } from '../two-factor/queries'
import {
  type AccountState,
  accountState,
  addColleague,
  type Colleague,
  createAccount,
  stateOf,
} from './mutations'

export interface Made {
  linkUntil?: string
}

/** For `npm run user:create`: creates an account with a password hash or a mailed link. */
export async function createByCommand(
  actor: PayloadRequest,
  person: Omit<Colleague, 'id'>,
  passwordHash: string | undefined,
): Promise<Made | AccountState> {
  if (passwordHash === undefined) {
    const made = await addColleague(actor, person)
    return typeof made === 'string' ? made : { linkUntil: made.expiresAt }
  }
  return inTransaction(actor, async (req) => {
    const known = await stateOf(req, person.email)
    if (known) return known
    const { id } = await createAccount(req, person)
    await storePassword(req, id, passwordHash)
    await auditCredentials(req, id, 'password')
    return {}
  })
}

/** For `npm run user:reset`: sets the password and ends all sessions, or mails a link. */
export async function resetByCommand(
  actor: PayloadRequest,
  { email, endSecondFactor }: { email: string; endSecondFactor: boolean },
  passwordHash: string | undefined,
): Promise<(Made & { endedSessions: number }) | 'unknown' | 'off'> {
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const [user] = await db
      .select({ id: users.id, state: accountState })
      .from(users)
      .where(eq(users.email, email))
      .for('update')
    if (!user) return 'unknown'
    if (user.state === 'off') return 'off'
    if (endSecondFactor && (await twoFactorState(req, user.id)).enabled) {
      await removePasskeys(req, user.id)
      await disableTwoFactor(req, user.id)
      await sendAccountMail(req, { kind: 'two-factor-changed', to: email, change: 'off' })
    }
    if (passwordHash === undefined) {
      const token = newToken()
      const linkUntil = await storeLink(req, { userId: user.id, purpose: 'reset-password', token })
      await sendAccountMail(req, { kind: 'reset-password', to: email, token })
      return { linkUntil, endedSessions: 0 }
    }
    await storePassword(req, user.id, passwordHash)
    await auditCredentials(req, user.id, 'password')
    const endedSessions = await endSessions(req, user.id)
    await voidLinks(req, user.id)
    await sendAccountMail(req, { kind: 'password-changed', to: email })
    return { endedSessions }
  })
}
