import type { PayloadRequest } from 'payload'
import { takesCalls } from '@/features/role/queries'

/** Super admins, and admins who take calls (docs/decisions/0121). */
export const callTakersOnly = ({ req }: { req: PayloadRequest }): Promise<boolean> => takesCalls(req)
