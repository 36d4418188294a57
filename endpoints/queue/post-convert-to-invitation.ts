import type { Endpoint } from 'payload'
import { convertToInvitation } from '@/features/queue/convert'
import { convertToInvitationSchema } from '@/features/queue/schema'
import { viewerOf } from '@/features/queue/visible'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'
import { openInvitation } from '../invitation/open-invitation'
import { noSuchWork } from './refusals'

/**
 * POST /api/convert-to-invitation {id, subdomain?}: 201 {invitation, link, heldBackSeconds}, 403, 404, 409
 */
export const postConvertToInvitation: Endpoint = {
  path: '/convert-to-invitation',
  method: 'post',
  handler: signedInOnly(async (req, _user) => {
    const viewer = await viewerOf(req)
    if (!viewer?.superAdmin) return forbidden()
    const input = await parseBody(req, convertToInvitationSchema)
    if (!input.ok) return input.refusal
    const outcome = await convertToInvitation(req, { ...input.value, viewer })
    if (outcome === 'unknown') return noSuchWork()
    if (outcome === 'open') return openInvitation()
    if (outcome === 'made') {
      return problem(409, {
        message:
          'This person has been invited already. Send the invitation again from the list of invitations.',
        code: 'conflict',
        field: 'id',
      })
    }
    return Response.json(outcome, { status: 201 })
  }),
}
