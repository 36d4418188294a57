import { confirmIdentity } from '@/features/account/reauthentication/mutations'
import { reauthenticationRefusals } from '@/features/account/reauthentication/rules'
import { reauthenticateSchema } from '@/features/account/schema'
import { problem } from '@/lib/http/problem'
import { post, signedInOnly } from '../route'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/reauthenticate {password}, {code} or {passkey}: 204 for REAUTHENTICATION_SECONDS, 401, 429. */
export const postReauthenticate = post(
  '/reauthenticate',
  signedInOnly,
  reauthenticateSchema,
  async (req, input, user) => {
    const refusal = await confirmIdentity(req, user.id, input)
    if (!refusal) return new Response(null, { status: 204 })
    const refused = reauthenticationRefusals[refusal.kind]
    if (refusal.kind === 'limited') return tooManyAttempts(refused.message, refusal.verdict)
    return problem(
      401,
      refusal.kind === 'password-wrong'
        ? { ...refused, code: 'unauthenticated', field: 'password' }
        : refused,
    )
  },
)
