import type { PayloadRequest, Where } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'

export async function ownRolesOrSuperAdmin({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isSuperAdmin(req)) return true
  return { user: { equals: req.user.id } }
}
