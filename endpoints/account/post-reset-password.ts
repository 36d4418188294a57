import type { Endpoint } from 'payload'
import { resetPassword } from '@/features/account/password/mutations'
import { resetPasswordSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { redeem } from './redeem'

/** POST /api/reset-password {token, password}: 200 and all sessions end, 410 for an invalid link. */
export const postResetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const input = await parseBody(req, resetPasswordSchema)
    if (!input.ok) return input.refusal
    const { token, password } = input.value
    return redeem(req, async () =>
      (await resetPassword(req, token, password))
        ? Response.json({ message: 'Your password has been updated' })
        : undefined,
    )
  },
}
