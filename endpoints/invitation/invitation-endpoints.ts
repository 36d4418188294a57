import { tokenSchema } from '@/features/account/schema'
import { createInvitation, resendInvitation } from '@/features/invitation/mutations'
import { openInvitation } from '@/features/invitation/queries'
import { register } from '@/features/invitation/registration/mutations'
import { createInvitationSchema, registrationSchema } from '@/features/invitation/schema'
import { withStoredPhone } from '@/features/site/typed-phone'
import { parseBody } from '@/lib/http/parse'
import { redeem } from '../account/identity'
import { anyone, pathId, post, refuse, superAdminOnly } from '../route'

const invalidInvitation = (): Response => refuse(404, 'This invitation link is no longer valid', 'token')

export const alreadyInvited = (): Response =>
  refuse(409, 'This address has an open invitation already. Send that one again, or delete it.', 'email')

export const postCreateInvitation = post(
  '/create-invitation',
  superAdminOnly,
  createInvitationSchema,
  async (req, input) => {
    const sent = await createInvitation(req, input)
    return sent === 'open' ? alreadyInvited() : Response.json(sent, { status: 201 })
  },
)

export const postResendInvitation = post('/:id/resend', superAdminOnly, async (req) => {
  const sent = await resendInvitation(req, pathId(req))
  if (sent === 'unknown') return refuse(404, 'There is no such invitation.')
  if (sent === 'accepted') return refuse(409, 'This invitation has been accepted already.')
  return sent === 'open' ? alreadyInvited() : Response.json(sent)
})

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

export const postClientRegistration = post(
  '/client-registration',
  anyone,
  registrationSchema,
  async (req, input) => {
    const registration = await withStoredPhone(req, input)
    if (!registration.ok) return registration.refusal
    return redeem(
      req,
      async () => {
        const registered = await register(req, registration.value)
        return registered && Response.json({ email: registered.email }, { status: 201 })
      },
      invalidInvitation,
    )
  },
)
