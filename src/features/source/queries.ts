import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import type { bookings } from '@/payload-generated-schema'
import type { Period } from '../overview/period'
import { boundsOf } from '../overview/period'
import { BOOKED_BY_TEAM } from './view'

/** The columns that say where a booking or an inquiry came from. */
export const sourceOf = ({ landingPage, referrer, utmSource, utmMedium, utmCampaign }: typeof bookings) => ({
  landingPage,
  referrer,
  utmSource,
  utmMedium,
  utmCampaign,
})

/** Not one that the team made. */
export const bookedByVisitors = sql`NOT EXISTS (
  SELECT FROM security_audit_log l JOIN user_roles r ON r.user_id::text = l.user_id AND r.role = 'super_admin'
  WHERE l.table_name = 'bookings' AND l.record_id = bookings.id::text AND l.action = 'INSERT')`

export interface SourceCount {
  name: string
  visitors: number
  inquiries: number
  bookings: number
}

const SHOWN = 5

const formsOf = {
  page: sql.identifier('landing_page'),
  source: sql`coalesce(nullif(utm_source, ''), referrer)`,
}
const visitorsOf = { page: sql.identifier('page'), source: sql.identifier('source') }

/** A site counts once, with or without www. Callers must check for a super admin. */
export async function countSources(
  req: PayloadRequest,
  period: Period,
  kind: 'page' | 'source',
): Promise<SourceCount[]> {
  const { from, to } = period
  const { start, end } = boundsOf(period)
  const within = sql`created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz`
  return queryIn<SourceCount & Record<string, unknown>>(
    req,
    sql`SELECT regexp_replace(lower(coalesce(name, '')), '^www\\.', '') AS name, sum(visitors)::int AS visitors, sum(inquiries)::int AS inquiries,
               sum(bookings)::int AS bookings
        FROM (
          SELECT value AS name, visitors, 0 AS inquiries, 0 AS bookings FROM visit_sources
            WHERE kind = ${kind} AND day BETWEEN ${from}::date AND ${to}::date
          UNION ALL SELECT ${visitorsOf[kind]}, 1, 0, 0 FROM visit_visitors WHERE day BETWEEN ${from}::date AND ${to}::date
          UNION ALL SELECT ${formsOf[kind]}, 0, 1, 0 FROM inquiries WHERE ${within}
          UNION ALL SELECT CASE WHEN ${bookedByVisitors} THEN ${formsOf[kind]} ELSE ${BOOKED_BY_TEAM} END, 0, 0, 1 FROM bookings
            WHERE held_until IS NULL AND ${within} AND (${kind} = 'source' OR ${bookedByVisitors})
        ) AS parts
        GROUP BY 1 ORDER BY sum(visitors) + sum(inquiries) + sum(bookings) DESC, 1 LIMIT ${SHOWN}`,
  )
}
