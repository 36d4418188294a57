import type { Endpoint } from 'payload'
import { assignRole } from '@/features/role/mutations'
import { rolesOf } from '@/features/role/queries'
import { mayAssign } from '@/features/role/rules'
import { assignRoleSchema } from '@/features/role/schema'
import { recordSecurityEvent } from '@/features/security/record-event'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { signedInOnly } from '../access/signed-in-only'

const assign = recentlyAuthenticated(async (req, user) => {
  const held = await rolesOf(req)
  const input = await parseBody(req, assignRoleSchema)
  if (!input.ok) return input.refusal
  const { email, role, takesCalls } = input.value
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
  const outcome = await assignRole(req, { email, role, takesCalls })
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
})

/** POST /api/assign-user-role {email, role, takesCalls?}: 200 {userRole}, 403, 404, 409. Access is checked first. */
export const postAssignUserRole: Endpoint = {
  path: '/assign-user-role',
  method: 'post',
  handler: signedInOnly(async (req, user) =>
    mayAssign(await rolesOf(req), 'user') === 'yes' ? assign(req, user) : forbidden(),
  ),
}
