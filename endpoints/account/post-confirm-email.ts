import type { Endpoint } from 'payload'
import { confirmEmailChange } from '@/features/account/email-change/mutations'
import { tokenSchema } from '@/features/account/schema'
import { confirmSignUp } from '@/features/account/sign-up/mutations'
import { parseBody } from '@/lib/http/parse'
import { redeem } from './redeem'

/** POST /api/confirm-email {token}: confirms a new account or a new address. 200 {confirmed}, 410. */
export const postConfirmEmail: Endpoint = {
  path: '/confirm-email',
  method: 'post',
  handler: async (req) => {
    const input = await parseBody(req, tokenSchema)
    if (!input.ok) return input.refusal
    const { token } = input.value
    return redeem(req, async () => {
      if (await confirmSignUp(req, token)) return Response.json({ confirmed: 'account' })
      if (await confirmEmailChange(req, token)) return Response.json({ confirmed: 'email' })
      return undefined
    })
  },
}
