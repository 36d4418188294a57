import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { isUuid } from '@/lib/validation/uuid'
import type { EventCategory, EventSeverity, EventType, SoughtSeverity } from '../event-kinds'
import { type Cursor, cursorText } from './cursor'
import { occurrences, timesOf } from './occurrences'
import { NEWEST } from './schema'

export interface ListedEvent {
  id: string
  type: EventType
  category: EventCategory
  severity: EventSeverity
  message: string
  userId: string | null
  /** The account's name or address, if it exists. */
  person: string | null
  ipAddress: string | null
  details: Record<string, unknown> | null
  /** The number of equal events of one minute in the row. */
  times: number
  /** UTC instants of the first and last event. */
  createdAt: string
  lastAt: string
}

export interface EventFilter {
  severity?: SoughtSeverity | undefined
  category?: EventCategory | undefined
  /** Excludes alerts, which summarize other events. */
  type?: EventType | undefined
  since?: Date | undefined
}

const always = sql`TRUE`

const ofSeverity = (severity: SoughtSeverity) =>
  severity === 'high_and_critical' ? sql`severity IN ('critical', 'high')` : sql`severity = ${severity}`

/** Excludes alerts, whose events are already counted. */
export const isNoSum = sql`NOT coalesce(details ? 'rule', false)`

function matching({ severity, category, type, since }: EventFilter) {
  const parts = [always]
  if (severity) parts.push(ofSeverity(severity))
  if (category) parts.push(sql`category = ${category}`)
  if (type) parts.push(sql`type = ${type} AND ${isNoSum}`)
  if (since) parts.push(sql`created_at > ${since.toISOString()}::timestamptz`)
  return sql.join(parts, sql` AND `)
}

const olderThan = (cursor: Cursor | undefined) => {
  if (!cursor) return always
  const { at, id } = cursor
  return id ? sql`(created_at, id) < (${at}::timestamptz, ${id}::uuid)` : sql`created_at < ${at}::timestamptz`
}

const isoTime = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const shown = (rows: ReturnType<typeof sql>) =>
  sql`SELECT e.id, e.type, e.category, e.severity, e.message, e.user_id AS "userId", e.ip_address AS "ipAddress",
        nullif(e.details - 'times' - 'seconds', '{}') AS details, ${timesOf} AS times,
        ${isoTime(sql`e.created_at`)} AS "createdAt", ${isoTime(sql`e.updated_at`)} AS "lastAt", coalesce(nullif(u.full_name, ''), u.email) AS person
      FROM (${rows}) e LEFT JOIN users u ON u.id::text = e.user_id
      ORDER BY e.created_at DESC, e.id DESC`

type Row = ListedEvent & Record<string, unknown>

/** The number of matching events, up to a thousand. */
async function countEvents(payload: Payload, filter: EventFilter): Promise<number> {
  const [row] = await query<{ count: number }>(
    payload,
    sql`SELECT count(*)::int AS count FROM
        (SELECT 1 FROM security_events WHERE ${matching(filter)} LIMIT ${NEWEST}) newest`,
  )
  return row?.count ?? 0
}

/** A page of the newest thousand matching events. */
export async function eventsOfPage(
  payload: Payload,
  filter: EventFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ events: ListedEvent[]; total: number }> {
  const offset = (page - 1) * pageSize
  const size = Math.max(0, Math.min(pageSize, NEWEST - offset))
  const [events, total] = await Promise.all([
    query<Row>(
      payload,
      shown(sql`SELECT * FROM security_events WHERE ${matching(filter)}
                ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${offset}`),
    ),
    countEvents(payload, filter),
  ])
  return { events, total }
}

export async function eventsBefore(
  payload: Payload,
  filter: EventFilter,
  { limit, before }: { limit: number; before?: Cursor | undefined },
): Promise<{ events: ListedEvent[]; total: number; nextCursor: string | null }> {
  const [rows, total] = await Promise.all([
    query<Row>(
      payload,
      shown(sql`SELECT * FROM security_events WHERE ${matching(filter)} AND ${olderThan(before)}
                ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`),
    ),
    countEvents(payload, filter),
  ])
  const events = rows.slice(0, limit)
  const last = events.at(-1)
  return { events, total, nextCursor: last && rows.length > limit ? cursorText(last) : null }
}

export async function findEvent(payload: Payload, id: string): Promise<ListedEvent | undefined> {
  if (!isUuid(id)) return undefined
  const [event] = await query<Row>(payload, shown(sql`SELECT * FROM security_events WHERE id = ${id}`))
  return event
}

export async function countAlerts(
  payload: Payload,
  since: Date,
): Promise<{ critical: number; high: number }> {
  const now = new Date().toISOString()
  const [row] = await query<{ critical: number; high: number }>(
    payload,
    sql`SELECT coalesce(sum(times) FILTER (WHERE severity = 'critical'), 0)::int AS critical,
          coalesce(sum(times) FILTER (WHERE severity = 'high'), 0)::int AS high
        FROM ${occurrences(since.toISOString(), now)} events WHERE severity IN ('critical', 'high')`,
  )
  return row ?? { critical: 0, high: 0 }
}
