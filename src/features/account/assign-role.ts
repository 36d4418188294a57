import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import type { UserRole } from '@/payload-types'

type Role = UserRole['role']

/** What a person with the roles `held` may give: a super admin any role, an admin only `user`. */
export function mayAssign(held: readonly Role[], role: Role): 'yes' | 'super-admins-only' | 'no' {
  if (held.includes('super_admin')) return 'yes'
  if (!held.includes('admin')) return 'no'
  return role === 'user' ? 'yes' : 'super-admins-only'
}

/**
 * Gives the account with the address `email` a role. The caller has checked that `by` may do so; the
 * change is theirs in the audit log.
 */
export async function assignRole(
  payload: Payload,
  {
    email,
    role,
    by,
  }: { email: string; role: Role; by: { user: TypedUser; headers: PayloadRequest['headers'] } },
): Promise<'unknown' | 'held' | UserRole> {
  return inTransaction(payload, async (req) => {
    Object.assign(req, by)
    // The row is locked: of two equal assignments at once the second sees the first.
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
