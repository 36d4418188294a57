import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { viewerOf } from './visible'

export interface TeamMember {
  id: string
  name: string
}

interface MemberRow extends Record<string, unknown> {
  id: string
  full_name: string | null
  email: string
}

/** Active admins and super admins by name, for the team. Without a name, super admins see the address. */
export async function teamMembers(req: PayloadRequest): Promise<TeamMember[]> {
  const viewer = await viewerOf(req)
  if (!viewer) return []
  const rows = await queryIn<MemberRow>(
    req,
    sql`SELECT u.id, u.full_name, u.email FROM users u
        WHERE EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role IN ('admin', 'super_admin'))
          AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id)
        ORDER BY lower(u.full_name) NULLS LAST, u.id`,
  )
  return rows.map(({ id, full_name, email }) => ({
    id,
    name: full_name?.trim() || (viewer.superAdmin ? email : 'Colleague without a name'),
  }))
}
