import type { Endpoint } from 'payload'
import { auditBefore } from '@/features/security/audit/queries'
import { auditQuery } from '@/features/security/audit/schema'
import { clearEvents } from '@/features/security/events/mutations'
import { eventsBefore } from '@/features/security/events/queries'
import { eventsQuery, NEWEST } from '@/features/security/events/schema'
import { securityMetrics } from '@/features/security/metrics/queries'
import { recordExport } from '@/features/security/record-export'
import { forbidden } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { get, remove, superAdminOnly } from '../route'

const listAnswer = <Cursor>(
  docs: readonly object[],
  { total, nextCursor }: { total: number; nextCursor: Cursor | null },
  limit: number,
): Response => Response.json({ docs, totalDocs: total, limit, hasNextPage: nextCursor !== null, nextCursor })

export const getSecurityMetrics = get('/security-metrics', superAdminOnly, async (req) =>
  Response.json(await securityMetrics(req.payload, new Date())),
)

export const getSecurityAuditLog = get('/', superAdminOnly, auditQuery, async (req, input) => {
  const { limit, before, ...filter } = input
  const { entries, ...rest } = await auditBefore(req.payload, filter, { limit, before })
  return listAnswer(entries, rest, limit)
})

const getSecurityEvents = get('/', superAdminOnly, eventsQuery, async (req, input) => {
  const { limit, before, ...filter } = input
  const { events, ...rest } = await eventsBefore(req.payload, filter, { limit, before })
  return listAnswer(events, rest, limit)
})

const getSecurityEventsExport = get(
  '/export',
  recentlyAuthenticated(superAdminOnly),
  eventsQuery,
  async (req, input) => {
    const { limit: _limit, before: _before, ...filter } = input
    const { events } = await eventsBefore(req.payload, filter, { limit: NEWEST })
    await recordExport(req, 'security_events', { ...filter, rows: events.length })
    return new Response(JSON.stringify(events, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="security-events.json"',
        'cache-control': 'private, no-store',
      },
    })
  },
)

/** DELETE /api/security-events: clears all, with an audit entry. 200 {deleted}. For super admins. */
const deleteSecurityEvents = remove('/', recentlyAuthenticated(superAdminOnly), async (req) => {
  // Payload's bulk deletion has the same address. A filter must not clear all events.
  if (req.searchParams.size > 0)
    return forbidden('Security events are cleared all at once: this call takes no parameters.')
  return Response.json({ deleted: await clearEvents(req) })
})

export const securityEventEndpoints: Endpoint[] = [
  getSecurityEvents,
  getSecurityEventsExport,
  deleteSecurityEvents,
]
