import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { type ServiceInterest, serviceInterests } from '@/content/contact-options'
import { type Burst, openBurst } from '@/features/booking/burst/queries'
import { urgentBookings, type WaitingBooking } from '@/features/booking/confirmation/queries'
import { isWithoutLink } from '@/features/booking/meeting/without-link'
import { type OpenLeads, openLeads, wonIn } from '@/features/lead/queries'
import { nextPlans, type TitledPlan } from '@/features/publication/queries'
import { workListSchema } from '@/features/queue/list-schema'
import { subjectNames } from '@/features/queue/subject-names'
import { countWork } from '@/features/queue/work-list'
import { requireSuperAdmin } from '@/features/role/queries'
import { type AuditEntry, isNoSignIn, newestEntries } from '@/features/security/audit/queries'
import { bookedByVisitors, countSources } from '@/features/source/queries'
import { visitorsByDay } from '@/features/visits/queries'
import { allOf } from '@/lib/all-of'
import { holds, NOW } from '@/lib/db/expressions'
import { leads, next_steps, work_notes } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { isUuid } from '@/lib/validation/uuid'
import {
  blogs,
  bookings,
  client_registrations,
  inquiries,
  invitations,
  users,
} from '@/payload-generated-schema'
import type { Booking } from '@/payload-types'
import { type Activity, activityOf } from './activity'
import { boundsOf, type Period } from './period'

// These queries bypass access, so each checks for a super admin.

const ACTIVITIES = 5
const POSTS = 5
const PLANS = 5
const CALLS = 50

/** A held booking does not count. */
const isCounted = isNull(bookings.heldUntil)

const within = (column: AnyPgColumn, period: Period) => {
  const { start, end } = boundsOf(period)
  return and(gte(column, start), lt(column, end))
}

export async function totals(req: PayloadRequest) {
  await requireSuperAdmin(req)
  const db = await transactionOf(req)
  const isActive = and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, NOW))
  return allOf({
    users: db.$count(users),
    activeInvitations: db.$count(invitations, isActive),
    publishedBlogs: db.$count(blogs, eq(blogs.status, 'published')),
  })
}

export async function unansweredCalls(req: PayloadRequest, now: Date): Promise<WaitingBooking[]> {
  await requireSuperAdmin(req)
  return urgentBookings(req.payload, now)
}

export async function burstToDecide(req: PayloadRequest): Promise<Burst | undefined> {
  await requireSuperAdmin(req)
  return openBurst(req.payload)
}

export type Call = Awaited<ReturnType<typeof callsIn>>[number]

export async function callsIn(req: PayloadRequest, period: Period) {
  await requireSuperAdmin(req)
  const { id, name, company, bookingDatetime, endsAt, status } = bookings
  const withoutLink = holds(isWithoutLink())
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, name, company, start: bookingDatetime, end: endsAt, status, withoutLink })
    .from(bookings)
    .where(and(isCounted, ne(status, 'cancelled'), within(bookingDatetime, period)))
    .orderBy(bookingDatetime, id)
    .limit(CALLS)
  return rows.map((row) => ({
    ...row,
    start: new Date(row.start).toISOString(),
    end: new Date(row.end ?? row.start).toISOString(),
  }))
}

/** The names of those who booked or wrote, or whom a note or step is about, by the id of the row. Erased rows have none. */
async function visitorsOf(
  req: PayloadRequest,
  changes: readonly { table: string | null; recordId: string | null }[],
): Promise<Map<string, string>> {
  const db = await transactionOf(req)
  const idsIn = (name: string) =>
    changes.flatMap(({ table, recordId }) => (table === name && isUuid(recordId) ? [recordId] : []))
  const named = (table: typeof bookings | typeof inquiries, name: string, isShown?: SQL) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(inArray(table.id, idsIn(name)), isShown))
  const rows = await Promise.all([
    named(bookings, 'bookings', isCounted),
    named(inquiries, 'inquiries'),
    db
      .select({ id: client_registrations.id, name: client_registrations.fullName })
      .from(client_registrations)
      .where(inArray(client_registrations.id, idsIn('client_registrations'))),
    subjectNames(req, leads, idsIn('leads')),
    subjectNames(req, work_notes, idsIn('work_notes')),
    subjectNames(req, next_steps, idsIn('next_steps')),
  ])
  return new Map(rows.flat().map(({ id, name }) => [id, name]))
}

async function readActivities(req: PayloadRequest, entries: readonly AuditEntry[]): Promise<Activity[]> {
  const rows = entries.map((entry) => {
    const { tableName: table, createdAt: at, oldValues: before, newValues: after } = entry
    return { ...entry, table, at, before, after }
  })
  const visitors = await visitorsOf(req, rows)
  return rows.map((row) => activityOf({ ...row, visitor: visitors.get(row.recordId ?? '') }))
}

export async function latestActivity(req: PayloadRequest): Promise<Activity[]> {
  await requireSuperAdmin(req)
  return readActivities(req, await newestEntries(req.payload, isNoSignIn, { limit: ACTIVITIES }))
}

/** What each entry of the audit log did, in words, by its id. */
export async function activitiesOf(req: PayloadRequest, entries: readonly AuditEntry[]) {
  await requireSuperAdmin(req)
  return new Map((await readActivities(req, entries)).map((activity) => [activity.id, activity]))
}

export type Funnel = Awaited<ReturnType<typeof funnel>>

/** Each step counts on its own day: an inquiry when it came, a call when it took place, a win when it was entered. */
export async function funnel(req: PayloadRequest, period: Period) {
  await requireSuperAdmin(req)
  const { from, to } = period
  const db = await transactionOf(req)
  const wasMade = and(isCounted, within(bookings.createdAt, period))
  const tookPlace = and(isCounted, eq(bookings.status, 'completed'), within(bookings.bookingDatetime, period))
  const { days, wrote, won, ...calls } = await allOf({
    days: visitorsByDay(req.payload, period),
    bookings: db.$count(bookings, wasMade),
    /** Of the bookings, those that visitors made themselves. */
    byVisitors: db.$count(bookings, and(wasMade, bookedByVisitors)),
    held: db.$count(bookings, tookPlace),
    wrote: countWork(req, workListSchema.parse({ kind: 'inquiry', from, to })),
    won: wonIn(req, period),
  })
  return {
    ...calls,
    /** Null if there is no data, because no server ran. */
    visitors: days.length === 0 ? null : days.reduce((sum, { visitors }) => sum + visitors, 0),
    inquiries: wrote?.all ?? 0,
    won: won.count,
    /** In whole units of the site's currency. */
    wonValue: won.value,
    byDay: new Map(days.map(({ date, visitors }) => [date, visitors])),
  }
}

export async function openStages(req: PayloadRequest): Promise<OpenLeads> {
  await requireSuperAdmin(req)
  return openLeads(req)
}

export async function bookingsByWeek(
  req: PayloadRequest,
  { mondays, zone }: { mondays: readonly string[]; zone: string },
): Promise<Map<string, Partial<Record<Booking['status'], number>>>> {
  await requireSuperAdmin(req)
  const period = { from: mondays[0] ?? '', to: addCalendarDays(mondays.at(-1) ?? '', 6), zone }
  const monday = sql<string>`date_trunc('week', ${bookings.bookingDatetime} AT TIME ZONE ${zone})::date::text`
  const db = await transactionOf(req)
  const rows = await db
    .select({ monday: monday.as('monday'), status: bookings.status, count: count() })
    .from(bookings)
    .where(and(isCounted, within(bookings.bookingDatetime, period)))
    .groupBy(({ monday, status }) => [monday, status])
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
  const { serviceInterest, status, createdAt } = inquiries
  const db = await transactionOf(req)
  const rows = await db
    .select({ interest: serviceInterest, count: count() })
    .from(inquiries)
    .where(and(ne(status, 'spam'), within(createdAt, period)))
    .groupBy(serviceInterest)
  const found = new Map(rows.map(({ interest, count }) => [interest, count]))
  const entries = serviceInterests.map((interest) => [interest, found.get(interest) ?? 0])
  return Object.fromEntries(entries)
}

export async function mostReadPosts(req: PayloadRequest) {
  await requireSuperAdmin(req)
  const { id, title, viewCount, publishedAt, status } = blogs
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, title, views: viewCount })
    .from(blogs)
    .where(eq(status, 'published'))
    .orderBy(desc(viewCount), desc(publishedAt))
    .limit(POSTS)
  return rows.map((row) => ({ ...row, title: row.title ?? '', views: row.views ?? 0 }))
}

export async function plansAhead(req: PayloadRequest): Promise<TitledPlan[]> {
  await requireSuperAdmin(req)
  return nextPlans(req, PLANS)
}

export async function sourcesOf(req: PayloadRequest, period: Period) {
  await requireSuperAdmin(req)
  return allOf({ sources: countSources(req, period, 'source'), pages: countSources(req, period, 'page') })
}
