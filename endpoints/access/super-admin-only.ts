import { isSuperAdmin } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { signedInOnly, type UserHandler } from './signed-in-only'

/** A handler for super admins; a 401 for whoever is signed out, a 403 for all others. */
export const superAdminOnly = (handle: UserHandler) =>
  signedInOnly(async (req, user) => ((await isSuperAdmin(req)) ? handle(req, user) : forbidden()))
