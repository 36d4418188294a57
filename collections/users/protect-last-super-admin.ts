import { eq, or } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { noticeSuperAdminChange } from '@/features/role/super-admin-notice'
import { usableSuperAdmins } from '@/features/role/super-admins'
import { recordChange } from '@/features/security/record-change'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles } from '@/payload-generated-schema'

/** Keeps the last active super admin. Locks roles first, because deletions can run at once. */
export const protectLastSuperAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { id: roleId, user, role: held } = user_roles
  const isOwn = eq(user, String(id))
  const db = await transactionOf(req)
  await db
    .select({ id: roleId })
    .from(user_roles)
    .where(or(eq(held, 'super_admin'), isOwn))
    .orderBy(roleId)
    .for('update')
  const roles = await db.select({ id: roleId, role: held }).from(user_roles).where(isOwn)
  const isSuperAdmin = roles.some(({ role }) => role === 'super_admin')
  if (isSuperAdmin && (await usableSuperAdmins(req)).every((other) => other === id))
    throw new APIError('The last super admin cannot be deleted', 409, { code: 'conflict' }, true)
  await db.delete(user_roles).where(isOwn)
  // Must run while the account still has an address.
  if (isSuperAdmin) await noticeSuperAdminChange(req, String(id), 'removed')
  for (const { id: recordId, role } of roles) {
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'user_roles',
      recordId,
      before: { user: id, role },
    })
  }
}
