import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from './roles'

/** Published articles for everybody; drafts and the archive for admins. */
export async function publishedOrAdmins({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  if (await isAdmin(req)) return true
  return { status: { equals: 'published' } }
}
