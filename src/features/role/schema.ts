import * as z from 'zod/mini'
import { accountEmail } from '@/features/account/schema'
import { jsonObject } from '../../lib/validation/json-object'
import { roles } from './rules'

export const assignRoleSchema = jsonObject({
  email: accountEmail,
  role: z._default(z.enum(roles, { error: 'Role must be super_admin, admin or user' }), 'user'),
  /** Only an admin's counts. */
  takesCalls: z.optional(z.boolean({ error: 'Takes calls must be true or false' })),
})
