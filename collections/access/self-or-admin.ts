import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/features/role/queries'

export async function selfOrAdmin({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (!req.user) return false
  if (await isAdmin(req)) return true
  return { id: { equals: req.user.id } }
}
