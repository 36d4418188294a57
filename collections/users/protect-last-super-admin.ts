import { and, eq, exists, ne, not, notExists, or, sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { noticeSuperAdminChange } from '@/features/role/super-admins'
import { recordChange } from '@/features/security/record-change'
import { account_credentials } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles } from '@/payload-generated-schema'

/** Keeps the last active super admin. One locked statement does all, because deletions can run at once. */
export const protectLastSuperAdmin: CollectionBeforeDeleteHook = async ({ id: userId, req }) => {
  const { id, user, role } = user_roles
  const isOwn = eq(user, String(userId))
  const isSuper = eq(role, 'super_admin')
  const db = await transactionOf(req)
  await db.select({ id }).from(user_roles).where(or(isSuper, isOwn)).orderBy(id).for('update')
  const ownSuper = db.select({ id }).from(user_roles).where(and(isOwn, isSuper))
  const others = db
    .select({ id })
    .from(user_roles)
    .innerJoin(account_credentials, eq(account_credentials.userId, user))
    .where(and(isSuper, ne(user, String(userId)), isNotSwitchedOff(user)))
  const isLast = sql`(${exists(ownSuper)} AND ${notExists(others)})`
  const roles = await db
    .delete(user_roles)
    .where(and(isOwn, not(isLast)))
    .returning({ id, role })
  if (await db.$count(user_roles, isOwn)) {
    throw new APIError('The last super admin cannot be deleted', 409, { code: 'conflict' }, true)
  }
  // Must run while the account still has an address.
  if (roles.some((row) => row.role === 'super_admin'))
    await noticeSuperAdminChange(req, String(userId), 'removed')
  for (const row of roles) {
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'user_roles',
      recordId: row.id,
      before: { user: userId, role: row.role },
    })
  }
}
