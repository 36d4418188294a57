import { and, eq, ne } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { SuperAdminChange } from '@/emails/account/super-admin-changed'
import { sendAccountMail } from '@/features/account/mail'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { account_credentials } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'

/** Active super admins. Locks their roles until the transaction ends. */
export async function usableSuperAdmins(req: PayloadRequest): Promise<string[]> {
  const { id, user, role } = user_roles
  const isHeld = eq(role, 'super_admin')
  const db = await transactionOf(req)
  await db.select({ id }).from(user_roles).where(isHeld).orderBy(id).for('update')
  const rows = await db
    .select({ user })
    .from(user_roles)
    .innerJoin(account_credentials, eq(account_credentials.userId, user))
    .where(and(isHeld, isNotSwitchedOff(user)))
  return rows.map((row) => row.user)
}

/** Mails the account and all other super admins, in the change's transaction. Skips the first one. */
export async function noticeSuperAdminChange(req: PayloadRequest, userId: string, change: SuperAdminChange) {
  const { id, email: address } = users
  const db = await transactionOf(req)
  const [account] = await db.select({ email: address }).from(users).where(eq(id, userId))
  if (!account) return
  const others = await db
    .selectDistinct({ email: address })
    .from(users)
    .innerJoin(user_roles, and(eq(user_roles.user, id), eq(user_roles.role, 'super_admin')))
    .where(and(ne(id, userId), isNotSwitchedOff(id)))
  if (!req.user && others.length === 0) return
  const by = req.user?.email ?? null
  for (const { email } of [account, ...others])
    await sendAccountMail(req, { kind: 'super-admin-changed', to: email, account: account.email, change, by })
}
