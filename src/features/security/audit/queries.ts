import { and, desc, eq, gte, ilike, lt, ne, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { storedSettings } from '@/features/booking/settings/queries'
import { anywhere } from '@/lib/db/paging'
import { query } from '@/lib/db/query'
import { databaseOf } from '@/lib/db/transaction'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { addressPart } from '@/lib/validation/email-address'
import { isUuid } from '@/lib/validation/uuid'
import { bookings, inquiries, security_audit_log as log, users } from '@/payload-generated-schema'
import { isPerson, personName } from '../person'
import type { AuditFilter } from './schema'

type Values = Record<string, unknown>

export type AuditEntry = Awaited<ReturnType<typeof newestEntries>>[number]

const midnight = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString()

function search(text: string) {
  const part = anywhere(text)
  // An array of accounts, bookings and inquiries, so that each part of the condition can use an index.
  const people = sql`ARRAY(SELECT ${users.id}::text FROM ${users}
    WHERE ${users.email} ILIKE ${part} OR ${users.email} LIKE ${anywhere(addressPart(text))} OR ${users.fullName} ILIKE ${part}
    UNION ALL SELECT ${bookings.id}::text FROM ${bookings} WHERE ${bookings.name} ILIKE ${part}
    UNION ALL SELECT ${inquiries.id}::text FROM ${inquiries} WHERE ${inquiries.name} ILIKE ${part})`
  return or(
    ...[log.recordId, log.tableName, log.ipAddress].map((column) => ilike(column, part)),
    ...[log.userId, log.recordId].map((column) => sql`${column} = ANY (${people})`),
  )
}

/** All but sign-ins, of which there are many. */
export const isNoSignIn = or(ne(log.tableName, 'sessions'), ne(log.action, 'INSERT'))

async function condition(payload: Payload, filter: AuditFilter) {
  const { action, table, withoutSignIns, user, from, to, q } = filter
  const { timezone: zone } = await storedSettings(payload)
  return and(
    action && eq(log.action, action),
    table ? eq(log.tableName, table) : undefined,
    withoutSignIns ? isNoSignIn : undefined,
    user ? eq(log.userId, user) : undefined,
    from ? gte(log.createdAt, midnight(from, zone)) : undefined,
    to ? lt(log.createdAt, midnight(addCalendarDays(to, 1), zone)) : undefined,
    q ? search(q) : undefined,
  )
}

export async function newestEntries(
  payload: Payload,
  where: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const db = databaseOf(payload)
  const page = db
    .select()
    .from(log)
    .where(where)
    .orderBy(desc(log.sequence))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({
      id: page.id,
      sequence: page.sequence,
      action: page.action,
      tableName: page.tableName,
      recordId: page.recordId,
      userId: page.userId,
      oldValues: page.oldValues,
      newValues: page.newValues,
      ipAddress: page.ipAddress,
      userAgent: page.userAgent,
      createdAt: page.createdAt,
      person: personName,
    })
    .from(page)
    .leftJoin(users, isPerson(page.userId))
    .orderBy(desc(page.sequence))
  return rows.map((row) => ({
    ...row,
    sequence: row.sequence ?? 0,
    oldValues: row.oldValues as Values | null,
    newValues: row.newValues as Values | null,
    createdAt: new Date(row.createdAt).toISOString(),
  }))
}

export async function auditOfPage(
  payload: Payload,
  filter: AuditFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const where = await condition(payload, filter)
  const [entries, total] = await Promise.all([
    newestEntries(payload, where, { limit: pageSize, offset: (page - 1) * pageSize }),
    databaseOf(payload).$count(log, where),
  ])
  return { entries, total }
}

export async function auditBefore(
  payload: Payload,
  filter: AuditFilter,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<{ entries: AuditEntry[]; total: number; nextCursor: number | null }> {
  const where = await condition(payload, filter)
  const older = before ? lt(log.sequence, before) : undefined
  const [rows, total] = await Promise.all([
    newestEntries(payload, and(where, older), { limit: limit + 1 }),
    databaseOf(payload).$count(log, where),
  ])
  const entries = rows.slice(0, limit)
  const last = entries.at(-1)
  return { entries, total, nextCursor: last && rows.length > limit ? last.sequence : null }
}

export async function findAuditEntry(payload: Payload, id: string): Promise<AuditEntry | undefined> {
  if (!isUuid(id)) return undefined
  const [entry] = await newestEntries(payload, eq(log.id, id), { limit: 1 })
  return entry
}

export async function auditedTables(payload: Payload): Promise<string[]> {
  // One index step per name, however many entries there are.
  const rows = await query<{ name: string }>(
    payload,
    sql`WITH RECURSIVE names AS (
          SELECT min(${log.tableName}) AS name FROM ${log}
          UNION ALL
          SELECT (SELECT min(${log.tableName}) FROM ${log} WHERE ${log.tableName} > names.name) FROM names WHERE name IS NOT NULL
        ) SELECT name FROM names WHERE name IS NOT NULL`,
  )
  return rows.map(({ name }) => name)
}
