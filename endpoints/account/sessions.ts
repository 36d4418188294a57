import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionOf, endSessionsOf } from '@/features/account/session/end-sessions'
import { listSessions } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { refuse } from '../refuse'
import { get, pathId, remove, signedInOnly } from '../route'

export const getSessions = get('/sessions', signedInOnly, async (req, user) => {
  const current = sessionIdOf(user)
  const sessions = await listSessions(req, user.id)
  return Response.json({
    sessions: sessions.map((session) => ({ ...session, current: session.id === current })),
  })
})

export const deleteSessions = remove('/sessions', signedInOnly, async (req, user) => {
  await endSessionsOf(req, { userId: user.id })
  return Response.json({ message: 'You are signed out everywhere.' }, { headers: signedOutHeaders() })
})

export const deleteSession = remove('/sessions/:id', signedInOnly, async (req, user) => {
  const id = pathId(req)
  if (!id || !(await endSessionOf(req, { userId: user.id, sessionId: id })))
    return refuse(404, 'There is no such session.')
  const headers = id === sessionIdOf(user) ? signedOutHeaders() : undefined
  return Response.json({ message: 'The device is signed out.' }, headers ? { headers } : {})
})
