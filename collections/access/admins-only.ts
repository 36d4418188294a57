import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/features/role/queries'

export const adminsOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => isAdmin(req)
