import { subscribersCsv } from '@/features/newsletter/export'
import { recordExport } from '@/features/security/record-export'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { adminOnly, get } from '../route'

/** GET /api/subscribers/export: all subscribers as CSV, for admins. */
export const getSubscribersExport = get('/export', recentlyAuthenticated(adminOnly), async (req, user) => {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    pagination: false,
    sort: 'createdAt',
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
  await recordExport(req, 'subscribers', { rows: docs.length })
  return new Response(subscribersCsv(docs), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
    },
  })
})
