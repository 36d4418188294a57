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

const userId = z.optional(z.string())

/** Without an account, the caller's own. */
export const aboutSchema = jsonObject({ userId })

export const hasRoleSchema = jsonObject({
  userId,
  role: z.enum(roles, { error: 'Role must be super_admin, admin or user' }),
})
