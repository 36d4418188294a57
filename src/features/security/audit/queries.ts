import type { Payload } from 'payload'
import { anywhere } from '@/lib/db/paging'
import { query, sql } from '@/lib/db/query'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { wallInstant } from '@/lib/time/wall-time'
import { isUuid } from '@/lib/validation/uuid'
import type { AuditAction, AuditFilter } from './schema'

type Values = Record<string, unknown>

export interface AuditEntry {
  id: string
  /** The position in the log, without gaps, from 1. */
  sequence: number
  action: AuditAction
  tableName: string
  recordId: string | null
  userId: string | null
  /** The account's name or address, if it exists. */
  person: string | null
  oldValues: Values | null
  newValues: Values | null
  ipAddress: string | null
  userAgent: string | null
  createdAt: string
}

type Row = AuditEntry & Record<string, unknown>

async function businessZone(payload: Payload): Promise<string> {
  const { timezone } = await payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
  })
  return timezone
}

const midnight = (date: string, zone: string) =>
  new Date(wallInstant(date, '00:00', zone) ?? Number.NaN).toISOString()

function search(text: string) {
  const part = anywhere(text)
  // An array of accounts, so that each part of the condition can use an index.
  return sql`(record_id ILIKE ${part} OR table_name ILIKE ${part} OR ip_address ILIKE ${part} OR user_id = ANY
    (ARRAY(SELECT id::text FROM users WHERE email ILIKE ${part} OR full_name ILIKE ${part})))`
}

async function condition(payload: Payload, { action, table, user, from, to, q }: AuditFilter) {
  const parts = [sql`TRUE`]
  if (action) parts.push(sql`action = ${action}`)
  if (table) parts.push(sql`table_name = ${table}`)
  if (user) parts.push(sql`user_id = ${user}`)
  if (from || to) {
    const zone = await businessZone(payload)
    if (from) parts.push(sql`created_at >= ${midnight(from, zone)}::timestamptz`)
    if (to) parts.push(sql`created_at < ${midnight(addCalendarDays(to, 1), zone)}::timestamptz`)
  }
  if (q) parts.push(search(q))
  return sql.join(parts, sql` AND `)
}

/** Looks up names only for the page's rows. */
const shown = (rows: ReturnType<typeof sql>) =>
  sql`SELECT l.id, l.sequence::int AS sequence, l.action, l.table_name AS "tableName", l.record_id AS "recordId",
        l.user_id AS "userId", l.old_values AS "oldValues", l.new_values AS "newValues",
        l.ip_address AS "ipAddress", l.user_agent AS "userAgent",
        to_char(l.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
        coalesce(nullif(u.full_name, ''), u.email) AS person
      FROM (${rows}) l LEFT JOIN users u ON u.id::text = l.user_id
      ORDER BY l.sequence DESC`

async function countEntries(payload: Payload, where: ReturnType<typeof sql>): Promise<number> {
  const [row] = await query<{ count: number }>(
    payload,
    sql`SELECT count(*)::int AS count FROM security_audit_log WHERE ${where}`,
  )
  return row?.count ?? 0
}

export async function auditOfPage(
  payload: Payload,
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const where = await condition(payload, filter)
  const [entries, total] = await Promise.all([
    query<Row>(
      payload,
      shown(sql`SELECT * FROM security_audit_log WHERE ${where}
                ORDER BY sequence DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
    ),
    countEntries(payload, where),
  ])
  return { entries, total }
}

/** Matching entries before a number, newest first. */
export async function auditBefore(
  payload: Payload,
  filter: AuditFilter,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<{ entries: AuditEntry[]; total: number; nextCursor: number | null }> {
  const where = await condition(payload, filter)
  const older = before ? sql`sequence < ${before}` : sql`TRUE`
  const [rows, total] = await Promise.all([
    query<Row>(
      payload,
      shown(sql`SELECT * FROM security_audit_log WHERE ${where} AND ${older}
                ORDER BY sequence DESC LIMIT ${limit + 1}`),
    ),
    countEntries(payload, where),
  ])
  const entries = rows.slice(0, limit)
  const last = entries.at(-1)
  return { entries, total, nextCursor: last && rows.length > limit ? last.sequence : null }
}

export async function findAuditEntry(payload: Payload, id: string): Promise<AuditEntry | undefined> {
  if (!isUuid(id)) return undefined
  const [entry] = await query<Row>(payload, shown(sql`SELECT * FROM security_audit_log WHERE id = ${id}`))
  return entry
}

export async function auditedTables(payload: Payload): Promise<string[]> {
  // One index step per name, however many entries there are.
  const rows = await query<{ name: string }>(
    payload,
    sql`WITH RECURSIVE names AS (
          SELECT min(table_name) AS name FROM security_audit_log
          UNION ALL
          SELECT (SELECT min(table_name) FROM security_audit_log WHERE table_name > names.name) FROM names WHERE name IS NOT NULL
        ) SELECT name FROM names WHERE name IS NOT NULL`,
  )
  return rows.map(({ name }) => name)
}
