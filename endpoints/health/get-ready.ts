import type { Endpoint } from 'payload'
import { isReady } from '@/application/readiness'

/** GET /api/health/ready: 503 if this server should get no requests. */
export const getReady: Endpoint = {
  path: '/health/ready',
  method: 'get',
  handler: async ({ payload }) => {
    const ready = await isReady(payload)
    return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
  },
}
