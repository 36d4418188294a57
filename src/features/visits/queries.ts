import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { visit_days, visit_salts, visit_visitors } from '@/lib/db/own-tables'
import { query } from '@/lib/db/query'

/** Visitors of a day. Days without data are missing. */
export interface DayVisitors {
  date: string
  visitors: number
}

/** Visitors by day from `from` to `to` (YYYY-MM-DD, inclusive). Callers must check for a super admin. */
export async function visitorsByDay(
  payload: Payload,
  { from, to }: { from: string; to: string },
): Promise<DayVisitors[]> {
  return query<DayVisitors & Record<string, unknown>>(
    payload,
    sql`SELECT day::text AS date, sum(visitors)::int AS visitors
        FROM (
          SELECT ${visit_days.day} AS day, ${visit_days.visitors} AS visitors FROM ${visit_days}
          UNION ALL
          SELECT ${visit_salts.day},
                 (SELECT count(*) FROM ${visit_visitors} WHERE ${visit_visitors.day} = ${visit_salts.day})
          FROM ${visit_salts}
        ) AS days
        WHERE day BETWEEN ${from}::date AND ${to}::date
        GROUP BY day ORDER BY day`,
  )
}
