import type { PayloadRequest } from 'payload'
import { assignedRoles, rolesOf } from '@/features/role/queries'
import { includesAdmin, includesSuperAdmin, isRole, type Role } from '@/features/role/rules'
import { forbidden, problem } from '@/lib/http/problem'
import { isUuid } from '@/lib/validation/uuid'
import { anyone, get } from '../route'

/** For the caller, or for `userId` if the caller is a super admin. Signed-out callers have no role. */
async function answerCheck(req: PayloadRequest, holds: (held: Role[]) => boolean): Promise<Response> {
  const userId = req.searchParams.get('userId')
  const held = await rolesOf(req)
  if (!userId || userId === req.user?.id) return Response.json({ result: holds(held) })
  if (!includesSuperAdmin(held)) return forbidden()
  if (!isUuid(userId)) return Response.json({ result: false })
  return Response.json({ result: holds(await assignedRoles(req, userId)) })
}

/** GET /api/has-role?role=…&userId=… */
export const getHasRole = get('/has-role', anyone, async (req) => {
  const role = req.searchParams.get('role')
  if (!isRole(role))
    return problem(400, {
      message: 'Role must be super_admin, admin or user',
      code: 'invalid',
      field: 'role',
    })
  return answerCheck(req, (held) => held.includes(role))
})

/** GET /api/is-admin?userId=…: admin or super admin */
export const getIsAdmin = get('/is-admin', anyone, (req) => answerCheck(req, includesAdmin))

/** GET /api/is-super-admin?userId=… */
export const getIsSuperAdmin = get('/is-super-admin', anyone, (req) => answerCheck(req, includesSuperAdmin))
