import type { PayloadRequest } from 'payload'
import { sessionIdOf } from '@/features/account/session-strategy'
import { hasSecondFactor } from '@/features/account/sessions'

export const roles = ['super_admin', 'admin', 'user'] as const
export type Role = (typeof roles)[number]

const memo = new WeakMap<object, Promise<Role[]>>()

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

/** True while the roles of a team member rest, because two-factor sign-in is required and was not used. */
export async function rolesRest(req: PayloadRequest, assigned: Role[]): Promise<boolean> {
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
  return (await rolesRest(req, assigned)) ? assigned.filter((role) => role === 'user') : assigned
}

/**
 * The roles that the signed-in person may use now, read once a request. They are never taken from the
 * session, so a role that was removed stops working at the next request.
 */
export function rolesOf(req: PayloadRequest): Promise<Role[]> {
  const { user } = req
  if (!user) return Promise.resolve([])
  const known = memo.get(user)
  if (known) return known
  const read = usableRoles(req, user.id)
  memo.set(user, read)
  return read
}

async function holdsRole(req: PayloadRequest, ...wanted: Role[]): Promise<boolean> {
  const held = await rolesOf(req)
  return held.some((role) => wanted.includes(role))
}

/** admin or super admin, as the specification's is_admin. */
export const isAdmin = (req: PayloadRequest): Promise<boolean> => holdsRole(req, 'admin', 'super_admin')

export const isSuperAdmin = (req: PayloadRequest): Promise<boolean> => holdsRole(req, 'super_admin')
