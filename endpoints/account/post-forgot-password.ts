import { countAuthAttempt } from '@/features/account/limits'
import { requestReset } from '@/features/account/password/mutations'
import { forgotPasswordSchema } from '@/features/account/schema'
import { anyone, post } from '../route'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/forgot-password {email}: 202 for known and unknown addresses. */
export const postForgotPassword = post(
  '/forgot-password',
  anyone,
  forgotPasswordSchema,
  async (req, input) => {
    const verdict = await countAuthAttempt(req, 'forgot')
    if (!verdict.allowed) return tooManyAttempts('Too many attempts. Please try again later.', verdict)
    await requestReset(req, input.email)
    return Response.json({ message: 'Check your email for password reset instructions' }, { status: 202 })
  },
)
