import type { Endpoint } from 'payload'
import { requestEmailChange } from '@/features/account/email-change/mutations'
import { countEmailChange } from '@/features/account/limits'
import { changeEmailSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { signedInOnly } from '../access/signed-in-only'
import { reauthenticated, wrongPassword } from './re-authenticated'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/change-email {email, currentPassword, code?}: 202, mails a link. 429 after five in a day. */
export const postChangeEmail: Endpoint = {
  path: '/change-email',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, changeEmailSchema)
    if (!input.ok) return input.refusal
    const { email, ...said } = input.value
    const proof = await reauthenticated(req, user.id, said)
    if (!proof.ok) return proof.refusal
    const verdict = await countEmailChange(req, user.id)
    if (!verdict.allowed) return tooManyAttempts('Too many attempts. Please try again later.', verdict)
    const { verified } = proof
    if (!(await requestEmailChange(req, { email, verified }))) return wrongPassword()
    return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
  }),
}
