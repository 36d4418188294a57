import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNull,
  like,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { asText, lower } from '@/lib/db/expressions'
import { afterCursor, cutAt } from '@/lib/db/keyset'
import { work_notes } from '@/lib/db/own-tables'
import { anywhere, pageIn, pageOf } from '@/lib/db/paging'
import { type Transaction, transactionOf } from '@/lib/db/transaction'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { addressPart } from '@/lib/validation/email-address'
import { bookings, users } from '@/payload-generated-schema'
import { stagesOf } from '../lead/queries'
import type { WorkAsked, WorkListQuery } from './list-schema'
import { openStatuses, type WorkStatus, workStatuses } from './rules'
import { assignedTo } from './team'
import { type Viewer, viewerOf } from './visible'
import { type WorkRows, workRows } from './work-rows'

export type WorkCounts = Record<WorkStatus | 'open' | 'all', number>

export type WorkList = NonNullable<Awaited<ReturnType<typeof listWork>>>

const EXCERPT = 200

const orders = (rows: Record<'name' | 'status' | 'createdAt' | 'updatedAt', SQLWrapper>) => {
  const name = lower(rows.name)
  const place = sql`array_position(${sql.param([...workStatuses])}::text[], ${rows.status})`
  return {
    created: [asc(rows.createdAt)],
    '-created': [desc(rows.createdAt)],
    changed: [asc(rows.updatedAt)],
    '-changed': [desc(rows.updatedAt)],
    name: [asc(name)],
    '-name': [desc(name)],
    status: [asc(place), desc(rows.createdAt)],
    '-status': [desc(place), desc(rows.createdAt)],
  } satisfies Record<WorkListQuery['sort'], SQL[]>
}

const midnight = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString()

const notesOf = (rows: { id: SQLWrapper }) =>
  or(eq(work_notes.inquiryId, rows.id), eq(work_notes.registrationId, rows.id))

function containing(db: Transaction, rows: WorkRows, search: string) {
  if (!search) return undefined
  const pattern = anywhere(search)
  const notes = db.select({ id: work_notes.id }).from(work_notes)
  return or(
    ...[rows.name, rows.email, rows.company, rows.text].map((text) => ilike(text, pattern)),
    like(rows.email, anywhere(addressPart(search))),
    exists(notes.where(and(notesOf(rows), ilike(work_notes.text, pattern)))),
  )
}

function withStatus(rows: WorkRows, status: WorkListQuery['status']): SQL {
  if (status === undefined) return ne(rows.status, 'spam')
  return status === 'open' ? inArray(rows.status, [...openStatuses]) : eq(rows.status, status)
}

type WorkFilter = Omit<WorkAsked, 'cursor' | 'limit'>

interface Search {
  db: Transaction
  rows: WorkRows
  /** Without the status. */
  conditions: SQL | undefined
}

async function searchFor(req: PayloadRequest, viewer: Viewer, query: WorkFilter): Promise<Search> {
  const { search, kind, assignee, from, to } = query
  const db = await transactionOf(req)
  const rows = workRows(db, viewer)
  const zone = (await currentRules(req.payload, req)).timezone
  const conditions = and(
    containing(db, rows, search),
    kind && eq(rows.kind, kind),
    assignedTo(rows.assignee, assignee, viewer),
    from === undefined ? undefined : gte(rows.createdAt, midnight(from, zone)),
    to === undefined ? undefined : lt(rows.createdAt, midnight(addCalendarDays(to, 1), zone)),
  )
  return { db, rows, conditions }
}

async function countByStatus({ db, rows, conditions }: Search): Promise<WorkCounts> {
  const people = (status: WorkListQuery['status']) =>
    sql<number>`count(DISTINCT ${rows.person}) FILTER (WHERE ${withStatus(rows, status)})`.mapWith(Number)
  const columns = Object.fromEntries(workStatuses.map((status) => [status, people(status)])) as Record<
    WorkStatus,
    SQL<number>
  >
  const [counts] = await db
    .select({ ...columns, open: people('open'), all: people(undefined) })
    .from(rows)
    .where(conditions)
  if (!counts) throw new Error('PostgreSQL has counted nothing')
  return counts
}

/** People by status. Undefined for callers outside the team. */
export async function countWork(req: PayloadRequest, query: WorkListQuery): Promise<WorkCounts | undefined> {
  const viewer = await viewerOf(req)
  return viewer && countByStatus(await searchFor(req, viewer, query))
}

/** The newest item of each person, with the number of their items. */
const newestByPerson = ({ db, rows, conditions }: Search, status: WorkListQuery['status']) =>
  db
    .selectDistinctOn([rows.person], {
      kind: rows.kind,
      id: rows.id,
      person: rows.person,
      name: rows.name,
      company: rows.company,
      email: rows.email,
      text: rows.text,
      status: rows.status,
      assignee: rows.assignee,
      createdAt: rows.createdAt,
      updatedAt: rows.updatedAt,
      items: sql<number>`count(*) OVER (PARTITION BY ${rows.person})`.mapWith(Number).as('items'),
    })
    .from(rows)
    .where(and(conditions, withStatus(rows, status)))
    .orderBy(rows.person, desc(rows.createdAt), rows.id)
    .as('people')

type People = ReturnType<typeof newestByPerson>

function listedPeople(db: Transaction, people: People) {
  const isTheirCall = and(eq(lower(bookings.email), people.person), isNull(bookings.heldUntil))
  return db
    .select({
      kind: people.kind,
      id: people.id,
      person: asText<string>(people.person),
      name: people.name,
      company: people.company,
      text: sql<string>`left(${people.text}, ${EXCERPT}::int)`,
      status: people.status,
      assignee: { id: users.id, name: users.fullName },
      notes: db.$count(work_notes, notesOf(people)),
      items: people.items,
      calls: db.$count(bookings, isTheirCall),
      createdAt: people.createdAt,
      updatedAt: people.updatedAt,
    })
    .from(people)
    .leftJoin(users, eq(users.id, people.assignee))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof listedPeople>>[number]

const listed = ({ text, person: _, ...row }: Row) => ({
  ...row,
  excerpt: text.replace(/\s+/g, ' ').trim(),
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
})

/** People with their newest item, and their number by status, of which 'all' leaves out spam. `updatedAt` is sent back as If-Match. */
export async function listWork(req: PayloadRequest, query: WorkListQuery) {
  const viewer = await viewerOf(req)
  if (!viewer) return undefined
  const search = await searchFor(req, viewer, query)
  const counts = await countByStatus(search)
  const people = newestByPerson(search, query.status)
  const rows = await pageIn(
    listedPeople(search.db, people).orderBy(...orders(people)[query.sort], people.id),
    query,
  )
  const stages = await stagesOf(
    req,
    rows.map(({ person }) => person),
  )
  const items = rows.map((row) => ({ ...listed(row), stage: stages.get(row.person) ?? null }))
  return { ...pageOf(items, counts[query.status ?? 'all'], query), counts }
}

/** The same after a cursor, the newest first. */
export async function workAfter(req: PayloadRequest, { cursor, limit, ...query }: WorkAsked) {
  const viewer = await viewerOf(req)
  if (!viewer) return undefined
  const search = await searchFor(req, viewer, query)
  const people = newestByPerson(search, query.status)
  const rows = await listedPeople(search.db, people)
    .where(afterCursor(cursor, [people.createdAt, people.id]))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(limit + 1)
  return cutAt(rows.map(listed), limit, ({ createdAt, id }) => ({ at: createdAt, key: id }))
}
