import { convertToInvitation } from '@/features/queue/convert'
import { convertToInvitationSchema } from '@/features/queue/schema'
import { problem } from '@/lib/http/problem'
import { openInvitation } from '../invitation/open-invitation'
import { post } from '../route'
import { noSuchWork } from './refusals'
import { superAdminViewer } from './team-only'

/**
 * POST /api/convert-to-invitation {id, subdomain?}: 201 {invitation, link, heldBackSeconds}, 403, 404, 409
 */
export const postConvertToInvitation = post(
  '/convert-to-invitation',
  superAdminViewer,
  convertToInvitationSchema,
  async (req, input, viewer) => {
    const outcome = await convertToInvitation(req, { ...input, viewer })
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
  },
)
