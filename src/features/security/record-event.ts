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
import { rowId, secondOf, startOfMinute } from './events/grouping'

/** Equal events of one minute, counted by second. */
interface EventRow {
  id: string
  event: NoticedEvent
  at: Date
  seconds: Map<number, number>
}

/** The most rows a minute. Beyond it, in a flood from many clients, events are stored without a client. */
const ROWS_A_MINUTE = 200
/** Limits writes during a flood, so that visitors have priority. */
const LANES = 4
const PAUSE_MS = 100
/** Reached only if the database fails. Further events are only logged. */
const MAX_QUEUED = 1000

interface Waiting {
  row: EventRow
  write: (row: EventRow) => Promise<void>
}

const ofManyClients = (event: NoticedEvent): NoticedEvent => ({
  ...event,
  userId: undefined,
  ipAddress: undefined,
  group: 'many clients',
  details: { clients: 'too many to count separately' },
})

const rowOf = (event: NoticedEvent, at: Date): EventRow => ({
  id: rowId(event, at),
  event,
  at,
  seconds: new Map([[secondOf(at), 1]]),
})

/** Writes events as rows. Equal waiting events are counted together, so rows and writes are bounded. */
function eventQueue(pause: (ms: number) => Promise<unknown>) {
  const waiting = new Map<string, Waiting>()
  let minute = { start: 0, ids: new Set<string>() }
  let busy = 0

  function boundedRow(event: NoticedEvent, at: Date): EventRow {
    const start = startOfMinute(at)
    if (start !== minute.start) minute = { start, ids: new Set() }
    const row = rowOf(event, at)
    if (!minute.ids.has(row.id) && minute.ids.size >= ROWS_A_MINUTE) return rowOf(ofManyClients(event), at)
    minute.ids.add(row.id)
    return row
  }

  function take(): Waiting | undefined {
    const [next] = waiting
    if (!next) return undefined
    waiting.delete(next[0])
    return next[1]
  }

  async function work(): Promise<void> {
    busy++
    for (let next = take(); next; next = take()) {
      await next.write(next.row)
      if (waiting.size > 0) await pause(PAUSE_MS)
    }
    busy--
  }

  return {
    /** `write` must not fail. */
    add(event: NoticedEvent, at: Date, write: (row: EventRow) => Promise<void>): void {
      const row = boundedRow(event, at)
      const known = waiting.get(row.id)?.row.seconds
      if (known) {
        const second = secondOf(at)
        known.set(second, (known.get(second) ?? 0) + 1)
        return
      }
      if (waiting.size >= MAX_QUEUED) return
      waiting.set(row.id, { row, write })
      if (busy < LANES) void work()
    },
  }
}

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
      id,
      type,
      category,
      severity,
      message: message.slice(0, 300),
      userId: event.userId ?? null,
      ipAddress: event.ipAddress?.slice(0, 64) ?? null,
      details: { ...event.details, times, seconds: Object.fromEntries(seconds) },
      createdAt: at.toISOString(),
      updatedAt: lastAt.toISOString(),
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
