import type { Endpoint } from 'payload'
import { clearEvents } from '@/features/security/events/mutations'
import { eventsBefore } from '@/features/security/events/queries'
import { eventsQuery } from '@/features/security/events/schema'
import { parseInput } from '@/lib/http/parse'
import { forbidden } from '@/lib/http/problem'
import { superAdminOnly } from '../access/super-admin-only'
import { saidIn } from './said'

/**
 * GET /api/security-events?severity=&category=&type=&since=&limit=&before=: 200 {docs, totalDocs, limit, hasNextPage, nextCursor},
 * newest first. totalDocs ends at 1000. `before` takes the nextCursor of the answer before. 400 names the wrong
 * parameter. For super admins, in place of Payload's own list.
 */
const getSecurityEvents: Endpoint = {
  path: '/',
  method: 'get',
  handler: superAdminOnly(async (req) => {
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
  }),
}

/** DELETE /api/security-events: clears all of them, which the audit log records. 200 {deleted}. For super admins. */
const deleteSecurityEvents: Endpoint = {
  path: '/',
  method: 'delete',
  handler: superAdminOnly(async (req) => {
    // Payload's bulk deletion has the same address: what names some must not clear all.
    if ([...req.searchParams].length > 0) {
      return forbidden('Security events are cleared all at once: this call takes no parameters.')
    }
    return Response.json({ deleted: await clearEvents(req) })
  }),
}

/** Under /api/security-events. */
export const securityEventEndpoints: Endpoint[] = [getSecurityEvents, deleteSecurityEvents]
