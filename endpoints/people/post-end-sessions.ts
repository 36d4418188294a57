import type { Endpoint } from 'payload'
import { userIdSchema } from '@/features/account/schema'
import { signedOutHeaders } from '@/features/account/session/cookie'
import { endSessionsOf } from '@/features/account/session/end-sessions'
import { parseBody } from '@/lib/http/parse'
import { superAdminOnly } from '../access/super-admin-only'
import { noSuchAccount } from './refusals'

/** POST /api/end-sessions {userId}: 200 {ended}, the number of sessions. 403, 404. */
export const postEndSessions: Endpoint = {
  path: '/end-sessions',
  method: 'post',
  handler: superAdminOnly(async (req, user) => {
    const input = await parseBody(req, userIdSchema)
    if (!input.ok) return input.refusal
    const { userId } = input.value
    const ended = await endSessionsOf(req, { userId })
    if (ended === undefined) return noSuchAccount()
    const own = userId.toLowerCase() === user.id
    return Response.json({ ended }, own ? { headers: signedOutHeaders() } : {})
  }),
}
