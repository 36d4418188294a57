import type { PayloadRequest } from 'payload'
import { hasSecondFactor } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { includesAdmin, includesSuperAdmin, type Role } from './rules'

/** The roles of a request are read once: each request has a user object of its own. */
const usableRolesByUser = new WeakMap<object, Promise<Role[]>>()

/** The roles that stand in user-roles for an account, whether or not they may be used right now. */
export async function assignedRoles(req: PayloadRequest, userId: string): Promise<Role[]> {
  const { docs } = await req.payload.find({
    collection: 'user-roles',
    where: { user: { equals: userId } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    select: { role: true },
  })
  return docs.map(({ role }) => role)
}

/**
 * True while a team member cannot use the roles `assigned`, because two-factor sign-in is required and
 * this session was begun without it.
 */
export async function rolesNeedSecondFactor(req: PayloadRequest, assigned: Role[]): Promise<boolean> {
  if (!assigned.some((role) => role !== 'user')) return false
  const settings = await req.payload.findGlobal({
    slug: 'security-settings',
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (!settings.requireTwoFactorForAdmins) return false
  const sessionId = sessionIdOf(req.user)
  return !sessionId || !(await hasSecondFactor(req, sessionId))
}

async function usableRoles(req: PayloadRequest, userId: string): Promise<Role[]> {
  const assigned = await assignedRoles(req, userId)
  return (await rolesNeedSecondFactor(req, assigned)) ? assigned.filter((role) => role === 'user') : assigned
}

/**
 * The roles that the signed-in person may use now, read once a request. They are never taken from the
 * session, so a role that was removed stops working at the next request.
 */
export function rolesOf(req: PayloadRequest): Promise<Role[]> {
  const { user } = req
  if (!user) return Promise.resolve([])
  const known = usableRolesByUser.get(user)
  if (known) return known
  const read = usableRoles(req, user.id)
  usableRolesByUser.set(user, read)
  return read
}

/** admin or super admin, as the specification's is_admin. */
export const isAdmin = async (req: PayloadRequest): Promise<boolean> => includesAdmin(await rolesOf(req))

export const isSuperAdmin = async (req: PayloadRequest): Promise<boolean> =>
  includesSuperAdmin(await rolesOf(req))
