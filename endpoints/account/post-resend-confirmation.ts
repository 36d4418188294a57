import { countAuthAttempt, refundAuthAttempt } from '@/features/account/limits'
import { resendConfirmationSchema } from '@/features/account/schema'
import { sendSignUp, waitingSignUp } from '@/features/account/sign-up/mutations'
import { problem } from '@/lib/http/problem'
import { anyone, post } from '../route'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/resend-confirmation {email, password}: 202 for a pending sign-up's password, 401, 429. */
export const postResendConfirmation = post(
  '/resend-confirmation',
  anyone,
  resendConfirmationSchema,
  async (req, input) => {
    const verdict = await countAuthAttempt(req, 'sign-in')
    if (!verdict.allowed) return tooManyAttempts('Too many login attempts. Please try again later.', verdict)
    const signUp = await waitingSignUp(req, input)
    if (!signUp) {
      return problem(401, {
        message: 'Please check your credentials and try again.',
        code: 'unauthenticated',
      })
    }
    await refundAuthAttempt(req, 'sign-in')
    if (!(await sendSignUp(req, signUp))) {
      return problem(429, {
        message: 'We sent this email several times today. Please check your spam folder.',
        code: 'rate_limited',
      })
    }
    return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
  },
)
