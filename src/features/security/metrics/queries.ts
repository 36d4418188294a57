import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { occurrences } from '../events/occurrences'
import { isNoSum } from '../events/queries'
import { AUDIT_WINDOW_HOURS, type Incidents, METRICS_WINDOW_MINUTES, securityScore } from './rules'

interface Counted extends Incidents, Record<string, unknown> {
  totalEvents: number
  criticalEvents: number
  highSeverityEvents: number
}

export interface SecurityMetrics extends Incidents {
  securityScore: number
  totalEvents: number
  criticalEvents: number
  highSeverityEvents: number
  /** UTC instants. */
  window: { minutes: number; from: string; to: string }
  audit: { hours: number; total: number; byTable: Record<string, number> }
}

const windowOf = (now: Date, minutes: number) => ({
  minutes,
  from: new Date(now.getTime() - minutes * 60_000).toISOString(),
  to: now.toISOString(),
})

const sum = (which: ReturnType<typeof sql>) => sql`coalesce(sum(times) FILTER (WHERE ${which}), 0)::int`

async function countEvents(payload: Payload, from: string, to: string): Promise<Counted> {
  const [row] = await query<Counted>(
    payload,
    sql`SELECT ${sum(sql`TRUE`)} AS "totalEvents",
          ${sum(sql`severity = 'critical'`)} AS "criticalEvents",
          ${sum(sql`severity IN ('critical', 'high')`)} AS "highSeverityEvents",
          ${sum(sql`type = 'auth_attempt' AND category = 'auth' AND ${isNoSum}`)} AS "failedAuth",
          ${sum(sql`type = 'validation_error' AND ${isNoSum}`)} AS "validationErrors",
          ${sum(sql`type = 'rate_limit_hit' AND ${isNoSum}`)} AS "rateLimitHits",
          ${sum(sql`type = 'suspicious_activity' AND ${isNoSum}`)} AS "suspiciousActivities"
        FROM ${occurrences(from, to)} events`,
  )
  if (!row) throw new Error('Counting security events gave no row')
  return row
}

async function countAuditEntries(payload: Payload, now: Date): Promise<SecurityMetrics['audit']> {
  const { from } = windowOf(now, AUDIT_WINDOW_HOURS * 60)
  const rows = await query<{ table: string; entries: number }>(
    payload,
    sql`SELECT table_name AS "table", count(*)::int AS entries FROM security_audit_log
        WHERE created_at > ${from}::timestamptz GROUP BY table_name ORDER BY table_name`,
  )
  return {
    hours: AUDIT_WINDOW_HOURS,
    total: rows.reduce((sum, { entries }) => sum + entries, 0),
    byTable: Object.fromEntries(rows.map(({ table, entries }) => [table, entries])),
  }
}

/** The last hour's figures and score, and the audit log's last 24 hours. Alerts do not affect the score. */
export async function securityMetrics(payload: Payload, now: Date): Promise<SecurityMetrics> {
  const window = windowOf(now, METRICS_WINDOW_MINUTES)
  const [events, audit] = await Promise.all([
    countEvents(payload, window.from, window.to),
    countAuditEntries(payload, now),
  ])
  return { securityScore: securityScore(events), ...events, window, audit }
}
