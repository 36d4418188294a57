import type { Endpoint, PayloadRequest } from 'payload'
import * as calls from '@/features/account/calls'
import { reauthenticationRefusals } from '@/features/account/reauthentication/mutations'
import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionsOf } from '@/features/account/session/end-sessions'
import { IDLE_SECONDS } from '@/features/account/session/rules'
import { signIn } from '@/features/account/sign-in/mutations'
import { asCaller } from '@/lib/db/local-api'
import { problem } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { endpoint, refuse, tooMany } from '../route'
import { signedInAnswer } from './session-answer'

const UNCONFIRMED = 'This email address is not confirmed yet. Please use the link in the email we sent you.'

/** Returns the user for Payload's admin, without the session's secret. */
async function ownAccount(req: PayloadRequest) {
  if (!req.user) return answer(200, { user: null })
  const user = await req.payload.findByID({ collection: 'users', id: req.user.id, ...asCaller(req) })
  return answer(200, {
    user: { ...user, collection: 'users' },
    collection: 'users',
    exp: Math.floor(Date.now() / 1000) + IDLE_SECONDS,
  })
}

const notFound = (method: Endpoint['method'], path: string): Endpoint => ({
  method,
  path,
  handler: async () => refuse(404, 'There is nothing here.'),
})

/** These come before Payload's endpoints of the same paths and replace or close them. */
export const userEndpoints: Endpoint[] = [
  /**
   * POST /api/users/login {email, password, code? or passkey?}: 200, 401, 429. Only the right password reveals a reason. A 401
   * `code_required` has what to ask the browser for in `passkey`, if the account has passkeys.
   */
  endpoint(
    calls.signIn,
    async (req, input) => {
      const outcome = await signIn(req, input)
      switch (outcome.kind) {
        case 'limited':
          return tooMany('Too many login attempts. Please try again later.', outcome.verdict)
        case 'refused':
          return refuse(401, 'Please check your credentials and try again.')
        case 'unconfirmed':
          return problem(401, { message: UNCONFIRMED, code: 'unconfirmed' })
        case 'code-needed':
          return problem(401, reauthenticationRefusals['code-needed'], { passkey: outcome.passkey })
        case 'code-refused':
          return problem(401, reauthenticationRefusals[input.passkey ? 'passkey-wrong' : 'code-wrong'])
        case 'signed-in':
          return signedInAnswer(req, outcome)
      }
    },
    'users',
  ),
  endpoint(
    calls.signOut,
    async (req) => {
      if (req.user) await endSessionsOf(req, { userId: req.user.id })
      return answer(200, { message: 'You have been successfully signed out.' }, signedOutHeaders())
    },
    'users',
  ),
  endpoint(calls.readMe, ownAccount, 'users'),
  /**
   * POST /api/users/refresh-token: 200. Any request renews the session, so nothing is written. 401 if it ended.
   */
  endpoint(
    calls.renewSession,
    async (req) =>
      req.user ? ownAccount(req) : refuse(401, 'The session has ended.', undefined, { user: null }),
    'users',
  ),
  notFound('get', '/init'),
  notFound('post', '/first-register'),
  notFound('post', '/forgot-password'),
  notFound('post', '/reset-password'),
  notFound('post', '/unlock'),
  notFound('post', '/verify/:id'),
]
