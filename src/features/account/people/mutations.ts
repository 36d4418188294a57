import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest, ValidationError } from 'payload'
import { newToken } from '@/lib/crypto/token'
import { asSite } from '@/lib/db/local-api'
import { account_credentials } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { user_roles, users } from '@/payload-generated-schema'
import type { UserRole } from '@/payload-types'
import { mailHeldBackSeconds } from '../limits'
import { linkExpiry, storeLink } from '../link/mutations'
import { sendAccountMail } from '../mail'
import { isNotSwitchedOff } from '../switched-off/queries'

export interface Colleague {
  id: string
  email: string
  fullName: string
  role: UserRole['role']
}

export type AccountState = 'active' | 'invited' | 'off'

export const accountState = sql<AccountState>`CASE
  WHEN NOT (${isNotSwitchedOff(users.id)}) THEN 'off'
  WHEN ${sql`EXISTS (SELECT FROM ${account_credentials} WHERE ${account_credentials.userId} = ${users.id})`} THEN 'active'
  ELSE 'invited' END`

/** Mails a link to choose a password and voids the old one. `heldBackSeconds`: the daily limit allows the next mail only then. */
async function mailLink(req: PayloadRequest, { id, email, fullName, role }: Colleague) {
  const token = newToken()
  const heldBackSeconds = await mailHeldBackSeconds(req, email)
  if (heldBackSeconds !== null) {
    // A link that is not mailed must not void the old one.
    const kept = await linkExpiry(req, id)
    if (kept) return { expiresAt: kept, heldBackSeconds }
  }
  const expiresAt = await storeLink(req, { userId: id, purpose: 'choose-password', token })
  const by = req.user?.fullName ?? null
  await sendAccountMail(req, {
    kind: 'choose-password',
    to: email,
    token,
    name: fullName,
    role,
    by,
    expiresAt,
  })
  return { expiresAt, heldBackSeconds: null }
}

export async function createAccount(
  req: PayloadRequest,
  { role, ...person }: Omit<Colleague, 'id'> & { companyName?: string | null },
): Promise<Colleague> {
  const { id } = await req.payload.create({ collection: 'users', data: person, ...asSite(req) })
  await req.payload.create({ collection: 'user-roles', data: { user: id, role }, ...asSite(req) })
  return { id, role, ...person }
}

export async function stateOf(actor: PayloadRequest, email: string): Promise<AccountState | undefined> {
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const [row] = await db.select({ state: accountState }).from(users).where(eq(users.email, email))
    return row?.state
  })
}

/** Creates an account and mails a link in one transaction. @returns the account's state if it exists. */
export async function addColleague(actor: PayloadRequest, request: Omit<Colleague, 'id'>) {
  const known = await stateOf(actor, request.email)
  if (known) return known
  try {
    return await inTransaction(actor, async (req) => {
      const colleague = await createAccount(req, request)
      const { expiresAt } = await mailLink(req, colleague)
      return { colleague, expiresAt }
    })
  } catch (error) {
    const taken = error instanceof ValidationError ? await stateOf(actor, request.email) : undefined
    if (!taken) throw error
    return taken
  }
}

/** Mails a new link to an account without a password, up to the daily limit. */
export async function resendChoosePassword(actor: PayloadRequest, { userId }: { userId: string }) {
  if (!isUuid(userId)) return 'unknown'
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const [row] = await db
      .select({ email: users.email, fullName: users.fullName, state: accountState })
      .from(users)
      .where(eq(users.id, userId))
      .for('share')
    if (!row) return 'unknown'
    if (row.state !== 'invited') return row.state
    const { email } = row
    const [assigned] = await db
      .select({ role: user_roles.role })
      .from(user_roles)
      .where(eq(user_roles.user, userId))
      .orderBy(user_roles.role)
      .limit(1)
    const role = assigned?.role ?? 'user'
    return { email, ...(await mailLink(req, { id: userId, email, fullName: row.fullName ?? '', role })) }
  })
}
