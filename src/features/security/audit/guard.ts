import { createHash } from 'node:crypto'
import type { Database } from './anchors'

interface Trigger {
  table: string
  name: string
  enabled: string
  type: number
  source: string
}

/** The log's triggers, always enabled ('A'), with their functions' source. Migrations must change this. */
const wanted = [
  'audit_anchors audit_anchors_keep A 27 0bbdd21a90ae495b',
  'audit_anchors audit_anchors_keep_all A 34 0bbdd21a90ae495b',
  'security_audit_log security_audit_log_chain A 7 8a3cafcff5e471c9',
  'security_audit_log security_audit_log_keep A 27 0bbdd21a90ae495b',
  'security_audit_log security_audit_log_keep_all A 34 0bbdd21a90ae495b',
]

const digest = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 16)

interface Table {
  name: string
  seen: boolean
  kind: string
  hidden: boolean
  parts: number
}

async function tableProblems(database: Database): Promise<string[]> {
  const { rows } = await database.query<Table>(
    `SELECT wanted.name, c.oid IS NOT DISTINCT FROM pg_catalog.to_regclass(wanted.name)::oid AS seen,
            coalesce(c.relkind::text, '') AS kind, coalesce(c.relrowsecurity, false) AS hidden,
            (SELECT pg_catalog.count(*)::int FROM pg_catalog.pg_inherits i WHERE c.oid IN (i.inhparent, i.inhrelid)) AS parts
     FROM (VALUES ('security_audit_log'), ('audit_anchors')) wanted (name)
     LEFT JOIN pg_catalog.pg_class c ON c.oid = pg_catalog.to_regclass('public.' || wanted.name)`,
  )
  return rows
    .filter(({ seen, kind, hidden, parts }) => !seen || kind !== 'r' || hidden || parts > 0)
    .map(({ name }) => `The table is not as the migrations made it: ${name}`)
}

const wantedIndexes = ['security_audit_log_pkey id', 'security_audit_log_sequence_idx sequence']

async function indexProblems(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ found: string }>(
    `SELECT c.relname || ' ' || a.attname AS found
     FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indexrelid
     JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE i.indrelid = pg_catalog.to_regclass('public.security_audit_log') AND c.relkind = 'i'
       AND i.indisunique AND i.indisvalid AND i.indisready AND i.indislive AND i.indimmediate
       AND i.indnkeyatts = 1 AND i.indpred IS NULL AND i.indexprs IS NULL`,
  )
  return wantedIndexes
    .filter((each) => !rows.some(({ found }) => found === each))
    .map((each) => `An index is gone or changed: ${each.split(' ')[0]}`)
}

/** Differences from the migrations in triggers, rules, indexes and tables. */
export async function guardProblems(database: Database): Promise<string[]> {
  const triggers = await database.query<Trigger>(
    `SELECT c.relname AS table, t.tgname AS name, t.tgenabled AS enabled, t.tgtype::int AS type, p.prosrc AS source
     FROM pg_catalog.pg_trigger t JOIN pg_catalog.pg_class c ON c.oid = t.tgrelid JOIN pg_catalog.pg_proc p ON p.oid = t.tgfoid
     WHERE NOT t.tgisinternal AND c.oid IN (pg_catalog.to_regclass('public.security_audit_log'), pg_catalog.to_regclass('public.audit_anchors'))
     ORDER BY 1, 2`,
  )
  const found = triggers.rows.map(({ table, name, enabled, type, source }) =>
    [table, name, enabled, type, digest(source)].join(' '),
  )
  const rules = await database.query<{ name: string }>(
    `SELECT rulename AS name FROM pg_catalog.pg_rules WHERE tablename IN ('security_audit_log', 'audit_anchors')`,
  )
  return [
    ...(await tableProblems(database)),
    ...(await indexProblems(database)),
    ...wanted
      .filter((each) => !found.includes(each))
      .map((each) => `A trigger is off, gone or changed: ${each.split(' ')[1]}`),
    ...found.filter((each) => !wanted.includes(each)).map((each) => `A trigger is not of this site: ${each}`),
    ...rules.rows.map(({ name }) => `A rule is not of this site: ${name}`),
  ]
}
