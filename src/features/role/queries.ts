import { Forbidden, type PayloadRequest } from 'payload'
import { hasSecondFactor } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { keyOf } from '@/features/keys/rules'
import { asSite } from '@/lib/db/local-api'
import { type HeldRole, includesAdmin, includesCallTaker, includesSuperAdmin, type Role } from './rules'

/** Roles are read once per request, because each request has its own user object. */
const usableRolesByUser = new WeakMap<object, Promise<HeldRole[]>>()

async function heldRoles(req: PayloadRequest, userId: string): Promise<HeldRole[]> {
  const { docs } = await req.payload.find({
    collection: 'user-roles',
    where: { user: { equals: userId } },
    pagination: false,
    select: { role: true, takesCalls: true },
    ...asSite(req),
  })
  return docs.map(({ role, takesCalls }) => ({ role, takesCalls: takesCalls === true }))
}

export const assignedRoles = async (req: PayloadRequest, userId: string): Promise<Role[]> =>
  (await heldRoles(req, userId)).map(({ role }) => role)

/** Returns true if two-factor sign-in is required for `assigned` and this session lacks it. */
export async function rolesNeedSecondFactor(req: PayloadRequest, assigned: Role[]): Promise<boolean> {
  if (!assigned.some((role) => role !== 'user')) return false
  const settings = await req.payload.findGlobal({ slug: 'security-settings', ...asSite(req) })
  if (!settings.requireTwoFactorForAdmins) return false
  const key = keyOf(req.user)
  if (key) return !key.twoFactor
  const sessionId = sessionIdOf(req.user)
  return !sessionId || !(await hasSecondFactor(req, sessionId))
}

async function usableRoles(req: PayloadRequest, userId: string): Promise<HeldRole[]> {
  const held = await heldRoles(req, userId)
  const assigned = held.map(({ role }) => role)
  return (await rolesNeedSecondFactor(req, assigned)) ? held.filter(({ role }) => role === 'user') : held
}

/** The usable roles, read once per request and never from the session, so a removal counts immediately. */
function usableRolesOf(req: PayloadRequest): Promise<HeldRole[]> {
  const { user } = req
  if (!user) return Promise.resolve([])
  const known = usableRolesByUser.get(user)
  if (known) return known
  const read = usableRoles(req, user.id)
  usableRolesByUser.set(user, read)
  return read
}

export const rolesOf = async (req: PayloadRequest) => (await usableRolesOf(req)).map(({ role }) => role)

/** admin or super admin, as the specification's is_admin. */
export const isAdmin = async (req: PayloadRequest): Promise<boolean> => includesAdmin(await rolesOf(req))

export const isSuperAdmin = async (req: PayloadRequest) => includesSuperAdmin(await rolesOf(req))

/** @throws Forbidden for other callers */
export async function requireSuperAdmin(req: PayloadRequest): Promise<void> {
  if (!(await isSuperAdmin(req))) throw new Forbidden(req.t)
}

/** Super admins, and admins who take calls (docs/decisions/0121). */
export const takesCalls = async (req: PayloadRequest) => includesCallTaker(await usableRolesOf(req))
