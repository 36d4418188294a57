import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'

/** Visitors of a day; days on which nothing was counted, because no server ran, are not there. */
export interface DayVisitors {
  /** YYYY-MM-DD in the business's zone. */
  date: string
  visitors: number
}

/**
 * The visitors of each counted day from `from` to `to` (YYYY-MM-DD, both included), oldest first. Today's are
 * those stored until now. Callers let only super admins pass.
 */
export async function visitorsByDay(
  payload: Payload,
  { from, to }: { from: string; to: string },
): Promise<DayVisitors[]> {
  return query<DayVisitors & Record<string, unknown>>(
    payload,
    sql`SELECT day::text AS date, sum(visitors)::int AS visitors
        FROM (
          SELECT day, visitors FROM visit_days
          UNION ALL
          SELECT day, (SELECT count(*) FROM visit_visitors WHERE visit_visitors.day = visit_salts.day)
          FROM visit_salts
        ) AS days
        WHERE day BETWEEN ${from}::date AND ${to}::date
        GROUP BY day ORDER BY day`,
  )
}
