import type { Endpoint, PayloadRequest } from 'payload'
import { IDLE_SECONDS } from '@/features/account/session/rules'

/** What Payload's admin asks for to know who is using it. The session's secret is not in it. */
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

/** GET /api/users/me */
export const getMe: Endpoint = { path: '/me', method: 'get', handler: ownAccount }

/** POST /api/users/refresh-token: a session is refreshed by its use, so this request has done it. 401 when it has ended. */
export const postRefreshToken: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => (req.user ? ownAccount(req) : Response.json({ user: null }, { status: 401 })),
}
