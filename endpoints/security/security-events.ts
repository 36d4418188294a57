import type { Endpoint } from 'payload'
import { clearEvents } from '@/features/security/events/mutations'
import { eventsBefore } from '@/features/security/events/queries'
import { eventsQuery } from '@/features/security/events/schema'
import { recordExport } from '@/features/security/record-export'
import { parseInput } from '@/lib/http/parse'
import { forbidden } from '@/lib/http/problem'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { get, remove, superAdminOnly } from '../route'
import { saidIn } from './said'

/** GET /api/security-events?severity=&category=&type=&since=&limit=&before=: newest first. */
const getSecurityEvents = get('/', superAdminOnly, async (req) => {
  const asked = parseInput(eventsQuery, saidIn(req))
  if (!asked.ok) return asked.refusal
  const { limit, before, ...filter } = asked.value
  const { events, total, nextCursor } = await eventsBefore(req.payload, filter, { limit, before })
  return Response.json({
    docs: events,
    totalDocs: total,
    limit,
    hasNextPage: nextCursor !== null,
    nextCursor,
  })
})

const MAX_ROWS = 1000

/** GET /api/security-events/export: the newest thousand of a filter as JSON. For super admins. */
const getSecurityEventsExport = get('/export', recentlyAuthenticated(superAdminOnly), async (req) => {
  const asked = parseInput(eventsQuery, saidIn(req))
  if (!asked.ok) return asked.refusal
  const { limit: _limit, before: _before, ...filter } = asked.value
  const { events } = await eventsBefore(req.payload, filter, { limit: MAX_ROWS })
  await recordExport(req, 'security_events', { ...filter, rows: events.length })
  return new Response(JSON.stringify(events, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="security-events.json"',
      'cache-control': 'private, no-store',
    },
  })
})

/** DELETE /api/security-events: clears all, with an audit entry. 200 {deleted}. For super admins. */
const deleteSecurityEvents = remove('/', recentlyAuthenticated(superAdminOnly), async (req) => {
  // Payload's bulk deletion has the same address. A filter must not clear all events.
  if ([...req.searchParams].length > 0) {
    return forbidden('Security events are cleared all at once: this call takes no parameters.')
  }
  return Response.json({ deleted: await clearEvents(req) })
})

export const securityEventEndpoints: Endpoint[] = [
  getSecurityEvents,
  getSecurityEventsExport,
  deleteSecurityEvents,
]
