import type { Access, PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/features/role/queries'

// A draft of a published document has `status` published, but `_status` draft.
const published: Where[] = [{ status: { equals: 'published' } }, { _status: { equals: 'published' } }]

const orAdmins =
  (shown: Where): Access =>
  async ({ req }: { req: PayloadRequest }): Promise<boolean | Where> =>
    (await isAdmin(req)) || shown

/** Published documents for all callers; drafts and the archive for admins only. */
export const publishedOrAdmins = orAdmins({ and: published })

/** Published and active documents for all callers; the rest for admins only. */
export const shownOrAdmins = orAdmins({ and: [...published, { isActive: { equals: true } }] })
