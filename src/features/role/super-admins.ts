import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { account_credentials } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles } from '@/payload-generated-schema'

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
