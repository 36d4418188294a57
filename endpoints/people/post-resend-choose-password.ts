import { resendChoosePassword } from '@/features/account/people/mutations'
import { userIdSchema } from '@/features/account/schema'
import { problem } from '@/lib/http/problem'
import { post, superAdminOnly } from '../route'
import { noSuchAccount } from './refusals'

const closed = {
  active: 'This person has chosen a password already. Forgot password on the sign-in page gives a new one.',
  off: 'This account is switched off. Switch it on before you send the email again.',
}

const heldBack = (seconds: number) =>
  problem(
    429,
    {
      message:
        'No email was sent: this address has reached its daily limit. The link in the last one still works.',
      code: 'rate_limited',
      field: 'userId',
    },
    {},
    { 'Retry-After': String(seconds) },
  )

/**
 * POST /api/resend-choose-password {userId}: 200 {email, expiresAt}, voids the old link. 403, 404, 409, 429.
 */
export const postResendChoosePassword = post(
  '/resend-choose-password',
  superAdminOnly,
  userIdSchema,
  async (req, input) => {
    const outcome = await resendChoosePassword(req, { ...input })
    if (outcome === 'unknown') return noSuchAccount()
    if (typeof outcome === 'string') {
      return problem(409, { message: closed[outcome], code: 'conflict', field: 'userId' })
    }
    const { heldBackSeconds, ...mailed } = outcome
    return heldBackSeconds === null ? Response.json(mailed) : heldBack(heldBackSeconds)
  },
)
