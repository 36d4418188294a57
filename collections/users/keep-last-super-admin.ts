import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'

/**
 * Refuses to delete the account of the last super admin, and takes the roles of every other account
 * with it. The rows are locked, so that two super admins cannot delete each other at once.
 */
export const keepLastSuperAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const superAdmins = await queryIn<{ user_id: string }>(
    req,
    sql`SELECT user_id FROM user_roles WHERE role = 'super_admin' ORDER BY user_id FOR UPDATE`,
  )
  const isLast = superAdmins.length === 1 && superAdmins[0]?.user_id === id
  if (isLast) {
    throw new APIError('The last super admin cannot be deleted', 409, { code: 'conflict' }, true)
  }
  const roles = await queryIn<{ id: string; role: string }>(
    req,
    sql`DELETE FROM user_roles WHERE user_id = ${id} RETURNING id, role`,
  )
  for (const { id: recordId, role } of roles) {
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'user_roles',
      recordId,
      before: { user: id, role },
    })
  }
}
