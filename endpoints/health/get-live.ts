import type { Endpoint } from 'payload'

/**
 * GET /api/health/live: the process responds. It ignores the database, whose failure must not restart the
 * process.
 */
export const getLive: Endpoint = {
  path: '/health/live',
  method: 'get',
  handler: () => Response.json({ status: 'ok' }),
}
