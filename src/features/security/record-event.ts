import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { noticeAlerts } from './alerts/raise-alert'
import type { NoticedEvent } from './event-kinds'
import { type EventRow, eventQueue, rowOf } from './events/event-queue'
import { startOfMinute } from './events/grouping'

const state = processState('security-events', () => eventQueue((ms) => wait(ms, undefined, { ref: false })))

async function writeRow(payload: Payload, { id, event, at, seconds }: EventRow): Promise<void> {
  const times = [...seconds.values()].reduce((sum, each) => sum + each, 0)
  const lastAt = new Date(Math.max(at.getTime(), startOfMinute(at) + Math.max(...seconds.keys()) * 1000))
  const details = JSON.stringify({ ...event.details, times, seconds: Object.fromEntries(seconds) })
  await query(
    payload,
    sql`INSERT INTO security_events AS kept
          (id, type, category, severity, message, user_id, ip_address, details, created_at, updated_at)
        VALUES (${id}, ${event.type}, ${event.category}, ${event.severity}, ${event.message.slice(0, 300)},
                ${event.userId ?? null}, ${event.ipAddress?.slice(0, 64) ?? null}, ${details}::jsonb,
                ${at.toISOString()}, ${lastAt.toISOString()})
        ON CONFLICT (id) DO UPDATE SET
          created_at = least(kept.created_at, excluded.created_at),
          updated_at = greatest(kept.updated_at, excluded.updated_at),
          details = excluded.details || jsonb_build_object(
            'times', (kept.details ->> 'times')::int + (excluded.details ->> 'times')::int,
            'seconds', (
              SELECT jsonb_object_agg(second, total) FROM (
                SELECT second, sum(times::int) AS total FROM (
                  SELECT * FROM jsonb_each_text(kept.details -> 'seconds')
                  UNION ALL SELECT * FROM jsonb_each_text(excluded.details -> 'seconds')
                ) fell(second, times) GROUP BY second) summed))`,
  )
  await noticeAlerts(payload, event, lastAt)
}

/** Writes the event, and also a critical one if there were too many. Equal events of a minute share a row. */
export const keepEvent = (payload: Payload, event: NoticedEvent, now: Date): Promise<void> =>
  writeRow(payload, rowOf(event, now))

/** Stores a security event on its own connection. Never delays or fails the request. */
export function recordSecurityEvent(payload: Payload, event: NoticedEvent, now = new Date()): void {
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
  state.add(event, now, (row) =>
    writeRow(payload, row).catch((error: unknown) =>
      log.error({ err: error }, 'security event was not kept'),
    ),
  )
}
