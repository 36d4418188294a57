import type { Endpoint } from 'payload'
import { register } from '@/features/invitation/registration/mutations'
import { registrationSchema } from '@/features/invitation/schema'
import { parseBody } from '@/lib/http/parse'
import { redeem } from '../account/redeem'
import { invalidInvitation } from './invalid-invitation'

/** POST /api/client-registration {token, ...}: 201 {email}, 400 with fields, 404 for an invalid link. */
export const postClientRegistration: Endpoint = {
  path: '/client-registration',
  method: 'post',
  handler: async (req) => {
    const input = await parseBody(req, registrationSchema)
    if (!input.ok) return input.refusal
    return redeem(
      req,
      async () => {
        const registered = await register(req, input.value)
        return registered && Response.json({ email: registered.email }, { status: 201 })
      },
      invalidInvitation,
    )
  },
}
