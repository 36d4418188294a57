import { requestErasure } from '@/features/person/own-data'
import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import { post, signedInOnly } from '../route'

/** POST /api/my-data/request-erasure: 202; 409 for the team; 429. The data is erased by a super admin, not by this call. */
export const postRequestErasure = post('/my-data/request-erasure', signedInOnly, async (req, user) => {
  const outcome = await requestErasure(req, user)
  if (outcome === 'asked') {
    const message = `We have your request and have sent a copy to ${user.email}. We answer within a month.`
    return Response.json({ message }, { status: 202 })
  }
  if (outcome === 'works-here') {
    const message = 'You belong to the team. A super admin has to remove your role first.'
    return problem(409, { message, code: 'conflict' })
  }
  const message = 'You have asked us already. We answer within a month.'
  return problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(outcome))
})
