import { and, asc, eq, inArray, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, type Transaction, transactionOf } from '@/lib/db/transaction'
import {
  call_types,
  call_types_rels,
  hosts,
  hosts_days_off,
  hosts_weekly_hours,
} from '@/payload-generated-schema'
import { takesNewCalls } from './handed-over'
import { MOST_HOSTS, type OwnRules } from './rules'
import { type ShownHost, withPictures } from './shown-hosts'

export interface CallHost extends OwnRules {
  id: string
  user: string
  slug: string
  name: string
  meetingUrl: string | null
}

const listOf = <Row>(row: SQL, from: SQL) =>
  sql<Row[]>`coalesce((SELECT json_agg(${row}) FROM ${from}), '[]'::json)`

const hours = hosts_weekly_hours
const off = hosts_days_off

const columns = {
  id: hosts.id,
  // The condition on the account leaves no other ones.
  user: sql<string>`${hosts.user}`,
  slug: hosts.slug,
  name: hosts.name,
  meetingUrl: hosts.meetingUrl,
  timezone: hosts.timezone,
  minimumNoticeHours: hosts.minimumNoticeHours,
  bufferTimeMinutes: hosts.bufferTimeMinutes,
  maxCallsPerDay: hosts.maxCallsPerDay,
  weeklyHours: listOf<OwnRules['weeklyHours'][number]>(
    sql`json_build_object('weekday', ${hours.weekday}::int, 'start', ${hours.start}, 'end', ${hours.end})`,
    sql`${hours} WHERE ${hours._parentID} = ${hosts.id}`,
  ),
  daysOff: listOf<OwnRules['daysOff'][number]>(
    sql`json_build_object('from', ${off.from}, 'to', ${off.to}, 'everyYear', coalesce(${off.everyYear}, false))`,
    sql`${off} WHERE ${off._parentID} = ${hosts.id}`,
  ),
}

/** Of what is stored empty, the calendar settings have the value. */
const callHost = (row: CallHost): CallHost => ({
  ...row,
  timezone: row.timezone || null,
  meetingUrl: row.meetingUrl || null,
})

const rels = call_types_rels
const NEVER = sql`false`

const ofTypes = (db: Transaction, condition: SQL | undefined) =>
  db
    .select({ ...columns, type: rels.parent, line: hosts.line, picture: hosts.picture })
    .from(rels)
    .innerJoin(hosts, eq(hosts.id, rels.hostsID))
    .innerJoin(call_types, eq(call_types.id, rels.parent))
    .where(and(eq(rels.path, 'hosts'), takesNewCalls(), condition))
    .orderBy(asc(rels.order))

export async function hostsOfType(req: PayloadRequest, type: string): Promise<CallHost[]> {
  const rows = await ofTypes(await transactionOf(req), eq(rels.parent, type)).limit(MOST_HOSTS)
  return rows.map(({ type: _, line: __, picture: ___, ...row }) => callHost(row))
}

/** Hosts who take new calls, by id or all of them. */
export async function activeHosts(req: PayloadRequest, ids?: readonly string[]): Promise<CallHost[]> {
  const db = await transactionOf(req)
  const rows = await db
    .select(columns)
    .from(hosts)
    // With a second table Drizzle names that of each column, as the lists need it.
    .leftJoin(rels, NEVER)
    .where(and(takesNewCalls(), ids ? inArray(hosts.id, [...ids]) : undefined))
    .orderBy(hosts.name, hosts.id)
  return rows.map(callHost)
}

export async function typesOfHosts(payload: Payload): Promise<Set<string>> {
  const rows = await ofTypes(databaseOf(payload), undefined)
  return new Set(rows.flatMap(({ type }) => type ?? []))
}

export async function choosableHosts(payload: Payload): Promise<Map<string, ShownHost[]>> {
  const rows = await ofTypes(databaseOf(payload), eq(call_types.hostChoice, 'visitor'))
  const byType = Map.groupBy(await withPictures({ payload }, rows), ({ type }) => type)
  return new Map(
    [...byType].map(([type, those]) => [
      type,
      those.map(({ slug, name, line, picture }) => ({ slug, name, line, picture })),
    ]),
  )
}
