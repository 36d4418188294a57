import { and, eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'

/** A condition: the account with this id is a super admin. */
export const isSuperAdminAccount = (userId: AnyPgColumn): SQL =>
  sql`EXISTS (SELECT FROM ${user_roles} WHERE ${user_roles.user} = ${userId} AND ${user_roles.role} = 'super_admin')`

/**
 * A condition: the account with this id takes calls, as `takesCalls` says of a caller: a super admin, or an admin with the
 * permission, who can sign in. Calls, feeds, mails and next steps of calls are theirs alone (docs/decisions/0121).
 */
export const isCallTakersAccount = (userId: AnyPgColumn): SQL | undefined =>
  and(
    sql`EXISTS (SELECT FROM ${user_roles} WHERE ${user_roles.user} = ${userId} AND (${user_roles.role} = 'super_admin'
      OR ${user_roles.role} = 'admin' AND ${user_roles.takesCalls}))`,
    isNotSwitchedOff(userId),
  )

export async function isCallTaker(req: PayloadRequest, userId: string): Promise<boolean> {
  const db = await transactionOf(req)
  return (await db.$count(users, and(eq(sql`${users.id}::text`, userId), isCallTakersAccount(users.id)))) > 0
}
