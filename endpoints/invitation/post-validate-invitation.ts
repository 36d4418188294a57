import { tokenSchema } from '@/features/account/schema'
import { openInvitation } from '@/features/invitation/queries'
import { parseBody } from '@/lib/http/parse'
import { redeem } from '../account/redeem'
import { anyone, post } from '../route'
import { invalidInvitation } from './invalid-invitation'

/** POST /api/validate-invitation {token}: 200 {email}, 404. The link stays valid. */
export const postValidateInvitation = post('/validate-invitation', anyone, async (req) => {
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
})
