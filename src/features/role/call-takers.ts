import { and, eq, or, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { transactionOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'
import { isSuperAdmin } from './queries'

/** A condition on `user_roles`, the same as `includesCallTaker`. */
export const holdsCallTakerRole = or(
  eq(user_roles.role, 'super_admin'),
  and(eq(user_roles.role, 'admin'), eq(user_roles.takesCalls, true)),
)

/** Returns true for an active account that takes calls. */
export async function isCallTaker(req: PayloadRequest, userId: string): Promise<boolean> {
  const { user } = user_roles
  const db = await transactionOf(req)
  const isHeld = and(eq(sql`${user}::text`, userId), holdsCallTakerRole, isNotSwitchedOff(user))
  return (await db.$count(user_roles, isHeld)) > 0
}

export interface CallTaker {
  id: string
  name: string
}

/** Active people who take calls, by name. Callers must take calls. Without a name, super admins see the address. */
export async function callTakers(req: PayloadRequest): Promise<CallTaker[]> {
  const seesAddresses = await isSuperAdmin(req)
  const db = await transactionOf(req)
  const name = sql`lower(${users.fullName})`
  const rows = await db
    .selectDistinct({ id: users.id, fullName: users.fullName, email: users.email, name })
    .from(users)
    .innerJoin(user_roles, and(eq(user_roles.user, users.id), holdsCallTakerRole))
    .where(isNotSwitchedOff(users.id))
    .orderBy(sql`${name} NULLS LAST`, users.id)
  return rows.map(({ id, fullName, email }) => ({
    id,
    name: fullName?.trim() || (seesAddresses ? email : 'Colleague without a name'),
  }))
}
