import { resetPassword } from '@/features/account/password/mutations'
import { resetPasswordSchema } from '@/features/account/schema'
import { anyone, post } from '../route'
import { redeem } from './redeem'

/** POST /api/reset-password {token, password}: 200 and all sessions end, 410 for an invalid link. */
export const postResetPassword = post('/reset-password', anyone, resetPasswordSchema, async (req, input) => {
  const { token, password } = input
  return redeem(req, async () =>
    (await resetPassword(req, token, password))
      ? Response.json({ message: 'Your password has been updated' })
      : undefined,
  )
})
