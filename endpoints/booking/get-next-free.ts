import type { Endpoint } from 'payload'
import { nextFree } from '@/features/booking/availability/next-free'

/** GET /api/next-free: the first free times of the next days. Public. */
export const getNextFree: Endpoint = {
  path: '/next-free',
  method: 'get',
  handler: async (req) => Response.json(await nextFree(req, new Date())),
}
