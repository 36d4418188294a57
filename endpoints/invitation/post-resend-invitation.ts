import { resendInvitation } from '@/features/invitation/mutations'
import { problem } from '@/lib/http/problem'
import { post, superAdminOnly } from '../route'
import { openInvitation } from './open-invitation'

/**
 * POST /api/invitations/:id/resend: 200 {invitation, link, heldBackSeconds}, voids the old link. 404, 409.
 */
export const postResendInvitation = post('/:id/resend', superAdminOnly, async (req) => {
  const sent = await resendInvitation(req, String(req.routeParams?.id ?? ''))
  if (sent === 'unknown') return problem(404, { message: 'There is no such invitation.', code: 'not_found' })
  if (sent === 'accepted') {
    return problem(409, { message: 'This invitation has been accepted already.', code: 'conflict' })
  }
  if (sent === 'open') return openInvitation()
  return Response.json(sent)
})
