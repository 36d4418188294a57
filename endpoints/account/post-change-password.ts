import type { Endpoint } from 'payload'
import { changePassword } from '@/features/account/reset-password'
import { changePasswordSchema } from '@/features/account/schema'
import { sessionIdOf } from '@/features/account/session-strategy'
import { parseBody } from '@/lib/http/parse'
import { provePassword, wrongPassword } from './own-password'
import { signedInOnly } from './signed-in-only'

/** POST /api/change-password {currentPassword, newPassword}: 200; all other sessions end. */
export const postChangePassword: Endpoint = {
  path: '/change-password',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, changePasswordSchema)
    if (!input.ok) return input.refusal
    const proof = await provePassword(req, user.id, input.value.currentPassword)
    if (!proof.ok) return proof.refusal
    const changed = await changePassword(req.payload, {
      userId: user.id,
      email: user.email,
      password: input.value.newPassword,
      verified: proof.verified,
      sessionId: sessionIdOf(user),
    })
    if (!changed) return wrongPassword()
    return Response.json({ message: 'Your password has been updated' })
  }),
}
