import { type AccountState, addColleague } from '@/features/account/people/mutations'
import { addColleagueSchema } from '@/features/account/schema'
import { problem } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { post, superAdminOnly } from '../route'

const taken: Record<AccountState, string> = {
  active: 'This address already has an account. Give it the role with Assign Role.',
  invited:
    'This person has been added already and has not chosen a password yet. Send the email again from the list.',
  off: 'This address has an account that is switched off. Switch it on again in the list.',
}

/** POST /api/add-colleague {email, fullName, role}: 201 {colleague, expiresAt}, 403, 409 {state}. */
export const postAddColleague = post(
  '/add-colleague',
  recentlyAuthenticated(superAdminOnly),
  addColleagueSchema,
  async (req, input) => {
    const outcome = await addColleague(req, input)
    if (typeof outcome === 'string') {
      return problem(409, { message: taken[outcome], code: 'conflict', field: 'email' }, { state: outcome })
    }
    return Response.json(outcome, { status: 201 })
  },
)
