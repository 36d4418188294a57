import { isAdmin } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { signedInOnly, type UserHandler } from './signed-in-only'

/** A handler for admins and super admins; a 401 for whoever is signed out, a 403 for all others. */
export const adminOnly = (handle: UserHandler) =>
  signedInOnly(async (req, user) =>
    (await isAdmin(req)) ? handle(req, user) : forbidden('Administrator access required.'),
  )
