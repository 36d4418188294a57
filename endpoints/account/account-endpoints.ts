import type { Endpoint } from 'payload'
import * as calls from '@/features/account/calls'
import { confirmEmailChange, requestEmailChange } from '@/features/account/email-change/mutations'
import { countAuthAttempt, countEmailChange, refundAuthAttempt } from '@/features/account/limits'
import { changePassword, requestReset, resetPassword } from '@/features/account/password/mutations'
import { confirmIdentity, reauthenticationRefusals } from '@/features/account/reauthentication/mutations'
import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionOf, endSessionsOf } from '@/features/account/session/end-sessions'
import { listSessions } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { confirmSignUp, requestSignUp, sendSignUp, waitingSignUp } from '@/features/account/sign-up/mutations'
import { invitedAddress } from '@/features/invitation/queries'
import { asCaller } from '@/lib/db/local-api'
import { problem } from '@/lib/http/problem'
import { answer, nothing } from '@/lib/http/reply'
import { invitationEndpoints } from '../invitation/invitation-endpoints'
import { roleEndpoints } from '../role/role-endpoints'
import { endpoint, pathId, refuse, tooMany } from '../route'
import { reauthenticated, redeem, wrongPassword } from './identity'
import { passkeyEndpoints } from './passkeys'
import { renewedCookie, sessionAnswer } from './session-answer'
import { twoFactorEndpoints } from './two-factor'

export const accountEndpoints: Endpoint[] = [
  endpoint(calls.readSession, async (req) => answer(200, await sessionAnswer(req))),
  endpoint(calls.signUp, async (req, input) => {
    const verdict = await countAuthAttempt(req, 'sign-up')
    if (!verdict.allowed) return tooMany('Too many signup attempts. Please try again later.', verdict)
    const { invitationToken, ...account } = input
    if (invitationToken && (await invitedAddress(req, invitationToken)) !== account.email)
      return refuse(400, 'Please use the email address that was invited', 'email')
    await requestSignUp(req, account)
    return answer(202, { message: "We've sent you a confirmation link." })
  }),
  endpoint(calls.confirmEmail, (req, { token }) =>
    redeem(req, async () => {
      if (await confirmSignUp(req, token)) return answer(200, { confirmed: 'account' })
      if (await confirmEmailChange(req, token)) return answer(200, { confirmed: 'email' })
      return undefined
    }),
  ),
  endpoint(calls.resendConfirmation, async (req, input) => {
    const verdict = await countAuthAttempt(req, 'sign-in')
    if (!verdict.allowed) return tooMany('Too many login attempts. Please try again later.', verdict)
    const signUp = await waitingSignUp(req, input)
    if (!signUp) return refuse(401, 'Please check your credentials and try again.')
    await refundAuthAttempt(req, 'sign-in')
    if (!(await sendSignUp(req, signUp)))
      return refuse(429, 'We sent this email several times today. Please check your spam folder.')
    return answer(202, { message: "We've sent you a confirmation link." })
  }),
  endpoint(calls.forgotPassword, async (req, input) => {
    const verdict = await countAuthAttempt(req, 'forgot')
    if (!verdict.allowed) return tooMany('Too many attempts. Please try again later.', verdict)
    await requestReset(req, input.email)
    return answer(202, { message: 'Check your email for password reset instructions' })
  }),
  endpoint(calls.resetPassword, (req, { token, password }) =>
    redeem(req, async () =>
      (await resetPassword(req, token, password))
        ? answer(200, { message: 'Your password has been updated' })
        : undefined,
    ),
  ),
  endpoint(calls.changeProfile, async (req, input, user) => {
    const changed = await req.payload.update({
      collection: 'users',
      id: user.id,
      data: input,
      ...asCaller(req),
    })
    req.user = Object.assign({ ...user }, changed)
    return answer(200, await sessionAnswer(req))
  }),
  endpoint(calls.changePassword, async (req, input, user) => {
    const proof = await reauthenticated(req, user.id, input)
    if (!proof.ok) return proof.refusal
    const renewed = await changePassword(req, {
      email: user.email,
      password: input.newPassword,
      verified: proof.verified,
      sessionId: sessionIdOf(user),
    })
    if (renewed === 'changed') return wrongPassword()
    return answer(200, { message: 'Your password has been updated' }, renewedCookie(renewed))
  }),
  endpoint(calls.changeEmail, async (req, input, user) => {
    const { email, ...said } = input
    const proof = await reauthenticated(req, user.id, said)
    if (!proof.ok) return proof.refusal
    const verdict = await countEmailChange(req, user.id)
    if (!verdict.allowed) return tooMany('Too many attempts. Please try again later.', verdict)
    const { verified } = proof
    if (!(await requestEmailChange(req, { email, verified }))) return wrongPassword()
    return answer(202, { message: "We've sent you a confirmation link." })
  }),
  endpoint(calls.reauthenticate, async (req, input, user) => {
    const refusal = await confirmIdentity(req, user.id, input)
    if (!refusal) return nothing()
    const refused = reauthenticationRefusals[refusal.kind]
    if (refusal.kind === 'limited') return tooMany(refused.message, refusal.verdict)
    return problem(
      401,
      refusal.kind === 'password-wrong'
        ? { ...refused, code: 'unauthenticated', field: 'password' }
        : refused,
    )
  }),
  endpoint(calls.listSessions, async (req, _, user) => {
    const current = sessionIdOf(user)
    const sessions = await listSessions(req, user.id)
    return answer(200, {
      sessions: sessions.map((session) => ({ ...session, current: session.id === current })),
    })
  }),
  endpoint(calls.endSession, async (req, _, user) => {
    const id = pathId(req)
    if (!id || !(await endSessionOf(req, { userId: user.id, sessionId: id })))
      return refuse(404, 'There is no such session.')
    const headers = id === sessionIdOf(user) ? signedOutHeaders() : undefined
    return answer(200, { message: 'The device is signed out.' }, headers)
  }),
  endpoint(calls.endAllSessions, async (req, _, user) => {
    await endSessionsOf(req, { userId: user.id })
    return answer(200, { message: 'You are signed out everywhere.' }, signedOutHeaders())
  }),
  ...twoFactorEndpoints,
  ...passkeyEndpoints,
  ...roleEndpoints,
  ...invitationEndpoints,
]
