import { isSuperAdmin } from '@collections/access/roles'
import type { Endpoint } from 'payload'
import { createInvitation } from '@/features/invitation/invite'
import { createInvitationSchema } from '@/features/invitation/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { signedInOnly } from '../account/signed-in-only'
import { openInvitation } from './open-invitation'

/** POST /api/create-invitation {email, subdomain?}: 201 {invitation, link}; the link is shown this once. 409 for an open one. */
export const postCreateInvitation: Endpoint = {
  path: '/create-invitation',
  method: 'post',
  handler: signedInOnly(async (req) => {
    if (!(await isSuperAdmin(req)))
      return problem(403, { message: 'Insufficient permissions', code: 'forbidden' })
    const input = await parseBody(req, createInvitationSchema)
    if (!input.ok) return input.refusal
    const sent = await createInvitation(req.payload, input.value)
    if (sent === 'open') return openInvitation()
    return Response.json(sent, { status: 201 })
  }),
}
