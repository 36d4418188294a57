import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { log } from '@/lib/log'
import type { EventCategory, EventSeverity, EventType } from './event-kinds'

export interface NoticedEvent {
  type: EventType
  category: EventCategory
  severity: EventSeverity
  message: string
  userId?: string | undefined
  ipAddress?: string | undefined
  details?: Record<string, unknown> | undefined
}

/** Under a flood the site answers visitors first: more than this many writes at once are dropped. */
const MAX_UNDER_WAY = 8
let underWay = 0

/**
 * Keeps a security event, on a connection of its own. Neither slow nor failing: a request never waits
 * for it and never sees its error.
 */
export function recordSecurityEvent(payload: Payload, event: NoticedEvent): void {
  log.warn(
    {
      type: event.type,
      category: event.category,
      severity: event.severity,
      userId: event.userId,
      ipAddress: event.ipAddress,
    },
    event.message,
  )
  if (underWay >= MAX_UNDER_WAY) return
  underWay++
  query(
    payload,
    sql`INSERT INTO security_events (type, category, severity, message, user_id, ip_address, details)
        VALUES (${event.type}, ${event.category}, ${event.severity}, ${event.message.slice(0, 300)}, ${event.userId ?? null},
                ${event.ipAddress?.slice(0, 64) ?? null}, ${event.details ? JSON.stringify(event.details) : null}::jsonb)`,
  )
    .catch((error: unknown) => log.error({ err: error }, 'security event was not kept'))
    .finally(() => underWay--)
}
