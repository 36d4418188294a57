import type { Endpoint } from 'payload'
import { countEmailChange } from '@/features/account/attempts'
import { requestEmailChange } from '@/features/account/change-email'
import { changeEmailSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { provePassword, wrongPassword } from './own-password'
import { signedInOnly } from './signed-in-only'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/change-email {email, currentPassword}: 202; the new address gets a link, and the old one stays until it is used. 429 after five mails in a day. */
export const postChangeEmail: Endpoint = {
  path: '/change-email',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, changeEmailSchema)
    if (!input.ok) return input.refusal
    const { email, currentPassword } = input.value
    const proof = await provePassword(req, user.id, currentPassword)
    if (!proof.ok) return proof.refusal
    const verdict = await countEmailChange(req, user.id, email)
    if (!verdict.allowed)
      return tooManyAttempts('Too many attempts. Please try again later.', verdict.retryAfterSeconds)
    const { verified } = proof
    if (!(await requestEmailChange(req.payload, { userId: user.id, email, verified }))) return wrongPassword()
    return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
  }),
}
