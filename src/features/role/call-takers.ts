import { and, eq, exists, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { asText } from '@/lib/db/expressions'
import { hasRow } from '@/lib/db/has-row'
import { user_roles, users } from '@/payload-generated-schema'

const { user, role, takesCalls } = user_roles

/** A condition: the account with this id has a role that meets the condition. */
export const hasRole = (userId: AnyPgColumn, condition: SQL | undefined): SQL =>
  exists(
    new QueryBuilder()
      .select({ user })
      .from(user_roles)
      .where(and(eq(user, userId), condition)),
  )

/** A condition: the account with this id is a super admin. */
export const isSuperAdminAccount = (userId: AnyPgColumn): SQL => hasRole(userId, eq(role, 'super_admin'))

/**
 * A condition: the account with this id takes calls, as `takesCalls` says of a caller: a super admin, or an admin with the
 * permission, who can sign in. Calls, feeds, mails and next steps of calls are theirs alone (docs/decisions/0121).
 */
export const isCallTakersAccount = (userId: AnyPgColumn): SQL | undefined =>
  and(
    hasRole(userId, or(eq(role, 'super_admin'), and(eq(role, 'admin'), eq(takesCalls, true)))),
    isNotSwitchedOff(userId),
  )

export const isCallTaker = (req: PayloadRequest, userId: string): Promise<boolean> =>
  hasRow(req, users, and(eq(asText(users.id), userId), isCallTakersAccount(users.id)))
