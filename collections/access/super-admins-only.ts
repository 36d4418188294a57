import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from './roles'

export const superAdminsOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => isSuperAdmin(req)
