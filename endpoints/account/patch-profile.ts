import type { Endpoint } from 'payload'
import { profileSchema } from '@/features/account/schema'
import { parseBody } from '@/lib/http/parse'
import { signedInOnly } from '../access/signed-in-only'
import { sessionAnswer } from './session-answer'

/** PATCH /api/profile {fullName?, companyName?, phone?}: changes one's own account. 200 with the session. */
export const patchProfile: Endpoint = {
  path: '/profile',
  method: 'patch',
  handler: signedInOnly(async (req, user) => {
    const input = await parseBody(req, profileSchema)
    if (!input.ok) return input.refusal
    const changed = await req.payload.update({
      collection: 'users',
      id: user.id,
      data: input.value,
      overrideAccess: false,
      depth: 0,
      req,
    })
    req.user = Object.assign({ ...user }, changed)
    return Response.json(await sessionAnswer(req))
  }),
}
