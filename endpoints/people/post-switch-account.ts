import type { Endpoint } from 'payload'
import { switchAccountSchema } from '@/features/account/schema'
import { switchAccount } from '@/features/account/switched-off/mutations'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { superAdminOnly } from '../access/super-admin-only'
import { noSuchAccount } from './refusals'

/** POST /api/switch-account {userId, active}: 200 {userId, active}, 403, 404, 409 for one's own account. */
export const postSwitchAccount: Endpoint = {
  path: '/switch-account',
  method: 'post',
  handler: superAdminOnly(
    recentlyAuthenticated(async (req, _user) => {
      const input = await parseBody(req, switchAccountSchema)
      if (!input.ok) return input.refusal
      switch (await switchAccount(req, { ...input.value })) {
        case 'done':
          return Response.json(input.value)
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
    }),
  ),
}
