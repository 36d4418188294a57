import type { Access, PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/features/role/queries'

// A draft beside a published document has its status, but not the CMS's own.
const published: Where[] = [{ status: { equals: 'published' } }, { _status: { equals: 'published' } }]

const orAdmins =
  (shown: Where): Access =>
  async ({ req }: { req: PayloadRequest }): Promise<boolean | Where> =>
    (await isAdmin(req)) || shown

/** What is published for everybody; drafts and the archive for admins. */
export const publishedOrAdmins = orAdmins({ and: published })

/** What is published and shown on the site for everybody; the rest for admins. */
export const shownOrAdmins = orAdmins({ and: [...published, { isActive: { equals: true } }] })
