import type { Endpoint } from 'payload'
import { changePassword } from '@/features/account/password/mutations'
import { changePasswordSchema } from '@/features/account/schema'
import { sessionCookie } from '@/features/account/session/cookie'
import { sessionIdOf } from '@/features/account/session/strategy'
import { parseBody } from '@/lib/http/parse'
import { signedInOnly } from '../access/signed-in-only'
import { reauthenticated, wrongPassword } from './re-authenticated'

/** POST /api/change-password {currentPassword, code?, newPassword}: 200, ends all other sessions. */
export const postChangePassword: Endpoint = {
  path: '/change-password',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, changePasswordSchema)
    if (!input.ok) return input.refusal
    const proof = await reauthenticated(req, user.id, input.value)
    if (!proof.ok) return proof.refusal
    const renewed = await changePassword(req, {
      email: user.email,
      password: input.value.newPassword,
      verified: proof.verified,
      sessionId: sessionIdOf(user),
    })
    if (renewed === 'changed') return wrongPassword()
    return Response.json(
      { message: 'Your password has been updated' },
      renewed ? { headers: { 'set-cookie': sessionCookie(renewed.token, renewed.expiresAt) } } : {},
    )
  }),
}
