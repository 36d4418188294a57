import type { Endpoint } from 'payload'

/** GET /api/health/live: the process responds. Ignores the database, whose failure needs no restart. */
export const getLive: Endpoint = {
  path: '/health/live',
  method: 'get',
  handler: () => Response.json({ status: 'ok' }),
}
