import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/features/role/queries'

/** Marketing editors (admin) and super admins. */
export const adminsOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => isAdmin(req)
