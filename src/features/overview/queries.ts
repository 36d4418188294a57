import type { PayloadRequest } from 'payload'
import { type ServiceInterest, serviceInterests } from '@/content/contact-options'
import { type Burst, openBurst } from '@/features/booking/burst/queries'
import { urgentBookings, type WaitingBooking } from '@/features/booking/confirmation/queries'
import { nextPlans, type TitledPlan } from '@/features/publication/queries'
import { countWork, workListSchema } from '@/features/queue/work-list'
import { requireSuperAdmin } from '@/features/role/queries'
import { bookedByVisitors, countSources, type SourceCount } from '@/features/source/queries'
import { visitorsByDay } from '@/features/visits/queries'
import { queryIn, sql } from '@/lib/db/query'
import { addCalendarDays } from '@/lib/time/calendar-date'
import type { Booking } from '@/payload-types'
import type { ActivityEntry } from './activity'
import { boundsOf, type Period } from './period'

// These queries bypass access, so each checks for a super admin.

const ACTIVITIES = 8
const POSTS = 8
const PLANS = 5
const CALLS = 50

/** A held booking does not count. */
const counts = sql`held_until IS NULL`

type Columns<Row> = Row & Record<string, unknown>

export interface Totals {
  users: number
  activeInvitations: number
  publishedBlogs: number
}

export async function totals(req: PayloadRequest): Promise<Totals> {
  await requireSuperAdmin(req)
  const [row] = await queryIn<Columns<Totals>>(
    req,
    sql`SELECT (SELECT count(*) FROM users)::int AS users,
               (SELECT count(*) FROM invitations WHERE status = 'pending' AND expires_at > now())::int
                 AS "activeInvitations",
               (SELECT count(*) FROM blogs WHERE status = 'published')::int AS "publishedBlogs"`,
  )
  if (!row) throw new Error('PostgreSQL has counted nothing')
  return row
}

export async function unansweredCalls(req: PayloadRequest, now: Date): Promise<WaitingBooking[]> {
  await requireSuperAdmin(req)
  return urgentBookings(req.payload, now)
}

export async function burstToDecide(req: PayloadRequest): Promise<Burst | undefined> {
  await requireSuperAdmin(req)
  return openBurst(req.payload)
}

export interface Call {
  id: string
  name: string
  company: string | null
  start: string
  end: string
  status: Booking['status']
}

export async function callsIn(req: PayloadRequest, period: Period): Promise<Call[]> {
  await requireSuperAdmin(req)
  const { start, end } = boundsOf(period)
  const rows = await queryIn<Columns<Omit<Call, 'start' | 'end'> & Record<'start' | 'end', string | Date>>>(
    req,
    sql`SELECT id, name, company, booking_datetime AS start, ends_at AS end, status FROM bookings
        WHERE ${counts} AND status <> 'cancelled'
          AND booking_datetime >= ${start}::timestamptz AND booking_datetime < ${end}::timestamptz
        ORDER BY booking_datetime, id LIMIT ${CALLS}`,
  )
  return rows.map(({ id, name, company, status, ...times }) => ({
    ...{ id, name, company, status },
    start: new Date(times.start).toISOString(),
    end: new Date(times.end).toISOString(),
  }))
}

export async function latestActivity(req: PayloadRequest): Promise<ActivityEntry[]> {
  await requireSuperAdmin(req)
  const rows = await queryIn<Columns<Omit<ActivityEntry, 'at'> & { at: string | Date }>>(
    req,
    sql`SELECT l.id, l.created_at AS at, l.action, l.table_name AS "table", l.record_id AS "recordId",
               l.user_id AS "userId", coalesce(nullif(u.full_name, ''), u.email) AS person,
               l.old_values AS before, l.new_values AS after
        FROM (SELECT * FROM security_audit_log
                WHERE NOT (table_name = 'sessions' AND action = 'INSERT') ORDER BY sequence DESC LIMIT ${ACTIVITIES}) AS l
        LEFT JOIN users u ON u.id = CASE WHEN l.user_id ~ '^[0-9a-f-]{36}$' THEN l.user_id::uuid END
        ORDER BY l.sequence DESC`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}

export interface Funnel {
  /** Null if there is no data, because no server ran. */
  visitors: number | null
  inquiries: number
  bookings: number
  held: number
  won: number
  byDay: ReadonlyMap<string, number>
}

export async function funnel(req: PayloadRequest, period: Period): Promise<Funnel> {
  await requireSuperAdmin(req)
  const { start, end } = boundsOf(period)
  const within = sql`created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz`
  const { from, to } = period
  const [days, [made], wrote, people] = await Promise.all([
    visitorsByDay(req.payload, period),
    queryIn<Columns<Pick<Funnel, 'bookings' | 'held'>>>(
      req,
      sql`SELECT count(*)::int AS bookings, count(*) FILTER (WHERE status = 'completed')::int AS held
          FROM bookings WHERE ${counts} AND ${within} AND ${bookedByVisitors}`,
    ),
    countWork(req, workListSchema.parse({ kind: 'inquiry', from, to })),
    countWork(req, workListSchema.parse({ from, to })),
  ])
  return {
    visitors: days.length === 0 ? null : days.reduce((sum, { visitors }) => sum + visitors, 0),
    inquiries: wrote?.all ?? 0,
    bookings: made?.bookings ?? 0,
    held: made?.held ?? 0,
    won: people?.won ?? 0,
    byDay: new Map(days.map(({ date, visitors }) => [date, visitors])),
  }
}

export async function bookingsByWeek(
  req: PayloadRequest,
  { mondays, zone }: { mondays: readonly string[]; zone: string },
): Promise<Map<string, Partial<Record<Booking['status'], number>>>> {
  await requireSuperAdmin(req)
  const { start, end } = boundsOf({
    from: mondays[0] ?? '',
    to: addCalendarDays(mondays.at(-1) ?? '', 6),
    zone,
  })
  const rows = await queryIn<{ monday: string; status: Booking['status']; count: number }>(
    req,
    sql`SELECT date_trunc('week', booking_datetime AT TIME ZONE ${zone})::date::text AS monday, status,
               count(*)::int AS count
        FROM bookings
        WHERE ${counts} AND booking_datetime >= ${start}::timestamptz AND booking_datetime < ${end}::timestamptz
        GROUP BY 1, 2`,
  )
  const weeks = new Map(mondays.map((monday) => [monday, {} as Partial<Record<Booking['status'], number>>]))
  for (const { monday, status, count } of rows) {
    const week = weeks.get(monday)
    if (week) week[status] = count
  }
  return weeks
}

export async function inquiriesByInterest(
  req: PayloadRequest,
  period: Period,
): Promise<Record<ServiceInterest, number>> {
  await requireSuperAdmin(req)
  const { start, end } = boundsOf(period)
  const rows = await queryIn<{ interest: ServiceInterest; count: number }>(
    req,
    sql`SELECT service_interest::text AS interest, count(*)::int AS count FROM inquiries
        WHERE status <> 'spam' AND created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz
        GROUP BY 1`,
  )
  const found = new Map(rows.map(({ interest, count }) => [interest, count]))
  const entries = serviceInterests.map((interest) => [interest, found.get(interest) ?? 0])
  return Object.fromEntries(entries)
}

export interface ReadPost {
  id: string
  title: string
  views: number
}

export async function mostReadPosts(req: PayloadRequest): Promise<ReadPost[]> {
  await requireSuperAdmin(req)
  return queryIn<Columns<ReadPost>>(
    req,
    sql`SELECT id, title, view_count::int AS views FROM blogs WHERE status = 'published'
        ORDER BY view_count DESC, published_at DESC LIMIT ${POSTS}`,
  )
}

export async function plansAhead(req: PayloadRequest): Promise<TitledPlan[]> {
  await requireSuperAdmin(req)
  return nextPlans(req, PLANS)
}

export interface Sources {
  sources: readonly SourceCount[]
  pages: readonly SourceCount[]
}

export async function sourcesOf(req: PayloadRequest, period: Period): Promise<Sources> {
  await requireSuperAdmin(req)
  const [sources, pages] = await Promise.all([
    countSources(req, period, 'source'),
    countSources(req, period, 'page'),
  ])
  return { sources, pages }
}
