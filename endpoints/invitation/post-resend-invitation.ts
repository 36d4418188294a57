import { isSuperAdmin } from '@collections/access/roles'
import type { Endpoint } from 'payload'
import { resendInvitation } from '@/features/invitation/invite'
import { problem } from '@/lib/http/problem'
import { signedInOnly } from '../account/signed-in-only'
import { openInvitation } from './open-invitation'

/** POST /api/invitations/:id/resend: 200 {invitation, link} with a new link and a new life; the old link is void. 404, 409. */
export const postResendInvitation: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: signedInOnly(async (req) => {
    if (!(await isSuperAdmin(req)))
      return problem(403, { message: 'Insufficient permissions', code: 'forbidden' })
    const sent = await resendInvitation(req.payload, String(req.routeParams?.id ?? ''))
    if (sent === 'unknown')
      return problem(404, { message: 'There is no such invitation.', code: 'not_found' })
    if (sent === 'accepted') {
      return problem(409, { message: 'This invitation has been accepted already.', code: 'conflict' })
    }
    if (sent === 'open') return openInvitation()
    return Response.json(sent)
  }),
}
