import { requestEmailChange } from '@/features/account/email-change/mutations'
import { countEmailChange } from '@/features/account/limits'
import { changeEmailSchema } from '@/features/account/schema'
import { post, signedInOnly } from '../route'
import { reauthenticated, wrongPassword } from './re-authenticated'
import { tooManyAttempts } from './too-many-attempts'

/** POST /api/change-email {email, currentPassword, code?}: 202, mails a link. 429 after five in a day. */
export const postChangeEmail = post(
  '/change-email',
  signedInOnly,
  changeEmailSchema,
  async (req, input, user) => {
    const { email, ...said } = input
    const proof = await reauthenticated(req, user.id, said)
    if (!proof.ok) return proof.refusal
    const verdict = await countEmailChange(req, user.id)
    if (!verdict.allowed) return tooManyAttempts('Too many attempts. Please try again later.', verdict)
    const { verified } = proof
    if (!(await requestEmailChange(req, { email, verified }))) return wrongPassword()
    return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
  },
)
