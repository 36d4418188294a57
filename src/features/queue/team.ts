import { and, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { lower, nullsLast } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'
import { viewerOf } from './visible'

export interface TeamMember {
  id: string
  name: string
}

export async function teamMembers(req: PayloadRequest): Promise<TeamMember[]> {
  const viewer = await viewerOf(req)
  if (!viewer) return []
  const { id, fullName, email } = users
  const { user, role } = user_roles
  const db = await transactionOf(req)
  const team = db
    .select({ user })
    .from(user_roles)
    .where(inArray(role, ['admin', 'super_admin']))
  const rows = await db
    .select({ id, fullName, email })
    .from(users)
    .where(and(inArray(id, team), isNotSwitchedOff(id)))
    .orderBy(nullsLast(lower(fullName)), id)
  return rows.map((row) => ({
    id: row.id,
    name: row.fullName?.trim() || (viewer.superAdmin ? row.email : 'Colleague without a name'),
  }))
}
