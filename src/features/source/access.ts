import type { PayloadRequest } from 'payload'
import { isAdmin, isSuperAdmin } from '@/features/role/queries'

const readers = {
  inquiry: isAdmin,
  subscriber: isAdmin,
  registration: isSuperAdmin,
  booking: isSuperAdmin,
}

/** Whether the caller may read how the visit of a person began ('Came from'), in lists, pages and REST alike. */
export const mayReadSource = (req: PayloadRequest, kind: keyof typeof readers): Promise<boolean> =>
  readers[kind](req)
