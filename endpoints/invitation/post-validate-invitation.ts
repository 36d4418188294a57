import type { Endpoint } from 'payload'
import { tokenSchema } from '@/features/account/schema'
import { openInvitation } from '@/features/invitation/queries'
import { parseBody } from '@/lib/http/parse'
import { redeem } from '../account/redeem'
import { invalidInvitation } from './invalid-invitation'

/** POST /api/validate-invitation {token}: 200 {email}, 404. The link stays valid. */
export const postValidateInvitation: Endpoint = {
  path: '/validate-invitation',
  method: 'post',
  handler: async (req) => {
    const input = await parseBody(req, tokenSchema)
    if (!input.ok) return invalidInvitation()
    return redeem(
      req,
      async () => {
        const invitation = await openInvitation(req, input.value.token)
        return invitation && Response.json(invitation)
      },
      invalidInvitation,
    )
  },
}
