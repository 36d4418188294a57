import type { Endpoint } from 'payload'
import { tokenSchema } from '@/features/account/schema'
import { currentOptions } from '@/features/form-options/stored'
import * as calls from '@/features/invitation/calls'
import { createInvitation, resendInvitation } from '@/features/invitation/mutations'
import { openInvitation } from '@/features/invitation/queries'
import { register } from '@/features/invitation/registration/mutations'
import { registrationSchemaFor } from '@/features/invitation/schema'
import { withStoredPhone } from '@/features/site/typed-phone'
import { parseBody, parseInput } from '@/lib/http/parse'
import type { Refused } from '@/lib/http/reply'
import { answer } from '@/lib/http/reply'
import { redeem } from '../account/identity'
import { endpoint, pathId, readingItself, refuse } from '../route'

const invalidInvitation = (): Refused => refuse(404, 'This invitation link is no longer valid', 'token')

export const alreadyInvited = (): Refused =>
  refuse(409, 'This address has an open invitation already. Send that one again, or delete it.', 'email')

export const postResendInvitation = endpoint(
  calls.resendInvitation,
  async (req) => {
    const sent = await resendInvitation(req, pathId(req))
    if (sent === 'unknown') return refuse(404, 'There is no such invitation.')
    if (sent === 'accepted') return refuse(409, 'This invitation has been accepted already.')
    return sent === 'open' ? alreadyInvited() : answer(200, sent)
  },
  'invitations',
)

export const invitationEndpoints: Endpoint[] = [
  endpoint(calls.createInvitation, async (req, input) => {
    const sent = await createInvitation(req, input)
    return sent === 'open' ? alreadyInvited() : answer(201, sent)
  }),
  readingItself(calls.validateInvitation, async (req) => {
    const input = await parseBody(req, tokenSchema)
    if (!input.ok) return invalidInvitation()
    return redeem(
      req,
      async () => {
        const invitation = await openInvitation(req, input.value.token)
        return invitation && answer(200, invitation)
      },
      invalidInvitation,
    )
  }),
  endpoint(calls.registerClient, async (req, input) => {
    const chosen = parseInput(registrationSchemaFor(await currentOptions(req.payload)), input)
    if (!chosen.ok) return chosen.refusal
    const registration = await withStoredPhone(req, chosen.value)
    if (!registration.ok) return registration.refusal
    return redeem(
      req,
      async () => {
        const registered = await register(req, registration.value)
        return registered && answer(201, { email: registered.email })
      },
      invalidInvitation,
    )
  }),
]
