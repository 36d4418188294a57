import type { Endpoint } from 'payload'
import { health } from '@/application/health'

/** GET /api/health: for load balancers and monitors; 503 when a part does not work. */
export const getHealth: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async (req) => {
    const state = await health(req.payload)
    return Response.json(state, { status: state.status === 'ok' ? 200 : 503 })
  },
}
