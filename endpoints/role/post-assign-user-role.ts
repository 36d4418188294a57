import type { Endpoint } from 'payload'
import { assignRole } from '@/features/role/mutations'
import { rolesOf } from '@/features/role/queries'
import { mayAssign } from '@/features/role/rules'
import { assignRoleSchema } from '@/features/role/schema'
import { recordSecurityEvent } from '@/features/security/record-event'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'

/** POST /api/assign-user-role {email, role}: 200 {userRole}; 403, 404 for an unknown address, 409 when the role is held. */
export const postAssignUserRole: Endpoint = {
  path: '/assign-user-role',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const held = await rolesOf(req)
    // Before the input is looked at: who may not assign learns nothing about addresses or fields.
    if (mayAssign(held, 'user') !== 'yes') return forbidden()
    const input = await parseBody(req, assignRoleSchema)
    if (!input.ok) return input.refusal
    const { email, role } = input.value
    if (mayAssign(held, role) !== 'yes') {
      recordSecurityEvent(req.payload, {
        type: 'suspicious_activity',
        category: 'access',
        severity: 'high',
        message: `Refused to assign the role ${role}`,
        userId: user.id,
      })
      return forbidden('Only super administrators can assign admin roles')
    }
    const outcome = await assignRole(req, { email, role })
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
