import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { UserRole } from '@/payload-types'
import type { Role } from './rules'

export function assignRole(
  actor: PayloadRequest,
  { email, role }: { email: string; role: Role },
): Promise<'unknown' | 'held' | UserRole> {
  return inTransaction(actor, async (req) => {
    // Locked, so that the second of two equal requests sees the first.
    const [user] = await queryIn<{ id: string }>(
      req,
      sql`SELECT id FROM users WHERE email = ${email} FOR UPDATE`,
    )
    if (!user) return 'unknown'
    const held = await queryIn(
      req,
      sql`SELECT 1 FROM user_roles WHERE user_id = ${user.id} AND role = ${role}`,
    )
    if (held.length > 0) return 'held'
    return req.payload.create({
      collection: 'user-roles',
      data: { user: user.id, role },
      depth: 0,
      overrideAccess: true,
      req,
    })
  })
}
