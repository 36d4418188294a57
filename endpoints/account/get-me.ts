import type { PayloadRequest } from 'payload'
import { IDLE_SECONDS } from '@/features/account/session/rules'
import { anyone, get, post } from '../route'

/** Returns the user for Payload's admin, without the session's secret. */
async function ownAccount(req: PayloadRequest): Promise<Response> {
  if (!req.user) return Response.json({ user: null })
  const user = await req.payload.findByID({
    collection: 'users',
    id: req.user.id,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return Response.json({
    user: { ...user, collection: 'users' },
    collection: 'users',
    exp: Math.floor(Date.now() / 1000) + IDLE_SECONDS,
  })
}

export const getMe = get('/me', anyone, ownAccount)

/**
 * POST /api/users/refresh-token: 200. Any request renews the session, so nothing is written. 401 if it ended.
 */
export const postRefreshToken = post('/refresh-token', anyone, async (req) =>
  req.user ? ownAccount(req) : Response.json({ user: null }, { status: 401 }),
)
