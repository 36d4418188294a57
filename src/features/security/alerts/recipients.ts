import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'

const { user, role } = user_roles
const isAlerted = and(eq(role, 'super_admin'), isNotSwitchedOff(user))

export async function alertedIds(req: PayloadRequest): Promise<string[]> {
  const db = await transactionOf(req)
  const people = await db.selectDistinct({ id: user }).from(user_roles).where(isAlerted)
  return people.map(({ id }) => id)
}

export async function alertedAddress(payload: Payload, userId: string): Promise<string | undefined> {
  const [reader] = await databaseOf(payload)
    .select({ email: users.email })
    .from(user_roles)
    .innerJoin(users, eq(users.id, user))
    .where(and(eq(user, userId), isAlerted))
    .limit(1)
  return reader?.email
}
