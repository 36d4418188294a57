import type { Endpoint } from 'payload'
import { health, healthInShort } from '@/application/health'
import { isSuperAdmin } from '@/features/role/queries'

/**
 * GET /api/health: for load balancers and monitors; 503 when a part does not work. Which part it is, and what the
 * site is made of, is for super admins alone.
 */
export const getHealth: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async (req) => {
    const { status, database } = await healthInShort(req.payload)
    // With the database down nobody can be known, and nobody learns more than that.
    const isKnown = req.user && database === 'ok' && (await isSuperAdmin(req).catch(() => false))
    return Response.json(isKnown ? await health(req.payload) : { status }, {
      status: status === 'ok' ? 200 : 503,
    })
  },
}
