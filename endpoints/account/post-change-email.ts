import type { Endpoint } from 'payload'
import { requestEmailChange } from '@/features/account/change-email'
import { changeEmailSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { refuseWrongPassword } from './own-password'
import { signedInOnly } from './signed-in-only'

/** POST /api/change-email {email, currentPassword}: 202; the new address gets a link, and the old one stays until it is used. */
export const postChangeEmail: Endpoint = {
  path: '/change-email',
  method: 'post',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, changeEmailSchema)
    if (!input.ok) return input.refusal
    const refusal = await refuseWrongPassword(req, user.id, input.value.currentPassword)
    if (refusal) return refusal
    await requestEmailChange(req, user.id, input.value.email)
    return Response.json({ message: "We've sent you a confirmation link." }, { status: 202 })
  }),
}
