import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { asSite } from '@/lib/db/local-api'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'
import type { UserRole } from '@/payload-types'
import type { Role } from './rules'

export function assignRole(
  actor: PayloadRequest,
  { email, role, takesCalls }: { email: string; role: Role; takesCalls?: boolean | undefined },
): Promise<'unknown' | 'held' | UserRole> {
  return inTransaction(actor, async (req) => {
    // Locked, so that the second of two equal requests sees the first.
    const db = await transactionOf(req)
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update')
    if (!user) return 'unknown'
    if (await db.$count(user_roles, and(eq(user_roles.user, user.id), eq(user_roles.role, role))))
      return 'held'
    return req.payload.create({
      collection: 'user-roles',
      data: { user: user.id, role, takesCalls: role === 'admin' && takesCalls === true },
      ...asSite(req),
    })
  })
}
