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

/** Any number, the same on all servers. Only one of them writes the alert. */
const LOCK = 7_214_010

const since = (now: Date, minutes: number) =>
  sql`${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`

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

/** The time of the last mail, and whether it still waits. Read from the database for all servers. */
async function lastMail(req: PayloadRequest, now: Date) {
  const [row] = await queryIn<{ at: string | Date | null; waits: boolean | null }>(
    req,
    sql`SELECT max(start_after) AS at,
          bool_or(state IN ('created', 'retry') AND start_after > ${now.toISOString()}::timestamptz) AS waits
        FROM jobs.job WHERE name = 'security-alert'`,
  )
  // A past mail cannot be in the future, unless the clock was set back.
  const at = row?.at ? Math.min(new Date(row.at).getTime(), now.getTime()) : 0
  return { at, waits: row?.waits ?? false }
}

/**
 * Mails super admins in the transaction of `req`, which holds the lock. Limited to one mail an hour; later
 * events wait for the next.
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

/** Raises one critical event an hour while the fault `rule` lasts. */
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

/** Raises a critical event if the threshold is exceeded, once per window. */
export async function noticeAlerts(
  payload: Payload,
  event: { type: EventType; category: EventCategory },
  now: Date,
): Promise<void> {
  await noticeThreshold(payload, event.type, event.category, now)
  if (event.type === 'auth_attempt' && event.category === 'auth') await noticeSpread(payload, now)
}
