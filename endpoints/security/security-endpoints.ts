import type { Endpoint } from 'payload'
import { auditBefore } from '@/features/security/audit/queries'
import * as calls from '@/features/security/calls'
import { clearEvents, markHandled } from '@/features/security/events/mutations'
import { eventsBefore } from '@/features/security/events/queries'
import { NEWEST } from '@/features/security/events/schema'
import { securityMetrics } from '@/features/security/metrics/queries'
import { recordExport } from '@/features/security/record-export'
import { forbidden } from '@/lib/http/problem'
import { answer, file } from '@/lib/http/reply'
import { endpoint, pathId, refuse } from '../route'

const listed = <Item, Cursor>(
  docs: Item[],
  { total, nextCursor }: { total: number; nextCursor: Cursor | null },
  limit: number,
) => ({ docs, totalDocs: total, limit, hasNextPage: nextCursor !== null, nextCursor })

export const getSecurityMetrics = endpoint(calls.readMetrics, async (req) =>
  answer(200, await securityMetrics(req.payload, new Date())),
)

export const getSecurityAuditLog = endpoint(
  calls.listAuditEntries,
  async (req, input) => {
    const { limit, before, ...filter } = input
    const { entries, ...rest } = await auditBefore(req.payload, filter, { limit, before })
    return answer(200, listed(entries, rest, limit))
  },
  'security-audit-log',
)

export const securityEventEndpoints: Endpoint[] = [
  endpoint(
    calls.listEvents,
    async (req, input) => {
      const { limit, before, ...filter } = input
      const { events, ...rest } = await eventsBefore(req.payload, filter, { limit, before })
      return answer(200, listed(events, rest, limit))
    },
    'security-events',
  ),
  endpoint(
    calls.exportEvents,
    async (req, input) => {
      const { limit: _limit, before: _before, ...filter } = input
      const { events } = await eventsBefore(req.payload, filter, { limit: NEWEST })
      await recordExport(req, 'security_events', { ...filter, rows: events.length })
      return file(JSON.stringify(events, null, 2), {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="security-events.json"',
        'cache-control': 'private, no-store',
      })
    },
    'security-events',
  ),
  endpoint(
    calls.handleEvent,
    async (req, { handled }) =>
      (await markHandled(req, { eventId: pathId(req), handled }))
        ? answer(200, { handled })
        : refuse(404, 'There is no such event. It may have been cleared.'),
    'security-events',
  ),
  /** DELETE /api/security-events: clears all, with an audit entry. 200 {deleted}. For super admins. */
  endpoint(
    calls.clearEvents,
    async (req) => {
      // Payload's bulk deletion has the same address. A filter must not clear all events.
      if (req.searchParams.size > 0)
        return forbidden('Security events are cleared all at once: this call takes no parameters.')
      return answer(200, { deleted: await clearEvents(req) })
    },
    'security-events',
  ),
]
