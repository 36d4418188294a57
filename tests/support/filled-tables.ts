import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

export interface FilledRow {
  table: string
  /** Columns of the primary key. */
  key: string[]
  row: Record<string, unknown>
}

interface Column {
  table: string
  name: string
  type: string
  length: number | null
  labels: string[] | null
  /** The table that it leads to. */
  parent: string | null
  isRequired: boolean
  hasDefault: boolean
  isKey: boolean
}

const DAY_MS = 86_400_000
const day = (number: number) => new Date(Date.UTC(2027, 0, 1, 9) + number * DAY_MS)

/** Values that a rule of the table requires beyond the type; undefined leaves the column out. */
const ruled: Record<string, (cohort: number) => unknown> = {
  'bookings.ends_at': (cohort) => new Date(day(cohort).getTime() + 3_600_000),
  'bookings.blocked_until': (cohort) => new Date(day(cohort).getTime() + 3_600_000),
  'inquiries.lost_reason': () => undefined,
  'client_registrations.lost_reason': () => undefined,
  ...Object.fromEntries(
    ['work_notes', 'next_steps'].flatMap((table) =>
      ['registration_id', 'booking_id', 'person'].map((column) => [`${table}.${column}`, () => undefined]),
    ),
  ),
  'leads.stage': () => 'new',
  'leads.expected_month': () => '2027-03',
  ...Object.fromEntries(
    ['outcome', 'lost_reason', 'decided_at'].map((column) => [`leads.${column}`, () => undefined]),
  ),
  'audit_anchors.kind': () => 'anchor',
  'google_events.state': () => 'waiting',
  'backup_runs.problem': () => undefined,
  'newsletter_deliveries.state': () => 'waiting',
  'newsletter_deliveries.sent_at': () => undefined,
  'publication_schedule.kind': () => 'blogs',
  'draft_links.kind': () => 'blogs',
  'draft_remarks.link_hash': (cohort) => `${cohort}-token_hash`,
  'publication_schedule.action': () => 'publish',
  'visit_sources.kind': () => 'page',
}
/** Most documents in columns are rich text, which every reader has to take. */
const emptyText = {
  root: { type: 'root', format: '', indent: 0, version: 1, direction: null, children: [] },
}
/** Has one row, or is written by what it records. */
const left = new Set(['payload_migrations', 'security_audit_log'])

async function columnsOf(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, t.typname AS type,
      CASE WHEN t.typname IN ('varchar', 'bpchar') AND a.atttypmod > 4 THEN a.atttypmod - 4 END AS length,
      (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid) AS labels,
      (SELECT f.confrelid::regclass::text FROM pg_constraint f
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.conkey[1] = a.attnum LIMIT 1) AS parent,
      a.attnotnull AS "isRequired", (a.atthasdef OR a.attidentity <> '') AS "hasDefault",
      coalesce(a.attnum = ANY (p.conkey), false) AS "isKey"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_constraint p ON p.conrelid = c.oid AND p.contype = 'p'
    WHERE c.relkind = 'r' AND c.relpersistence = 'p' ORDER BY c.relname, a.attnum`)
  return rows
}

function plainValue({ name, type, length, labels }: Column, cohort: number): unknown {
  if (labels) return labels[0]
  if (type.startsWith('_')) return []
  switch (type) {
    case 'uuid':
      return randomUUID()
    case 'bool':
      return true
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
      return cohort
    case 'timestamptz':
    case 'date':
      return day(cohort)
    case 'jsonb':
      return JSON.stringify(emptyText)
    case 'bytea':
      return Buffer.alloc(32, cohort)
    default:
      return `${cohort}-${name}`.slice(0, length ?? undefined)
  }
}

/** Tables in an order in which each comes after those that its required columns lead to. */
function parentsFirst(tables: Map<string, Column[]>): string[] {
  const order: string[] = []
  const visit = (table: string) => {
    if (order.includes(table)) return
    for (const { parent, isRequired } of tables.get(table) ?? []) {
      if (parent && isRequired && parent !== table) visit(parent)
    }
    order.push(table)
  }
  for (const table of tables.keys()) visit(table)
  return order
}

/** Puts a row into every table that is there; what may lead to another row of the same cohort does. */
export async function fillTables(client: Client, cohort: number): Promise<FilledRow[]> {
  const columns = (await columnsOf(client)).filter(({ table }) => !left.has(table))
  const tables = Map.groupBy(columns, ({ table }) => table)
  const ids = new Map<string, unknown>()
  const filled: FilledRow[] = []
  for (const table of parentsFirst(tables)) {
    const values = new Map<string, unknown>()
    for (const column of tables.get(table) ?? []) {
      if (column.isKey && column.hasDefault) continue
      const rule = ruled[`${table}.${column.name}`]
      const plain = () => (column.parent ? ids.get(column.parent) : plainValue(column, cohort))
      const value = rule ? rule(cohort) : plain()
      if (value !== undefined) values.set(column.name, value)
    }
    const names = [...values.keys()].map((name) => `"${name}"`)
    const places = names.map((_, index) => `$${index + 1}`)
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `INSERT INTO "${table}" AS filled (${names}) VALUES (${places}) ON CONFLICT DO NOTHING RETURNING row_to_json(filled) AS row`,
      [...values.values()],
    )
    const key = (tables.get(table) ?? []).filter(({ isKey }) => isKey).map(({ name }) => name)
    for (const { row } of rows) {
      ids.set(table, row.id)
      // Without a key no one can say which row it was.
      if (key.length > 0) filled.push({ table, key, row })
    }
  }
  return filled
}

/** The current row; undefined when it is gone. */
export async function rowNow(
  client: Client,
  { table, key, row }: FilledRow,
): Promise<Record<string, unknown> | undefined> {
  const found = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    `public.${table}`,
  ])
  if (!found.rows[0]?.there) return undefined
  const conditions = key.map((name, index) => `to_jsonb("${name}") #>> '{}' = $${index + 1}`)
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `SELECT row_to_json(filled) AS row FROM "${table}" filled WHERE ${conditions.join(' AND ')}`,
    key.map((name) => String(row[name])),
  )
  return rows[0]?.row
}
