import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionsOf } from '@/features/account/session/end-sessions'
import { anyone, post } from '../route'

/** POST /api/users/logout: ends all sessions of the user. Always 200. */
export const postLogout = post('/logout', anyone, async (req) => {
  if (req.user) await endSessionsOf(req, { userId: req.user.id })
  return Response.json({ message: 'You have been successfully signed out.' }, { headers: signedOutHeaders() })
})
