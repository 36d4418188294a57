import type { Endpoint } from 'payload'
import { subscribersCsv } from '@/features/newsletter/subscribers-csv'
import { problem } from '@/lib/http/problem'
import { isAdmin } from '../../collections/access/roles'

/** GET /api/subscribers/export: every subscriber as CSV, for admins. */
export const getSubscribersExport: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return problem(401, { message: 'Please sign in.', code: 'unauthenticated' })
    if (!(await isAdmin(req)))
      return problem(403, { message: 'Administrator access required.', code: 'forbidden' })
    const { docs } = await req.payload.find({
      collection: 'subscribers',
      pagination: false,
      sort: 'createdAt',
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return new Response(subscribersCsv(docs), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
      },
    })
  },
}
