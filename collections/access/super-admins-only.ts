import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'

export const superAdminsOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => isSuperAdmin(req)
