import type { Endpoint } from 'payload'
import { countAuthAttempt } from '@/features/account/limits'
import { requestReset } from '@/features/account/password/mutations'
import { forgotPasswordSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/forgot-password {email}: 202 for known and unknown addresses. */
export const postForgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const input = await parseBody(req, forgotPasswordSchema)
    if (!input.ok) return input.refusal
    const verdict = await countAuthAttempt(req, 'forgot')
    if (!verdict.allowed) return tooManyAttempts('Too many attempts. Please try again later.', verdict)
    await requestReset(req, input.value.email)
    return Response.json({ message: 'Check your email for password reset instructions' }, { status: 202 })
  },
}
