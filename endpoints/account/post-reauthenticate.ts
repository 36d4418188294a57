import type { Endpoint } from 'payload'
import { confirmIdentity } from '@/features/account/reauthentication/mutations'
import { reauthenticationRefusals } from '@/features/account/reauthentication/rules'
import { reauthenticateSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/reauthenticate {password}, {code} or {passkey}: 204 for REAUTHENTICATION_SECONDS, 401, 429. */
export const postReauthenticate: Endpoint = {
  path: '/reauthenticate',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, reauthenticateSchema)
    if (!input.ok) return input.refusal
    const refusal = await confirmIdentity(req, user.id, input.value)
    if (!refusal) return new Response(null, { status: 204 })
    const refused = reauthenticationRefusals[refusal.kind]
    if (refusal.kind === 'limited') return tooManyAttempts(refused.message, refusal.verdict)
    return problem(
      401,
      refusal.kind === 'password-wrong'
        ? { ...refused, code: 'unauthenticated', field: 'password' }
        : refused,
    )
  }),
}
