import { assignRole } from '@/features/role/mutations'
import { rolesOf } from '@/features/role/queries'
import { mayAssign } from '@/features/role/rules'
import { assignRoleSchema } from '@/features/role/schema'
import { recordSecurityEvent } from '@/features/security/record-event'
import { forbidden, problem } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { only, post } from '../route'

const roleAssigners = only(async (req) => mayAssign(await rolesOf(req), 'user') === 'yes')

/** POST /api/assign-user-role {email, role, takesCalls?}: 200 {userRole}, 403, 404, 409. Access is checked first. */
export const postAssignUserRole = post(
  '/assign-user-role',
  recentlyAuthenticated(roleAssigners),
  assignRoleSchema,
  async (req, input, user) => {
    const held = await rolesOf(req)
    const { email, role, takesCalls } = input
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
  },
)
