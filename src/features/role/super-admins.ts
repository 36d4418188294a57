import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

/** Active super admins. Locks their roles until the transaction ends. */
export async function usableSuperAdmins(req: PayloadRequest): Promise<string[]> {
  await queryIn(req, sql`SELECT 1 FROM user_roles WHERE role = 'super_admin' ORDER BY id FOR UPDATE`)
  const rows = await queryIn<{ user_id: string }>(
    req,
    sql`SELECT r.user_id FROM user_roles r JOIN account_credentials c ON c.user_id = r.user_id
        WHERE r.role = 'super_admin'
          AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = r.user_id)`,
  )
  return rows.map(({ user_id }) => user_id)
}
