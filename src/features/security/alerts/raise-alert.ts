import type { Payload, PayloadRequest } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import type { EventCategory, EventType } from '../event-kinds'
import { occurrences } from '../events/occurrences'
import { alertedIds } from './recipients'
import { type FailedSignIns, isReached, isSpread, spread, thresholdFor } from './rules'

interface Alert {
  rule: string
  type: EventType
  category: EventCategory
  windowMinutes: number
  message: string
}

/** Any number, the same for all servers: of several that see a threshold reached, one writes the alert. */
const LOCK = 7_214_010

const since = (now: Date, minutes: number) =>
  sql`${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`

/** Events of the last minutes, including the present second. */
const lately = (now: Date, minutes: number) =>
  occurrences(new Date(now.getTime() - minutes * 60_000).toISOString(), now.toISOString())

async function addAlert(req: PayloadRequest, alert: Alert, details: object, now: Date) {
  await queryIn(req, sql`SELECT pg_advisory_xact_lock(${LOCK})`)
  const json = JSON.stringify({ rule: alert.rule, windowMinutes: alert.windowMinutes, ...details })
  const [event] = await queryIn<{ id: string }>(
    req,
    sql`INSERT INTO security_events (type, category, severity, message, details, created_at, updated_at)
        SELECT ${alert.type}, ${alert.category}, 'critical', ${alert.message}, ${json}::jsonb, ${now.toISOString()}, ${now.toISOString()}
        WHERE NOT EXISTS (SELECT 1 FROM security_events WHERE severity = 'critical'
          AND details ->> 'rule' = ${alert.rule} AND created_at > ${since(now, alert.windowMinutes)})
        RETURNING id`,
  )
  return event?.id
}

const HOUR_MS = 3_600_000

/** When the last mail leaves or left, and whether it still waits. Read from the database, so the hour holds for all servers. */
async function lastMail(req: PayloadRequest, now: Date) {
  const [row] = await queryIn<{ at: string | Date | null; waits: boolean | null }>(
    req,
    sql`SELECT max(start_after) AS at,
          bool_or(state IN ('created', 'retry') AND start_after > ${now.toISOString()}::timestamptz) AS waits
        FROM jobs.job WHERE name = 'security-alert'`,
  )
  // One that left is never ahead of now, unless the clock was set back since.
  const at = row?.at ? Math.min(new Date(row.at).getTime(), now.getTime()) : 0
  return { at, waits: row?.waits ?? false }
}

/**
 * Mails the super admins in the transaction of `req`, which holds the lock: at once, or when an hour has passed since the
 * mail before, which the first event of that hour writes. So an hour has one mail, and no hour with events has none.
 */
async function mailSuperAdmins(req: PayloadRequest, eventId: string, alert: Alert, now: Date): Promise<void> {
  const last = await lastMail(req, now)
  // A waiting mail links to the list, which has this event too.
  if (last.waits) return
  const startAfter = new Date(Math.max(now.getTime(), last.at + HOUR_MS))
  const { message, category } = alert
  for (const userId of await alertedIds(req)) {
    const job = { eventId, userId, message, category, at: now.toISOString() }
    await sendJob(req, 'security-alert', job, { startAfter })
  }
}

async function raise(payload: Payload, alert: Alert, details: object, now: Date): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const id = await addAlert(req, alert, details, now)
    if (id) await mailSuperAdmins(req, id, alert, now)
  })
}

/** A fault of the machine, as `rule` names it: one critical event an hour while it lasts. */
export function raiseFault(
  payload: Payload,
  { rule, message }: { rule: string; message: string },
  now: Date,
): Promise<void> {
  const alert = { rule, message, type: 'suspicious_activity', category: 'system', windowMinutes: 60 } as const
  return raise(payload, alert, {}, now)
}

async function noticeThreshold(
  payload: Payload,
  type: EventType,
  category: EventCategory,
  now: Date,
): Promise<void> {
  const threshold = thresholdFor(type, category)
  if (!threshold) return
  const [row] = await query<{ count: number }>(
    payload,
    sql`SELECT coalesce(sum(times), 0)::int AS count FROM ${lately(now, threshold.windowMinutes)} events
        WHERE type = ${type} AND category = ${category} AND NOT coalesce(details ? 'rule', false)`,
  )
  const count = row?.count ?? 0
  if (isReached(threshold, count)) await raise(payload, threshold, { count }, now)
}

async function noticeSpread(payload: Payload, now: Date): Promise<void> {
  const [seen] = await query<FailedSignIns & Record<string, unknown>>(
    payload,
    sql`SELECT coalesce(sum(times), 0)::int AS failures,
          count(DISTINCT details ->> 'network')::int AS addresses,
          count(DISTINCT details ->> 'email')::int AS accounts
        FROM ${lately(now, spread.windowMinutes)} events
        WHERE type = 'auth_attempt' AND category = 'auth' AND NOT coalesce(details ? 'rule', false)`,
  )
  if (seen && isSpread(seen)) await raise(payload, spread, seen, now)
}

/** After an event of this kind: writes a critical one when there are too many, once in each window. */
export async function noticeAlerts(
  payload: Payload,
  event: { type: EventType; category: EventCategory },
  now: Date,
): Promise<void> {
  await noticeThreshold(payload, event.type, event.category, now)
  if (event.type === 'auth_attempt' && event.category === 'auth') await noticeSpread(payload, now)
}
