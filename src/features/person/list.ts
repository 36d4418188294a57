import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { peopleAt, stagesOf } from '@/features/lead/queries'
import type { Stage } from '@/features/lead/rules'
import { isSuperAdmin } from '@/features/role/queries'
import { ALWAYS } from '@/lib/db/expressions'
import { afterCursor, cutAt } from '@/lib/db/keyset'
import { anywhere, limitOffset, type PageParams, pageOf } from '@/lib/db/paging'
import { queryIn, sql } from '@/lib/db/query'
import { isCalendarDate } from '@/lib/time/calendar-date'
import { addressPart } from '@/lib/validation/email-address'
import type { PeopleAsked } from './schema'

/** Everyone with one address, in lower case. `places` are the kinds of rows that hold it. `lastAt`: what they or the team did last. */
interface ListedPerson {
  email: string
  name: string | null
  company: string | null
  places: string[]
  lastAt: string
}

type Row = Omit<ListedPerson, 'lastAt'> & { last_at: Date | string; total: number }

/** `at`: which name is the newest. `moved`: what they or the team did last, without a new assignee of a step, as when a colleague leaves. */
const seen = sql`
  SELECT lower(email) AS email, name, company, 'Booking' AS place, created_at AS at, updated_at AS moved FROM bookings
  UNION ALL SELECT lower(email), name, company, 'Inquiry', created_at, updated_at FROM inquiries
  UNION ALL SELECT lower(email), full_name, company_name, 'Account', created_at, created_at FROM users
  UNION ALL SELECT lower(email), NULL, NULL, 'Newsletter', created_at, created_at FROM subscribers
  UNION ALL SELECT lower(i.email), r.full_name, r.company_name,
      CASE WHEN r.id IS NULL THEN 'Invitation' ELSE 'Registration' END, coalesce(r.created_at, i.created_at),
      coalesce(r.updated_at, i.created_at)
    FROM invitations i LEFT JOIN client_registrations r ON r.invitation_id = i.id
  UNION ALL SELECT coalesce(t.person, lower(coalesce(w.email, b.email, i.email))), NULL, NULL, NULL, t.at, t.at
    FROM (
      SELECT person, inquiry_id, booking_id, registration_id, created_at AS at FROM work_notes
      UNION ALL SELECT person, inquiry_id, booking_id, registration_id, greatest(created_at, done_at) FROM next_steps
      UNION ALL SELECT s.person, s.inquiry_id, s.booking_id, s.registration_id, a.created_at
        FROM next_steps s JOIN security_audit_log a ON a.table_name = 'next_steps' AND a.record_id = s.id::text
        WHERE a.new_values ?| ARRAY['text', 'dueOn', 'done']
    ) AS t LEFT JOIN inquiries w ON w.id = t.inquiry_id LEFT JOIN bookings b ON b.id = t.booking_id
      LEFT JOIN client_registrations r ON r.id = t.registration_id LEFT JOIN invitations i ON i.id = r.invitation_id
    WHERE coalesce(t.person, w.email, b.email, i.email) IS NOT NULL
  UNION ALL SELECT l.person, NULL, NULL, NULL, a.created_at, a.created_at
    FROM leads l JOIN security_audit_log a ON a.table_name = 'leads' AND a.record_id = l.id::text`

function matching(q: string, isWanted: SQL = ALWAYS) {
  const part = anywhere(q)
  return sql`SELECT email, (array_agg(name ORDER BY at DESC) FILTER (WHERE name IS NOT NULL))[1] AS name,
      (array_agg(company ORDER BY at DESC) FILTER (WHERE company <> ''))[1] AS company,
      coalesce(array_agg(DISTINCT place) FILTER (WHERE place IS NOT NULL), '{}') AS places,
      date_trunc('milliseconds', max(moved)) AS last_at, count(*) OVER ()::int AS total
    FROM (${seen}) AS seen GROUP BY email
    HAVING (email ILIKE ${part} OR email LIKE ${anywhere(addressPart(q))} OR bool_or(name ILIKE ${part}) OR bool_or(company ILIKE ${part}))
      AND ${isWanted}`
}

const listed = ({ last_at, total: _, ...person }: Row): ListedPerson => ({
  ...person,
  lastAt: new Date(last_at).toISOString(),
})

interface Wanted extends PageParams {
  q: string
  stage?: Stage | undefined
  /** Days of the business zone, which count with a stage: when they were won or lost, otherwise when they wrote or booked. */
  from?: string | undefined
  to?: string | undefined
}

/** Null for who only subscribed or has an account. */
export type StagedPerson = ListedPerson & { stage: Stage | null }

/** People by address, last seen first. Undefined for callers who are not super admins. */
export async function listPeople(req: PayloadRequest, { q, stage, from = '', to = '', ...page }: Wanted) {
  if (!(await isSuperAdmin(req))) return undefined
  const { timezone: zone } = await currentRules(req.payload)
  const [isFrom, isTo] = [isCalendarDate(from), isCalendarDate(to)]
  const period =
    isFrom || isTo ? { from: isFrom ? from : '2000-01-01', to: isTo ? to : '2099-12-31', zone } : undefined
  const isWanted = stage && sql`email IN (${peopleAt(stage, period)})`
  const rows = await queryIn<Row>(
    req,
    sql`${matching(q, isWanted)} ORDER BY last_at DESC, email ${limitOffset(page)}`,
  )
  const shown = await stagesOf(
    req,
    rows.map(({ email }) => email),
  )
  const people = rows.map((row) => ({ ...listed(row), stage: shown.get(row.email) ?? null }))
  return pageOf(people, rows[0]?.total ?? 0, page)
}

/** The same after a cursor. */
export async function peopleAfter(req: PayloadRequest, { search, cursor, limit }: PeopleAsked) {
  if (!(await isSuperAdmin(req))) return undefined
  const after = afterCursor(cursor, [sql.identifier('last_at'), sql.identifier('email')])
  const rows = await queryIn<Row>(
    req,
    sql`SELECT * FROM (${matching(search)}) AS people WHERE ${after ?? ALWAYS}
        ORDER BY last_at DESC, email DESC LIMIT ${limit + 1}`,
  )
  return cutAt(rows.map(listed), limit, ({ lastAt, email }) => ({ at: lastAt, key: email }))
}
