import type { Endpoint } from 'payload'
import { createInvitation } from '@/features/invitation/mutations'
import { createInvitationSchema } from '@/features/invitation/schema'
import { parseBody } from '@/lib/http/parse'
import { superAdminOnly } from '../access/super-admin-only'
import { openInvitation } from './open-invitation'

/** POST /api/create-invitation {email, subdomain?}: 201 {invitation, link, heldBackSeconds}, 409. */
export const postCreateInvitation: Endpoint = {
  path: '/create-invitation',
  method: 'post',
  handler: superAdminOnly(async (req) => {
    const input = await parseBody(req, createInvitationSchema)
    if (!input.ok) return input.refusal
    const sent = await createInvitation(req, input.value)
    if (sent === 'open') return openInvitation()
    return Response.json(sent, { status: 201 })
  }),
}
