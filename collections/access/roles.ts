import type { PayloadRequest } from 'payload'

export const roles = ['super_admin', 'admin', 'user'] as const
export type Role = (typeof roles)[number]

/** Hidden from the outside: only this module reads or writes the memo. */
const memo = new WeakMap<object, Promise<Role[]>>()

/**
 * The roles that the signed-in person holds now, read once a request. They are never taken from the
 * session, so a role that was removed stops working at the next request.
 */
export function rolesOf(req: PayloadRequest): Promise<Role[]> {
  const { user } = req
  if (!user) return Promise.resolve([])
  const known = memo.get(user)
  if (known) return known
  const read = req.payload
    .find({
      collection: 'user-roles',
      where: { user: { equals: user.id } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
      select: { role: true },
    })
    .then(({ docs }) => docs.map(({ role }) => role))
  memo.set(user, read)
  return read
}

export async function holdsRole(req: PayloadRequest, ...wanted: Role[]): Promise<boolean> {
  const held = await rolesOf(req)
  return held.some((role) => wanted.includes(role))
}

/** admin or super admin, as the specification's is_admin. */
export const isAdmin = (req: PayloadRequest): Promise<boolean> => holdsRole(req, 'admin', 'super_admin')

export const isSuperAdmin = (req: PayloadRequest): Promise<boolean> => holdsRole(req, 'super_admin')
