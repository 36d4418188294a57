import { createInvitation } from '@/features/invitation/mutations'
import { createInvitationSchema } from '@/features/invitation/schema'
import { post, superAdminOnly } from '../route'
import { openInvitation } from './open-invitation'

/** POST /api/create-invitation {email, subdomain?}: 201 {invitation, link, heldBackSeconds}, 409. */
export const postCreateInvitation = post(
  '/create-invitation',
  superAdminOnly,
  createInvitationSchema,
  async (req, input) => {
    const sent = await createInvitation(req, input)
    if (sent === 'open') return openInvitation()
    return Response.json(sent, { status: 201 })
  },
)
