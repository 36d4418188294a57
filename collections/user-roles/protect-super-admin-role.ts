import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** A super admin role stays, so that nobody can lock everybody out of the back office. */
export const protectSuperAdminRole: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { role } = await req.payload.findByID({
    collection: 'user-roles',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (role !== 'super_admin') return
  throw new APIError('The super_admin role cannot be removed', 409, { code: 'conflict' }, true)
}
