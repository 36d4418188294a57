import type { Endpoint } from 'payload'
import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionsOf } from '@/features/account/session/end-sessions'

/** POST /api/users/logout: ends all sessions of the user. Always 200. */
export const postLogout: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    if (req.user) await endSessionsOf(req, { userId: req.user.id })
    return Response.json(
      { message: 'You have been successfully signed out.' },
      { headers: signedOutHeaders() },
    )
  },
}
