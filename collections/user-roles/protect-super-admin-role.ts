import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { usableSuperAdmins } from '@/features/role/super-admins'
import { asSite } from '@/lib/db/local-api'

const refuse = (message: string) => new APIError(message, 409, { code: 'conflict' }, true)

/** Super admins cannot remove their own role, or the last active super admin. Locks the roles. */
export const protectSuperAdminRole: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { role, user } = await req.payload.findByID({ collection: 'user-roles', id, ...asSite(req) })
  if (role !== 'super_admin') return
  const usable = await usableSuperAdmins(req)
  const others = usable.filter((each) => each !== user)
  if (others.length === 0) throw refuse('The last super admin cannot lose this role')
  if (!req.user) return
  if (req.user.id === user)
    throw refuse('You cannot remove your own super_admin role. Ask another super admin to do it.')
  if (!others.includes(req.user.id))
    throw new APIError('Insufficient permissions', 403, { code: 'forbidden' }, true)
}
