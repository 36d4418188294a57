import { erasePerson } from '@/features/person/erase'
import { erasureSchema } from '@/features/person/schema'
import { problem } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { post, superAdminOnly } from '../route'

/** POST /api/people/erase {email, confirm}: 200 {erased, cancelledCalls}; 404 if nothing is stored; 409 for the team. */
export const postErasePerson = post(
  '/people/erase',
  recentlyAuthenticated(superAdminOnly),
  erasureSchema,
  async (req, input) => {
    const outcome = await erasePerson(req, input.email, new Date())
    if (outcome === 'unknown') {
      const message = 'Nothing is stored about this address.'
      return problem(404, { message, code: 'not_found', field: 'email' })
    }
    if (outcome === 'works-here') {
      const message = 'This person belongs to the team. Remove their role first.'
      return problem(409, { message, code: 'conflict', field: 'email' })
    }
    return Response.json(outcome)
  },
)
