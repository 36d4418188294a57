import { isAdmin } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { signedInOnly, type UserHandler } from './signed-in-only'

/** For admins and super admins. 401 for signed-out callers, 403 for others. */
export const adminOnly = (handle: UserHandler) =>
  signedInOnly(async (req, user) =>
    (await isAdmin(req)) ? handle(req, user) : forbidden('Administrator access required.'),
  )
