import { and, eq, exists, gt, isNull, lte, ne, type SQLWrapper, sql } from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import { asText, jsonText } from '@/lib/db/expressions'
import { security_audit_log, security_events, user_roles } from '@/payload-generated-schema'

const { type, category, severity, userId, ipAddress, details, createdAt } = security_events

/** Rows with events after `from` up to `to` (UTC instants), counted in `times`. Alerts count as one. */
export function occurrences(from: string, to: string) {
  const at = sql`date_trunc('minute', ${createdAt}) + fell.second::int * interval '1 second'`
  const times = sql<number>`CASE WHEN ${details} ? 'seconds' THEN (
      SELECT coalesce(sum(fell.times::int), 0)::int FROM jsonb_each_text(${details} -> 'seconds') fell(second, times)
      WHERE ${at} > ${from}::timestamptz AND ${at} <= ${to}::timestamptz)
    ELSE (${createdAt} > ${from}::timestamptz)::int END`
  const counted = new QueryBuilder()
    .select({ type, category, severity, userId, ipAddress, details, createdAt, times: times.as('times') })
    .from(security_events)
    .where(and(gt(createdAt, sql`${from}::timestamptz - interval '1 minute'`), lte(createdAt, to)))
    .as('counted')
  return new QueryBuilder().select().from(counted).where(gt(counted.times, 0)).as('occurrences')
}

export const timesOf = (detail: SQLWrapper) => sql<number>`coalesce((${detail} ->> 'times')::int, 1)`

/** No one has marked it as handled since it happened. Kept in the details, which a further occurrence writes anew. */
export const isToHandle = (detail: SQLWrapper) => isNull(jsonText(detail, 'handledAt'))

/** Excludes alerts, whose events are already counted. */
export const isNoSum = (detail: SQLWrapper) => sql`NOT coalesce(${detail} ? 'rule', false)`

/**
 * The sum of failed sign-ins to one account from one network, in which its owner has signed in since, and had before: they
 * probably mistyped. A network that is new to them may be that of someone who guessed the password.
 */
export function isMistyped(event: Record<'userId' | 'details' | 'createdAt', SQLWrapper>) {
  const { id, tableName, action, recordId, newValues, createdAt: at } = security_audit_log
  const signIn = and(
    eq(tableName, 'sessions'),
    eq(action, 'INSERT'),
    eq(recordId, event.userId),
    gt(at, event.createdAt),
    eq(jsonText(newValues, 'network'), jsonText(event.details, 'network')),
    eq(jsonText(newValues, 'newNetwork'), 'false'),
  )
  return and(
    eq(jsonText(event.details, 'rule'), 'failed-sign-ins'),
    exists(new QueryBuilder().select({ id }).from(security_audit_log).where(signIn)),
  )
}

/** Typing errors of the team itself are no danger. */
export const isTeams = (userId: SQLWrapper) =>
  exists(
    new QueryBuilder()
      .select({ id: user_roles.id })
      .from(user_roles)
      .where(and(eq(asText(user_roles.user), userId), ne(user_roles.role, 'user'))),
  )
