import type { PayloadRequest } from 'payload'
import { sessionCookie } from '@/features/account/session/cookie'
import { endSession } from '@/features/account/session/mutations'
import { sessionIdOf, withSession } from '@/features/account/session/strategy'
import type { SignInOutcome } from '@/features/account/sign-in/mutations'
import { sessionAnswer } from './session-answer'

/** 200 with the account and the cookie of its new session. */
export async function signedInAnswer(
  req: PayloadRequest,
  { userId, sessionId, token, expiresAt }: Extract<SignInOutcome, { kind: 'signed-in' }>,
): Promise<Response> {
  // The browser replaces its old session, so no one else may use it.
  const previous = sessionIdOf(req.user)
  if (req.user && previous) await endSession(req, req.user.id, previous)
  const user = await req.payload.findByID({
    collection: 'users',
    id: userId,
    depth: 0,
    overrideAccess: true,
  })
  req.user = withSession(user, sessionId)
  return Response.json(
    { ...(await sessionAnswer(req)), exp: Math.floor(expiresAt.getTime() / 1000) },
    { headers: { 'set-cookie': sessionCookie(token, expiresAt) } },
  )
}
