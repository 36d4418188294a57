import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { query, sql } from '@/lib/db/query'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/start-of-day'
import { dateInZone } from '@/lib/time/zone'
import type { VisitDay } from './recorder'
import type { Visitor } from './visitor'

/** The most visitors in one statement. */
const BATCH = 5000

/** The current business day with its salt, which the first server creates for all. */
export async function openVisitDay(payload: Payload, now: Date): Promise<VisitDay> {
  const { timezone } = await currentRules(payload)
  const date = dateInZone(now, timezone)
  const own = randomBytes(32).toString('hex')
  await query(
    payload,
    sql`INSERT INTO visit_salts (day, salt) VALUES (${date}::date, decode(${own}, 'hex')) ON CONFLICT DO NOTHING`,
  )
  const [stored] = await query<{ salt: string }>(
    payload,
    sql`SELECT encode(salt, 'hex') AS salt FROM visit_salts WHERE day = ${date}::date`,
  )
  if (!stored) throw new Error(`The day ${date} was closed while it was opened`)
  const known = await query<Visitor & Record<string, unknown>>(
    payload,
    sql`SELECT visitor, network FROM visit_visitors WHERE day = ${date}::date`,
  )
  return {
    date,
    endsAt: startOfDay(addCalendarDays(date, 1), timezone),
    salt: Buffer.from(stored.salt, 'hex'),
    known,
  }
}

async function keepBatch(payload: Payload, date: string, visitors: readonly Visitor[]): Promise<boolean> {
  const [result] = await query<{ open: boolean }>(
    payload,
    sql`WITH open AS (SELECT day FROM visit_salts WHERE day = ${date}::date FOR SHARE),
             stored AS (
               INSERT INTO visit_visitors (day, visitor, network)
               SELECT open.day, given.visitor, given.network
               FROM open, json_to_recordset(${JSON.stringify(visitors)}::json) AS given (visitor text, network text)
               ORDER BY given.visitor
               ON CONFLICT DO NOTHING
             )
        SELECT EXISTS (SELECT 1 FROM open) AS open`,
  )
  return result?.open ?? false
}

/** Stores a day's visitors without duplicates. @returns false if the day is closed */
export async function keepVisitors(
  payload: Payload,
  date: string,
  visitors: readonly Visitor[],
): Promise<boolean> {
  let open = true
  for (let from = 0; open && from < visitors.length; from += BATCH)
    open = await keepBatch(payload, date, visitors.slice(from, from + BATCH))
  return open
}

/** Closes past days: keeps the number of visitors and deletes salts and hashes. */
export async function closeVisitDays(payload: Payload, now: Date): Promise<void> {
  const { timezone } = await currentRules(payload)
  const today = dateInZone(now, timezone)
  await query(
    payload,
    sql`WITH salts AS (DELETE FROM visit_salts WHERE day < ${today}::date RETURNING day),
             seen AS (DELETE FROM visit_visitors WHERE day < ${today}::date RETURNING day)
        INSERT INTO visit_days (day, visitors)
        SELECT day, sum(visitors)::int
        FROM (SELECT day, 0 AS visitors FROM salts UNION ALL SELECT day, count(*) FROM seen GROUP BY day) AS parts
        GROUP BY day
        ON CONFLICT (day) DO UPDATE SET visitors = visit_days.visitors + excluded.visitors`,
  )
}
