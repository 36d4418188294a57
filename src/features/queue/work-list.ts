import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { currentRules } from '@/features/booking/settings/queries'
import { anywhere, limitOffset, type Page, pageOf } from '@/lib/db/paging'
import { queryIn, sql } from '@/lib/db/query'
import { addCalendarDays, isCalendarDate } from '@/lib/time/calendar-date'
import { startOfDay } from '@/lib/time/wall-time'
import { addressPart } from '@/lib/validation/email-address'
import { filterBy, listQuery, sortBy } from '@/lib/validation/list-query'
import { isUuid } from '@/lib/validation/uuid'
import { openStatuses, type WorkKind, type WorkStatus, workKinds, workStatuses } from './rules'
import { mayWorkOn, type Viewer, viewerOf } from './visible'

const day = z.catch(
  z.optional(z.string().check(z.refine((text) => isCalendarDate(text) && text.startsWith('20')))),
  undefined,
)

/**
 * The queue's query parameters. `assignee` is 'me', an account id or 'unassigned'; `from` and `to` are days of the business
 * zone on which work came in.
 */
export const workListSchema = z.object({
  ...listQuery,
  kind: filterBy(workKinds),
  status: filterBy([...workStatuses, 'open']),
  assignee: z.catch(
    z.optional(z.string().check(z.refine((text) => text === 'me' || text === 'unassigned' || isUuid(text)))),
    undefined,
  ),
  from: day,
  to: day,
  sort: sortBy(['-created', 'created', '-changed', 'changed', 'name', '-name', 'status', '-status']),
})

export type WorkListQuery = z.output<typeof workListSchema>

interface ListedWork {
  kind: WorkKind
  id: string
  name: string
  company: string | null
  excerpt: string
  status: WorkStatus
  assignee: { id: string; name: string | null } | null
  notes: number
  items: number
  calls: number
  createdAt: string
  /** Sent back as If-Match. */
  updatedAt: string
}

export type WorkCounts = Record<WorkStatus | 'open' | 'all', number>

export interface WorkList extends Page<ListedWork> {
  /** People by status, without the status filter. 'all' leaves out spam. */
  counts: WorkCounts
}

const EXCERPT = 200

const visibleWork = (viewer: Viewer) => sql`(
  SELECT 'inquiry' AS kind, id, name, email, lower(email) AS person, company, message AS text, status::text AS status,
    assignee_id, created_at, updated_at
  FROM inquiries WHERE ${mayWorkOn('inquiry', viewer)}
  UNION ALL
  SELECT 'registration', c.id, c.full_name, i.email, coalesce(lower(i.email), c.id::text), c.company_name,
    coalesce(c.current_challenges, ''), c.status::text, c.assignee_id, c.created_at, c.updated_at
  FROM client_registrations c LEFT JOIN invitations i ON i.id = c.invitation_id
  WHERE ${mayWorkOn('registration', viewer)}
) w`

const inOrder = sql`array_position(ARRAY[${sql.join(
  workStatuses.map((status) => sql`${status}::text`),
  sql`, `,
)}], w.status)`

const orders = {
  created: sql`w.created_at ASC`,
  '-created': sql`w.created_at DESC`,
  changed: sql`w.updated_at ASC`,
  '-changed': sql`w.updated_at DESC`,
  name: sql`lower(w.name) ASC`,
  '-name': sql`lower(w.name) DESC`,
  status: sql`${inOrder} ASC, w.created_at DESC`,
  '-status': sql`${inOrder} DESC, w.created_at DESC`,
} as const satisfies Record<WorkListQuery['sort'], unknown>

function assignedTo(assignee: string | undefined, viewer: Viewer) {
  if (assignee === undefined) return sql`true`
  if (assignee === 'unassigned') return sql`w.assignee_id IS NULL`
  return sql`w.assignee_id = ${assignee === 'me' ? viewer.id : assignee}`
}

const midnight = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString()

const matching = ({ search, kind, assignee, from, to }: WorkListQuery, viewer: Viewer, zone: string) => {
  const pattern = anywhere(search)
  return sql`(${search} = '' OR w.name ILIKE ${pattern} OR w.email ILIKE ${pattern} OR w.email LIKE ${anywhere(addressPart(search))} OR w.company ILIKE ${pattern}
      OR w.text ILIKE ${pattern} OR EXISTS (SELECT FROM work_notes n
        WHERE (n.inquiry_id = w.id OR n.registration_id = w.id) AND n.text ILIKE ${pattern}))
    AND (${kind ?? ''} = '' OR w.kind = ${kind ?? ''}) AND ${assignedTo(assignee, viewer)}
    AND ${from ? sql`w.created_at >= ${midnight(from, zone)}::timestamptz` : sql`true`}
    AND ${to ? sql`w.created_at < ${midnight(addCalendarDays(to, 1), zone)}::timestamptz` : sql`true`}`
}

const isOpen = sql`w.status IN (${sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
)})`
const isNoSpam = sql`w.status <> 'spam'`

function withStatus(status: WorkListQuery['status']) {
  if (status === undefined) return isNoSpam
  return status === 'open' ? isOpen : sql`w.status = ${status}`
}

interface WorkRow extends Record<string, unknown> {
  kind: WorkKind
  id: string
  name: string
  company: string | null
  text: string
  status: WorkStatus
  assignee_id: string | null
  assignee_name: string | null
  notes: number
  items: number
  calls: number
  created_at: string
  updated_at: string
}

const listed = (row: WorkRow): ListedWork => ({
  kind: row.kind,
  id: row.id,
  name: row.name,
  company: row.company,
  excerpt: row.text.replace(/\s+/g, ' ').trim(),
  status: row.status,
  assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name } : null,
  notes: row.notes,
  items: row.items,
  calls: row.calls,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
})

async function countByStatus(req: PayloadRequest, conditions: ReturnType<typeof sql>, viewer: Viewer) {
  const figures = [
    ...workStatuses.map((status) => [status, sql`w.status = ${status}`] as const),
    ...([['open', isOpen] as const, ['all', isNoSpam] as const] as const),
  ]
  const columns = figures.map(
    ([name, condition]) =>
      sql`count(DISTINCT w.person) FILTER (WHERE ${condition})::int AS ${sql.identifier(name)}`,
  )
  const [counts] = await queryIn<WorkCounts>(
    req,
    sql`SELECT ${sql.join(columns, sql`, `)} FROM ${visibleWork(viewer)} WHERE ${conditions}`,
  )
  if (!counts) throw new Error('PostgreSQL has counted nothing')
  return counts
}

const zoneOf = async (req: PayloadRequest) => (await currentRules(req.payload, req)).timezone

/** People by status. Undefined for callers outside the team. */
export async function countWork(req: PayloadRequest, query: WorkListQuery): Promise<WorkCounts | undefined> {
  const viewer = await viewerOf(req)
  return viewer && countByStatus(req, matching(query, viewer, await zoneOf(req)), viewer)
}

export async function listWork(req: PayloadRequest, query: WorkListQuery): Promise<WorkList | undefined> {
  const viewer = await viewerOf(req)
  if (!viewer) return undefined
  const conditions = matching(query, viewer, await zoneOf(req))
  const counts = await countByStatus(req, conditions, viewer)
  const order = sql`ORDER BY ${orders[query.sort]}, w.id`
  const rows = await queryIn<WorkRow>(
    req,
    sql`SELECT w.kind, w.id, w.name, w.company, left(w.text, ${EXCERPT}::int) AS text, w.status, w.assignee_id,
          u.full_name AS assignee_name, w.created_at, w.updated_at, w.items,
          (SELECT count(*)::int FROM bookings b WHERE lower(b.email) = w.person AND b.held_until IS NULL) AS calls,
          (SELECT count(*)::int FROM work_notes n WHERE n.inquiry_id = w.id OR n.registration_id = w.id) AS notes
        FROM (
          SELECT * FROM (
            SELECT DISTINCT ON (w.person) w.*, count(*) OVER (PARTITION BY w.person)::int AS items
            FROM ${visibleWork(viewer)} WHERE ${conditions} AND ${withStatus(query.status)}
            ORDER BY w.person, w.created_at DESC, w.id
          ) w ${order} ${limitOffset(query)}
        ) w LEFT JOIN users u ON u.id = w.assignee_id ${order}`,
  )
  return { ...pageOf(rows.map(listed), counts[query.status ?? 'all'], query), counts }
}
