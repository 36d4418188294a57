import { rolesOf } from '@collections/access/roles'
import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { assignRole, mayAssign } from '@/features/account/assign-role'
import { accountEmail } from '@/features/account/schema'
import { recordSecurityEvent } from '@/features/security/record-event'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { signedInOnly } from '../account/signed-in-only'

const schema = z.object(
  {
    email: accountEmail,
    role: z._default(
      z.enum(['super_admin', 'admin', 'user'], { error: 'Role must be super_admin, admin or user' }),
      'user',
    ),
  },
  { error: 'The request must be a JSON object' },
)

const refusals = {
  no: 'Insufficient permissions',
  'super-admins-only': 'Only super administrators can assign admin roles',
}

/** POST /api/assign-user-role {email, role}: 200 {userRole}; 403, 404 for an unknown address, 409 when the role is held. */
export const postAssignUserRole: Endpoint = {
  path: '/assign-user-role',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const held = await rolesOf(req)
    // Before the input is looked at: who may not assign learns nothing about addresses or fields.
    if (mayAssign(held, 'user') !== 'yes') return problem(403, { message: refusals.no, code: 'forbidden' })
    const input = await parseBody(req, schema)
    if (!input.ok) return input.refusal
    const { email, role } = input.value
    const permission = mayAssign(held, role)
    if (permission !== 'yes') {
      recordSecurityEvent(req.payload, {
        type: 'suspicious_activity',
        category: 'access',
        severity: 'high',
        message: `Refused to assign the role ${role}`,
        userId: user.id,
      })
      return problem(403, { message: refusals[permission], code: 'forbidden' })
    }
    const outcome = await assignRole(req.payload, { email, role, by: { user, headers: req.headers } })
    if (outcome === 'unknown') {
      return problem(404, {
        message: 'There is no account with this email',
        code: 'not_found',
        field: 'email',
      })
    }
    if (outcome === 'held')
      return problem(409, { message: 'This account has the role already', code: 'conflict' })
    return Response.json({ userRole: outcome, message: `Role ${role} assigned to ${email}` })
  }),
}
