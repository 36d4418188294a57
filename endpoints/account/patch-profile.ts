import { profileSchema } from '@/features/account/schema'
import { patch, signedInOnly } from '../route'
import { sessionAnswer } from './session-answer'

/** PATCH /api/profile {fullName?, companyName?, phone?}: changes one's own account. 200 with the session. */
export const patchProfile = patch('/profile', signedInOnly, profileSchema, async (req, input, user) => {
  const changed = await req.payload.update({
    collection: 'users',
    id: user.id,
    data: input,
    overrideAccess: false,
    depth: 0,
    req,
  })
  req.user = Object.assign({ ...user }, changed)
  return Response.json(await sessionAnswer(req))
})
