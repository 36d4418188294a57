import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { excluded } from '@/lib/db/columns'
import { databaseOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { security_events } from '@/payload-generated-schema'
import { noticeAlerts } from './alerts/raise-alert'
import type { NoticedEvent } from './event-kinds'
import { type EventRow, eventQueue, rowOf } from './events/event-queue'
import { startOfMinute } from './events/grouping'

const queue = () =>
  processState('security-events', () => eventQueue((ms) => wait(ms, undefined, { ref: false })))

async function writeRow(payload: Payload, { id, event, at, seconds }: EventRow): Promise<void> {
  const times = [...seconds.values()].reduce((sum, each) => sum + each, 0)
  const lastAt = new Date(Math.max(at.getTime(), startOfMinute(at) + Math.max(...seconds.keys()) * 1000))
  const { type, category, severity, message } = event
  const { details, createdAt, updatedAt } = security_events
  const added = excluded(details)
  await databaseOf(payload)
    .insert(security_events)
    .values({
      ...{ id, type, category, severity, message: message.slice(0, 300), userId: event.userId ?? null },
      ipAddress: event.ipAddress?.slice(0, 64) ?? null,
      details: { ...event.details, times, seconds: Object.fromEntries(seconds) },
      ...{ createdAt: at.toISOString(), updatedAt: lastAt.toISOString() },
    })
    .onConflictDoUpdate({
      target: security_events.id,
      set: {
        createdAt: sql`least(${createdAt}, ${excluded(createdAt)})`,
        updatedAt: sql`greatest(${updatedAt}, ${excluded(updatedAt)})`,
        details: sql`${added} || jsonb_build_object(
          'times', (${details} ->> 'times')::int + (${added} ->> 'times')::int,
          'seconds', (
            SELECT jsonb_object_agg(second, total) FROM (
              SELECT second, sum(times::int) AS total FROM (
                SELECT * FROM jsonb_each_text(${details} -> 'seconds')
                UNION ALL SELECT * FROM jsonb_each_text(${added} -> 'seconds')
              ) fell(second, times) GROUP BY second) summed))`,
      },
    })
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
  queue().add(event, now, (row) =>
    writeRow(payload, row).catch((error: unknown) =>
      log.error({ err: error }, 'security event was not kept'),
    ),
  )
}
