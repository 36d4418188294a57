import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { storedSettings } from '@/features/booking/settings/queries'
import { databaseOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'
import { isSeededAddress } from './seeded-address'

async function firstSuperAdmin(payload: Payload): Promise<string | undefined> {
  const { user, role, createdAt } = user_roles
  const [person] = await databaseOf(payload)
    .select({ email: users.email })
    .from(users)
    .innerJoin(user_roles, and(eq(user, users.id), eq(role, 'super_admin')))
    .where(isNotSwitchedOff(users.id))
    .orderBy(createdAt, users.id)
    .limit(1)
  return person?.email
}

/**
 * Where notices to the team go: the address of the calendar settings, else the first active super admin. Never the address that
 * a new site begins with, unless that is the super admin's own.
 */
export async function noticeAddress(payload: Payload): Promise<string | undefined> {
  const { adminEmail } = await storedSettings(payload)
  return adminEmail && !isSeededAddress(adminEmail) ? adminEmail : firstSuperAdmin(payload)
}
