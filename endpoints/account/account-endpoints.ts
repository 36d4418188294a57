import type { Endpoint } from 'payload'
import { confirmEmailChange, requestEmailChange } from '@/features/account/email-change/mutations'
import { countAuthAttempt, countEmailChange, refundAuthAttempt } from '@/features/account/limits'
import { changePassword, requestReset, resetPassword } from '@/features/account/password/mutations'
import { confirmIdentity, reauthenticationRefusals } from '@/features/account/reauthentication/mutations'
import {
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  profileSchema,
  reauthenticateSchema,
  resendConfirmationSchema,
  resetPasswordSchema,
  signUpSchema,
  tokenSchema,
} from '@/features/account/schema'
import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionOf, endSessionsOf } from '@/features/account/session/end-sessions'
import { listSessions } from '@/features/account/session/queries'
import { sessionIdOf } from '@/features/account/session/strategy'
import { confirmSignUp, requestSignUp, sendSignUp, waitingSignUp } from '@/features/account/sign-up/mutations'
import { invitedAddress } from '@/features/invitation/queries'
import { asCaller } from '@/lib/db/local-api'
import { problem } from '@/lib/http/problem'
import {
  postClientRegistration,
  postCreateInvitation,
  postValidateInvitation,
} from '../invitation/invitation-endpoints'
import { getHasRole, getIsAdmin, getIsSuperAdmin, postAssignUserRole } from '../role/role-endpoints'
import { anyone, get, patch, pathId, post, refuse, remove, signedInOnly, tooMany } from '../route'
import { reauthenticated, redeem, wrongPassword } from './identity'
import { passkeyEndpoints } from './passkeys'
import { renewedCookie, sessionAnswer } from './session-answer'
import { getTwoFactor, postConfirm, postDisable, postEnrol, postRecoveryCodes } from './two-factor'

const getSessions = get('/sessions', signedInOnly, async (req, user) => {
  const current = sessionIdOf(user)
  const sessions = await listSessions(req, user.id)
  return Response.json({
    sessions: sessions.map((session) => ({ ...session, current: session.id === current })),
  })
})

const deleteSessions = remove('/sessions', signedInOnly, async (req, user) => {
  await endSessionsOf(req, { userId: user.id })
  return Response.json({ message: 'You are signed out everywhere.' }, { headers: signedOutHeaders() })
})

const deleteSession = remove('/sessions/:id', signedInOnly, async (req, user) => {
  const id = pathId(req)
  if (!id || !(await endSessionOf(req, { userId: user.id, sessionId: id })))
    return refuse(404, 'There is no such session.')
  const headers = id === sessionIdOf(user) ? signedOutHeaders() : undefined
  return Response.json({ message: 'The device is signed out.' }, headers ? { headers } : {})
})

const postResendConfirmation = post(
  '/resend-confirmation',
  anyone,
  resendConfirmationSchema,
  async (req, input) => {
    const verdict = await countAuthAttempt(req, 'sign-in')
    if (!verdict.allowed) return tooMany('Too many login attempts. Please try again later.', verdict)
    const signUp = await waitingSignUp(req, input)
    if (!signUp) return refuse(401, 'Please check your credentials and try again.')
    await refundAuthAttempt(req, 'sign-in')
    if (!(await sendSignUp(req, signUp)))
      return refuse(429, 'We sent this email several times today. Please check your spam folder.')
    return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
  },
)

const postChangePassword = post(
  '/change-password',
  signedInOnly,
  changePasswordSchema,
  async (req, input, user) => {
    const proof = await reauthenticated(req, user.id, input)
    if (!proof.ok) return proof.refusal
    const renewed = await changePassword(req, {
      email: user.email,
      password: input.newPassword,
      verified: proof.verified,
      sessionId: sessionIdOf(user),
    })
    if (renewed === 'changed') return wrongPassword()
    return Response.json({ message: 'Your password has been updated' }, renewedCookie(renewed))
  },
)

const postSignUp = post('/sign-up', anyone, signUpSchema, async (req, input) => {
  const verdict = await countAuthAttempt(req, 'sign-up')
  if (!verdict.allowed) return tooMany('Too many signup attempts. Please try again later.', verdict)
  const { invitationToken, ...account } = input
  if (invitationToken && (await invitedAddress(req, invitationToken)) !== account.email)
    return refuse(400, 'Please use the email address that was invited', 'email')
  await requestSignUp(req, account)
  return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
})

const postReauthenticate = post(
  '/reauthenticate',
  signedInOnly,
  reauthenticateSchema,
  async (req, input, user) => {
    const refusal = await confirmIdentity(req, user.id, input)
    if (!refusal) return new Response(null, { status: 204 })
    const refused = reauthenticationRefusals[refusal.kind]
    if (refusal.kind === 'limited') return tooMany(refused.message, refusal.verdict)
    return problem(
      401,
      refusal.kind === 'password-wrong'
        ? { ...refused, code: 'unauthenticated', field: 'password' }
        : refused,
    )
  },
)

const postChangeEmail = post('/change-email', signedInOnly, changeEmailSchema, async (req, input, user) => {
  const { email, ...said } = input
  const proof = await reauthenticated(req, user.id, said)
  if (!proof.ok) return proof.refusal
  const verdict = await countEmailChange(req, user.id)
  if (!verdict.allowed) return tooMany('Too many attempts. Please try again later.', verdict)
  const { verified } = proof
  if (!(await requestEmailChange(req, { email, verified }))) return wrongPassword()
  return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
})

const postForgotPassword = post('/forgot-password', anyone, forgotPasswordSchema, async (req, input) => {
  const verdict = await countAuthAttempt(req, 'forgot')
  if (!verdict.allowed) return tooMany('Too many attempts. Please try again later.', verdict)
  await requestReset(req, input.email)
  return Response.json({ message: 'Check your email for password reset instructions' }, { status: 202 })
})

const patchProfile = patch('/profile', signedInOnly, profileSchema, async (req, input, user) => {
  const changed = await req.payload.update({
    collection: 'users',
    id: user.id,
    data: input,
    ...asCaller(req),
  })
  req.user = Object.assign({ ...user }, changed)
  return Response.json(await sessionAnswer(req))
})

const postConfirmEmail = post('/confirm-email', anyone, tokenSchema, (req, { token }) =>
  redeem(req, async () => {
    if (await confirmSignUp(req, token)) return Response.json({ confirmed: 'account' })
    if (await confirmEmailChange(req, token)) return Response.json({ confirmed: 'email' })
    return undefined
  }),
)

const postResetPassword = post('/reset-password', anyone, resetPasswordSchema, (req, { token, password }) =>
  redeem(req, async () =>
    (await resetPassword(req, token, password))
      ? Response.json({ message: 'Your password has been updated' })
      : undefined,
  ),
)

const getSession = get('/session', anyone, async (req) => Response.json(await sessionAnswer(req)))

export const accountEndpoints: Endpoint[] = [
  getSession,
  postSignUp,
  postConfirmEmail,
  postResendConfirmation,
  postForgotPassword,
  postResetPassword,
  patchProfile,
  postChangePassword,
  postChangeEmail,
  postReauthenticate,
  getSessions,
  deleteSession,
  deleteSessions,
  getTwoFactor,
  postEnrol,
  postConfirm,
  postRecoveryCodes,
  postDisable,
  ...passkeyEndpoints,
  getHasRole,
  getIsAdmin,
  getIsSuperAdmin,
  postAssignUserRole,
  postCreateInvitation,
  postValidateInvitation,
  postClientRegistration,
]
