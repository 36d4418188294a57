import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { noticeSuperAdminChange } from '@/features/role/super-admin-notice'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'

/** Keeps the last active super admin. One locked statement does all, because deletions can run at once. */
export const protectLastSuperAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await queryIn(
    req,
    sql`SELECT 1 FROM user_roles WHERE role = 'super_admin' OR user_id = ${id} ORDER BY id FOR UPDATE`,
  )
  const roles = await queryIn<{ id: string; role: string }>(
    req,
    sql`DELETE FROM user_roles WHERE user_id = ${id} AND NOT (
          EXISTS (SELECT 1 FROM user_roles WHERE role = 'super_admin' AND user_id = ${id})
          AND NOT EXISTS (
            SELECT 1 FROM user_roles r JOIN account_credentials c ON c.user_id = r.user_id
            WHERE r.role = 'super_admin' AND r.user_id <> ${id}
              AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = r.user_id))
        ) RETURNING id, role`,
  )
  const left = await queryIn(req, sql`SELECT 1 FROM user_roles WHERE user_id = ${id}`)
  if (left.length > 0) {
    throw new APIError('The last super admin cannot be deleted', 409, { code: 'conflict' }, true)
  }
  // Must run while the account still has an address.
  if (roles.some(({ role }) => role === 'super_admin'))
    await noticeSuperAdminChange(req, String(id), 'removed')
  for (const { id: recordId, role } of roles) {
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'user_roles',
      recordId,
      before: { user: id, role },
    })
  }
}
