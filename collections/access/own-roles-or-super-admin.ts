import type { PayloadRequest, Where } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'

/** The roles of one's own account, or all of them for a super admin. */
export async function ownRolesOrSuperAdmin({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isSuperAdmin(req)) return true
  return { user: { equals: req.user.id } }
}
