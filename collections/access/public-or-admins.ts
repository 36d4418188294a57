import type { Access, PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/features/role/queries'

// A published document with a draft has `status` published, but `_status` draft.
const published: Where[] = [{ status: { equals: 'published' } }, { _status: { equals: 'published' } }]

const orAdmins =
  (shown: Where): Access =>
  async ({ req }: { req: PayloadRequest }): Promise<boolean | Where> =>
    (await isAdmin(req)) || shown

export const publishedOrAdmins = orAdmins({ and: published })

export const shownOrAdmins = orAdmins({ and: [...published, { isActive: { equals: true } }] })
