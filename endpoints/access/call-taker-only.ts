import { takesCalls } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { signedInOnly, type UserHandler } from './signed-in-only'

/** For super admins and admins who take calls. 401 for signed-out callers, 403 for others. */
export const callTakerOnly = (handle: UserHandler) =>
  signedInOnly(async (req, user) => ((await takesCalls(req)) ? handle(req, user) : forbidden()))
