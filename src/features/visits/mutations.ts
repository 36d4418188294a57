import { randomBytes } from 'node:crypto'
import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { excluded, names } from '@/lib/db/columns'
import { visit_days, visit_salts, visit_sources, visit_visitors } from '@/lib/db/own-tables'
import { query } from '@/lib/db/query'
import { databaseOf } from '@/lib/db/transaction'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { dateInZone } from '@/lib/time/zone'
import type { VisitDay } from './recorder'
import type { Visitor } from './visitor'

/** The most visitors in one statement. */
const BATCH = 5000

/** The current business day with its salt, which the first server creates for all. */
export async function openVisitDay(payload: Payload, now: Date): Promise<VisitDay> {
  const { timezone } = await currentRules(payload)
  const date = dateInZone(now, timezone)
  const { day, salt } = visit_salts
  const db = databaseOf(payload)
  await db
    .insert(visit_salts)
    .values({ day: date, salt: randomBytes(32) })
    .onConflictDoNothing()
  const [stored] = await db.select({ salt }).from(visit_salts).where(eq(day, date))
  if (!stored) throw new Error(`The day ${date} was closed while it was opened`)
  const known = await db
    .select({ visitor: visit_visitors.visitor, network: visit_visitors.network })
    .from(visit_visitors)
    .where(eq(visit_visitors.day, date))
  const endsAt = startOfDay(addCalendarDays(date, 1), timezone)
  return { date, endsAt, salt: stored.salt, known }
}

async function keepBatch(payload: Payload, date: string, visitors: readonly Visitor[]): Promise<boolean> {
  const [result] = await query<{ open: boolean }>(
    payload,
    sql`WITH open AS (SELECT ${visit_salts.day} AS day FROM ${visit_salts} WHERE ${visit_salts.day} = ${date}::date FOR SHARE),
             stored AS (
               INSERT INTO ${visit_visitors} (${names(visit_visitors.day, visit_visitors.visitor, visit_visitors.network, visit_visitors.page, visit_visitors.source)})
               SELECT open.day, given.visitor, given.network, given.page, given.source
               FROM open, json_to_recordset(${JSON.stringify(visitors)}::json)
                 AS given (visitor text, network text, page text, source text)
               ORDER BY given.visitor
               ON CONFLICT DO NOTHING
             )
        SELECT EXISTS (SELECT 1 FROM open) AS open`,
  )
  return result?.open ?? false
}

/** Stores a day's visitors without duplicates. @returns false if the day is closed */
export async function keepVisitors(payload: Payload, date: string, visitors: readonly Visitor[]) {
  let open = true
  for (let from = 0; open && from < visitors.length; from += BATCH)
    open = await keepBatch(payload, date, visitors.slice(from, from + BATCH))
  return open
}

/** The most first pages and sources of a day. Others are counted together. */
const SOURCES = 100

/** Closes past days: keeps the numbers of visitors, by first page and source, and deletes salts and hashes. */
export async function closeVisitDays(payload: Payload, now: Date): Promise<void> {
  const { timezone } = await currentRules(payload)
  const today = dateInZone(now, timezone)
  const { day, visitors } = visit_days
  const from = visit_sources
  const [salted, seen] = [visit_salts.day, visit_visitors.day]
  await query(
    payload,
    sql`WITH salts AS (DELETE FROM ${visit_salts} WHERE ${salted} < ${today}::date RETURNING ${salted} AS day),
             seen AS (DELETE FROM ${visit_visitors} WHERE ${seen} < ${today}::date RETURNING ${seen} AS day, ${names(visit_visitors.page, visit_visitors.source)}),
             ranked AS (
               SELECT day, kind, value, count(*) AS visitors,
                      row_number() OVER (PARTITION BY day, kind ORDER BY count(*) DESC, value) AS place
               FROM seen CROSS JOIN LATERAL (VALUES ('page', page), ('source', source)) AS parts (kind, value)
               GROUP BY day, kind, value
             ),
             kept AS (
               INSERT INTO ${from} (${names(from.day, from.kind, from.value, from.visitors)})
               SELECT day, kind, CASE WHEN place <= ${SOURCES} THEN value ELSE 'others' END AS named, sum(visitors)::int
               FROM ranked GROUP BY day, kind, named
               ON CONFLICT (${names(from.day, from.kind, from.value)})
               DO UPDATE SET ${names(from.visitors)} = ${from.visitors} + ${excluded(from.visitors)}
             )
        INSERT INTO ${visit_days} (${names(day, visitors)})
        SELECT day, sum(visitors)::int
        FROM (SELECT day, 0 AS visitors FROM salts UNION ALL SELECT day, count(*) FROM seen GROUP BY day) AS parts
        GROUP BY day
        ON CONFLICT (${names(day)}) DO UPDATE SET ${names(visitors)} = ${visitors} + ${excluded(visitors)}`,
  )
}
