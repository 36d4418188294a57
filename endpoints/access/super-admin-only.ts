import { isSuperAdmin } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { signedInOnly, type UserHandler } from './signed-in-only'

export const superAdminOnly = (handle: UserHandler) =>
  signedInOnly(async (req, user) => ((await isSuperAdmin(req)) ? handle(req, user) : forbidden()))
