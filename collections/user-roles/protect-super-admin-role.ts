import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Super admin roles cannot be removed, so the back office always has one. */
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
