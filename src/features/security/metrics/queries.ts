import { and, count, eq, gt, inArray, not, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { sumIf } from '@/lib/db/expressions'
import { databaseOf } from '@/lib/db/transaction'
import { security_audit_log } from '@/payload-generated-schema'
import type { EventType } from '../event-kinds'
import { isNoSum, isTeams, occurrences } from '../events/occurrences'
import { AUDIT_WINDOW_HOURS, METRICS_WINDOW_MINUTES, securityScore } from './rules'

export type SecurityMetrics = Awaited<ReturnType<typeof securityMetrics>>

const windowOf = (now: Date, minutes: number) => ({
  minutes,
  from: new Date(now.getTime() - minutes * 60_000).toISOString(),
  to: now.toISOString(),
})

async function countEvents(payload: Payload, from: string, to: string) {
  const events = occurrences(from, to)
  const { type, category, severity, userId, details } = events
  const counted = (condition?: SQL) => sumIf(events.times, condition)
  const ofType = (wanted: EventType, more?: SQL) => counted(and(eq(type, wanted), isNoSum(details), more))
  const [row] = await databaseOf(payload)
    .select({
      totalEvents: counted(),
      criticalEvents: counted(eq(severity, 'critical')),
      highSeverityEvents: counted(inArray(severity, ['critical', 'high'])),
      failedAuth: ofType('auth_attempt', eq(category, 'auth')),
      validationErrors: ofType('validation_error', not(isTeams(userId))),
      rateLimitHits: ofType('rate_limit_hit'),
      suspiciousActivities: ofType('suspicious_activity'),
    })
    .from(events)
  if (!row) throw new Error('Counting security events gave no row')
  return row
}

async function countAuditEntries(payload: Payload, now: Date) {
  const { from } = windowOf(now, AUDIT_WINDOW_HOURS * 60)
  const { tableName, createdAt } = security_audit_log
  const rows = await databaseOf(payload)
    .select({ table: tableName, entries: count() })
    .from(security_audit_log)
    .where(gt(createdAt, from))
    .groupBy(tableName)
    .orderBy(tableName)
  return {
    hours: AUDIT_WINDOW_HOURS,
    total: rows.reduce((sum, { entries }) => sum + entries, 0),
    byTable: Object.fromEntries(rows.map(({ table, entries }) => [table, entries])),
  }
}

/** The last hour's figures and score, and the audit log's last 24 hours. Alerts do not affect the score. */
export async function securityMetrics(payload: Payload, now: Date) {
  const window = windowOf(now, METRICS_WINDOW_MINUTES)
  const [events, audit] = await Promise.all([
    countEvents(payload, window.from, window.to),
    countAuditEntries(payload, now),
  ])
  return { securityScore: securityScore(events), ...events, window, audit }
}
