import type { Endpoint, PayloadRequest } from 'payload'
import * as calls from '@/features/role/calls'
import { assignRole } from '@/features/role/mutations'
import { assignedRoles, rolesOf } from '@/features/role/queries'
import { includesAdmin, includesSuperAdmin, mayAssign, type Role } from '@/features/role/rules'
import { recordSecurityEvent } from '@/features/security/record-event'
import { forbidden } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { isUuid } from '@/lib/validation/uuid'
import { endpoint, refuse } from '../route'

async function answerCheck(
  req: PayloadRequest,
  { userId }: { userId?: string | undefined },
  holds: (held: Role[]) => boolean,
) {
  const held = await rolesOf(req)
  if (!userId || userId === req.user?.id) return answer(200, { result: holds(held) })
  if (!includesSuperAdmin(held)) return forbidden()
  if (!isUuid(userId)) return answer(200, { result: false })
  return answer(200, { result: holds(await assignedRoles(req, userId)) })
}

export const roleEndpoints: Endpoint[] = [
  endpoint(calls.hasRole, (req, input) => answerCheck(req, input, (held) => held.includes(input.role))),
  endpoint(calls.isAdmin, (req, input) => answerCheck(req, input, includesAdmin)),
  endpoint(calls.isSuperAdmin, (req, input) => answerCheck(req, input, includesSuperAdmin)),
  endpoint(calls.assignUserRole, async (req, input, user) => {
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
    if (outcome === 'held')
      return refuse(
        409,
        takesCalls
          ? 'This account has the role already. Open it in the list to let it take calls.'
          : 'This account has the role already',
      )
    return answer(200, { userRole: outcome, message: `Role ${role} assigned to ${email}` })
  }),
]
