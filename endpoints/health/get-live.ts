import type { Endpoint } from 'payload'

/** GET /api/health/live: the process answers. It asks nothing else, so a database that is away starts no process anew. */
export const getLive: Endpoint = {
  path: '/health/live',
  method: 'get',
  handler: () => Response.json({ status: 'ok' }),
}
