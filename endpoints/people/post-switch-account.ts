import { switchAccountSchema } from '@/features/account/schema'
import { switchAccount } from '@/features/account/switched-off/mutations'
import { forbidden, problem } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { post, superAdminOnly } from '../route'
import { noSuchAccount } from './refusals'

/** POST /api/switch-account {userId, active}: 200 {userId, active}, 403, 404, 409 for one's own account. */
export const postSwitchAccount = post(
  '/switch-account',
  recentlyAuthenticated(superAdminOnly),
  switchAccountSchema,
  async (req, input) => {
    switch (await switchAccount(req, { ...input })) {
      case 'done':
        return Response.json(input)
      case 'unknown':
        return noSuchAccount()
      case 'forbidden':
        return forbidden()
      case 'own':
        return problem(409, {
          message: 'You cannot switch off your own account. Ask another super admin to do it.',
          code: 'conflict',
          field: 'userId',
        })
    }
  },
)
