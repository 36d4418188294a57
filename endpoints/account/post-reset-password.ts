import type { Endpoint } from 'payload'
import { resetPassword } from '@/features/account/password/mutations'
import { resetPasswordSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { redeem } from './redeem'

/** POST /api/reset-password {token, password}: 200 and signed out everywhere, 410 for a link that does not hold. */
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
