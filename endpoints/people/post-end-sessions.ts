import { userIdSchema } from '@/features/account/schema'
import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionsOf } from '@/features/account/session/end-sessions'
import { post, superAdminOnly } from '../route'
import { noSuchAccount } from './refusals'

/** POST /api/end-sessions {userId}: 200 {ended}, the number of sessions. 403, 404. */
export const postEndSessions = post(
  '/end-sessions',
  superAdminOnly,
  userIdSchema,
  async (req, input, user) => {
    const { userId } = input
    const ended = await endSessionsOf(req, { userId })
    if (ended === undefined) return noSuchAccount()
    const own = userId.toLowerCase() === user.id
    return Response.json({ ended }, own ? { headers: signedOutHeaders() } : {})
  },
)
