import type { PayloadRequest } from 'payload'
import { assignRole } from '@/features/role/mutations'
import { assignedRoles, rolesOf } from '@/features/role/queries'
import { includesAdmin, includesSuperAdmin, isRole, mayAssign, type Role } from '@/features/role/rules'
import { assignRoleSchema } from '@/features/role/schema'
import { recordSecurityEvent } from '@/features/security/record-event'
import { forbidden } from '@/lib/http/problem'
import { isUuid } from '@/lib/validation/uuid'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { anyone, get, only, post, refuse } from '../route'

async function answerCheck(req: PayloadRequest, holds: (held: Role[]) => boolean): Promise<Response> {
  const userId = req.searchParams.get('userId')
  const held = await rolesOf(req)
  if (!userId || userId === req.user?.id) return Response.json({ result: holds(held) })
  if (!includesSuperAdmin(held)) return forbidden()
  if (!isUuid(userId)) return Response.json({ result: false })
  return Response.json({ result: holds(await assignedRoles(req, userId)) })
}

export const getHasRole = get('/has-role', anyone, async (req) => {
  const role = req.searchParams.get('role')
  if (!isRole(role)) return refuse(400, 'Role must be super_admin, admin or user', 'role')
  return answerCheck(req, (held) => held.includes(role))
})

export const getIsAdmin = get('/is-admin', anyone, (req) => answerCheck(req, includesAdmin))

export const getIsSuperAdmin = get('/is-super-admin', anyone, (req) => answerCheck(req, includesSuperAdmin))

const roleAssigners = only(async (req) => mayAssign(await rolesOf(req), 'user') === 'yes')

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
    if (outcome === 'unknown') return refuse(404, 'There is no account with this email', 'email')
    if (outcome === 'held') return refuse(409, 'This account has the role already')
    return Response.json({ userRole: outcome, message: `Role ${role} assigned to ${email}` })
  },
)
