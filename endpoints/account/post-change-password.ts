import { changePassword } from '@/features/account/password/mutations'
import { changePasswordSchema } from '@/features/account/schema'
import { sessionCookie } from '@/features/account/session/cookie'
import { sessionIdOf } from '@/features/account/session/strategy'
import { post, signedInOnly } from '../route'
import { reauthenticated, wrongPassword } from './re-authenticated'

/** POST /api/change-password {currentPassword, code?, newPassword}: 200, ends all other sessions. */
export const postChangePassword = post(
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
    return Response.json(
      { message: 'Your password has been updated' },
      renewed ? { headers: { 'set-cookie': sessionCookie(renewed.token, renewed.expiresAt) } } : {},
    )
  },
)
