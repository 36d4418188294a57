import * as z from 'zod/mini'
import { accountEmail } from '@/features/account/schema'
import { roles } from './rules'

export const assignRoleSchema = z.object(
  {
    email: accountEmail,
    role: z._default(z.enum(roles, { error: 'Role must be super_admin, admin or user' }), 'user'),
    /** Only an admin's counts. */
    takesCalls: z.optional(z.boolean({ error: 'Takes calls must be true or false' })),
  },
  { error: 'The request must be a JSON object' },
)
