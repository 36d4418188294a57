import type { Endpoint } from 'payload'
import { signInSchema } from '@/features/account/schema'
import { sessionCookie } from '@/features/account/session/cookie'
import { endSession } from '@/features/account/session/mutations'
import { sessionIdOf, withSession } from '@/features/account/session/strategy'
import { signIn } from '@/features/account/sign-in/mutations'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { sessionAnswer } from './session-answer'
import { tooManyAttempts } from './too-many-attempts'

const UNCONFIRMED = 'This email address is not confirmed yet. Please use the link in the email we sent you.'

/**
 * POST /api/users/login {email, password, code?}: 200, 401, 429. Only the right password reveals a reason.
 */
export const postLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const input = await parseBody(req, signInSchema)
    if (!input.ok) return input.refusal
    const outcome = await signIn(req, input.value)
    switch (outcome.kind) {
      case 'limited':
        return tooManyAttempts('Too many login attempts. Please try again later.', outcome.verdict)
      case 'refused':
        return problem(401, {
          message: 'Please check your credentials and try again.',
          code: 'unauthenticated',
        })
      case 'unconfirmed':
        return problem(401, { message: UNCONFIRMED, code: 'unconfirmed' })
      case 'code-needed':
        return problem(401, {
          message: 'Please enter the code from your authenticator app.',
          code: 'code_required',
          field: 'code',
        })
      case 'code-refused':
        return problem(401, {
          message: 'This code is wrong or was already used. Please enter the next one.',
          code: 'code_wrong',
          field: 'code',
        })
      case 'signed-in': {
        const { userId, token, expiresAt } = outcome
        // The browser replaces its old session, so no one else may use it.
        const previous = sessionIdOf(req.user)
        if (req.user && previous) await endSession(req, req.user.id, previous)
        const user = await req.payload.findByID({
          collection: 'users',
          id: userId,
          depth: 0,
          overrideAccess: true,
        })
        req.user = withSession(user, outcome.sessionId)
        return Response.json(
          { ...(await sessionAnswer(req)), exp: Math.floor(expiresAt.getTime() / 1000) },
          { headers: { 'set-cookie': sessionCookie(token, expiresAt) } },
        )
      }
    }
  },
}
