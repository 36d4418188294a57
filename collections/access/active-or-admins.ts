import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/features/role/queries'

/** What is shown on the site for everybody; what is switched off for admins. */
export async function activeOrAdmins({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (await isAdmin(req)) return true
  return { isActive: { equals: true } }
}
