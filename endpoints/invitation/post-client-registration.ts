import { register } from '@/features/invitation/registration/mutations'
import { registrationSchema } from '@/features/invitation/schema'
import { redeem } from '../account/redeem'
import { anyone, post } from '../route'
import { invalidInvitation } from './invalid-invitation'

/** POST /api/client-registration {token, ...}: 201 {email}, 400 with fields, 404 for an invalid link. */
export const postClientRegistration = post(
  '/client-registration',
  anyone,
  registrationSchema,
  async (req, input) =>
    redeem(
      req,
      async () => {
        const registered = await register(req, input)
        return registered && Response.json({ email: registered.email }, { status: 201 })
      },
      invalidInvitation,
    ),
)
