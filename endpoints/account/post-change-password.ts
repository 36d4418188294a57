import type { Endpoint } from 'payload'
import { changePassword } from '@/features/account/reset-password'
import { changePasswordSchema } from '@/features/account/schema'
import { sessionIdOf } from '@/features/account/session-strategy'
import { parseBody } from '@/lib/http/parse'
import { refuseWrongPassword } from './own-password'
import { signedInOnly } from './signed-in-only'

/** POST /api/change-password {currentPassword, newPassword}: 200; all other sessions end. */
export const postChangePassword: Endpoint = {
  path: '/change-password',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, changePasswordSchema)
    if (!input.ok) return input.refusal
    const refusal = await refuseWrongPassword(req, user.id, input.value.currentPassword)
    if (refusal) return refusal
    await changePassword(req.payload, {
      userId: user.id,
      email: user.email,
      password: input.value.newPassword,
      sessionId: sessionIdOf(user),
    })
    return Response.json({ message: 'Your password has been updated' })
  }),
}
