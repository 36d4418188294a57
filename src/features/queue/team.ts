import { and, eq, inArray, isNull, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { hasRole, isCallTakersAccount } from '@/features/role/call-takers'
import { lower, nullsLast } from '@/lib/db/expressions'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'
import { type Viewer, viewerOf } from './visible'

export interface TeamMember {
  id: string
  name: string
}

/** A condition: the account with this id is of an admin or super admin who can sign in. */
export const isInTeam = (userId: AnyPgColumn): SQL | undefined =>
  and(hasRole(userId, inArray(user_roles.role, ['admin', 'super_admin'])), isNotSwitchedOff(userId))

/** A condition: assigned to 'me', 'unassigned' or an account by its id. None if nothing is asked. */
export function assignedTo(column: SQLWrapper, assignee: string | undefined, viewer: Viewer) {
  if (assignee === undefined) return undefined
  return assignee === 'unassigned' ? isNull(column) : eq(column, assignee === 'me' ? viewer.id : assignee)
}

async function membersWhere(req: PayloadRequest, condition: SQL | undefined): Promise<TeamMember[]> {
  const viewer = await viewerOf(req)
  if (!viewer) return []
  const { id, fullName, email } = users
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, fullName, email })
    .from(users)
    .where(condition)
    .orderBy(nullsLast(lower(fullName)), id)
  return rows.map((row) => ({
    id: row.id,
    name: row.fullName?.trim() || (viewer.superAdmin ? row.email : 'Colleague without a name'),
  }))
}

export const teamMembers = (req: PayloadRequest): Promise<TeamMember[]> =>
  membersWhere(req, isInTeam(users.id))

/** Those whom calls can be assigned to. */
export const callTakers = (req: PayloadRequest): Promise<TeamMember[]> =>
  membersWhere(req, isCallTakersAccount(users.id))
