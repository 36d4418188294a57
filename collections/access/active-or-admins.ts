import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/features/role/queries'

/** Active entries for all callers. Inactive ones for admins only. */
export async function activeOrAdmins({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (await isAdmin(req)) return true
  return { isActive: { equals: true } }
}
