import type { Endpoint } from 'payload'
import { expiredSessionCookie } from '@/features/account/session-cookie'
import { endSessions } from '@/features/account/sessions'

/** POST /api/users/logout: ends all sessions of whoever is signed in, on every device. 200 also for those who are not. */
export const postLogout: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    if (req.user) await endSessions(req, req.user.id)
    return Response.json(
      { message: 'You have been successfully signed out.' },
      { headers: { 'set-cookie': expiredSessionCookie() } },
    )
  },
}
