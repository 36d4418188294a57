import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { anywhere, limitOffset, type Page, pageOf } from '@/lib/db/paging'
import { queryIn, sql } from '@/lib/db/query'
import { filterBy, listQuery, sortBy } from '@/lib/validation/list-query'
import { isUuid } from '@/lib/validation/uuid'
import { type WorkKind, type WorkStatus, workKinds, workStatuses } from './rules'
import { mayWorkOn, type Viewer, viewerOf } from './visible'

/** The queue's query parameters. `assignee` is 'me', an account id or 'nobody'. */
export const workListSchema = z.object({
  ...listQuery,
  kind: filterBy(workKinds),
  status: filterBy([...workStatuses, 'open']),
  assignee: z.catch(
    z.optional(z.string().check(z.refine((text) => text === 'me' || text === 'nobody' || isUuid(text)))),
    undefined,
  ),
  sort: sortBy(['-created', 'created', '-changed', 'changed', 'name', '-name', 'status', '-status']),
})

export type WorkListQuery = z.output<typeof workListSchema>

/** A row of the queue. Instants are UTC. */
interface ListedWork {
  kind: WorkKind
  id: string
  name: string
  company: string | null
  excerpt: string
  status: WorkStatus
  assignee: { id: string; name: string | null } | null
  notes: number
  createdAt: string
  /** Sent back as If-Match. */
  updatedAt: string
}

export interface WorkList extends Page<ListedWork> {
  /** Counts by status, without the status filter. */
  counts: Record<WorkStatus, number>
}

const EXCERPT = 200

/** Both kinds as one table `w`, limited to the viewer's access. */
const visibleWork = (viewer: Viewer) => sql`(
  SELECT 'inquiry' AS kind, id, name, email, company, message AS text, status::text AS status, assignee_id,
    created_at, updated_at
  FROM inquiries WHERE ${mayWorkOn('inquiry', viewer)}
  UNION ALL
  SELECT 'registration', c.id, c.full_name, i.email, c.company_name, coalesce(c.current_challenges, ''), c.status::text,
    c.assignee_id, c.created_at, c.updated_at
  FROM client_registrations c LEFT JOIN invitations i ON i.id = c.invitation_id
  WHERE ${mayWorkOn('registration', viewer)}
) w`

const inOrder = sql`array_position(ARRAY['new', 'in_progress', 'answered', 'closed'], w.status)`

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
  if (assignee === 'nobody') return sql`w.assignee_id IS NULL`
  return sql`w.assignee_id = ${assignee === 'me' ? viewer.id : assignee}`
}

/** All filters except the status. */
const matching = ({ search, kind, assignee }: WorkListQuery, viewer: Viewer) => {
  const pattern = anywhere(search)
  return sql`(${search} = '' OR w.name ILIKE ${pattern} OR w.email ILIKE ${pattern} OR w.company ILIKE ${pattern}
      OR w.text ILIKE ${pattern} OR EXISTS (SELECT FROM work_notes n
        WHERE (n.inquiry_id = w.id OR n.registration_id = w.id) AND n.text ILIKE ${pattern}))
    AND (${kind ?? ''} = '' OR w.kind = ${kind ?? ''}) AND ${assignedTo(assignee, viewer)}`
}

const withStatus = (status: WorkListQuery['status']) =>
  status === 'open'
    ? sql`w.status IN ('new', 'in_progress')`
    : sql`(${status ?? ''} = '' OR w.status = ${status ?? ''})`

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
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
})

async function countByStatus(
  req: PayloadRequest,
  query: WorkListQuery,
  viewer: Viewer,
): Promise<WorkList['counts']> {
  const rows = await queryIn<{ status: WorkStatus; count: number }>(
    req,
    sql`SELECT w.status, count(*)::int AS count FROM ${visibleWork(viewer)} WHERE ${matching(query, viewer)} GROUP BY w.status`,
  )
  const counts = { new: 0, in_progress: 0, answered: 0, closed: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

function totalOf(counts: WorkList['counts'], status: WorkListQuery['status']): number {
  if (status === 'open') return counts.new + counts.in_progress
  return status ? counts[status] : workStatuses.reduce((sum, each) => sum + counts[each], 0)
}

/** A page of the viewer's items. Undefined for other callers. */
export async function listWork(req: PayloadRequest, query: WorkListQuery): Promise<WorkList | undefined> {
  const viewer = await viewerOf(req)
  if (!viewer) return undefined
  const counts = await countByStatus(req, query, viewer)
  const rows = await queryIn<WorkRow>(
    req,
    sql`SELECT w.kind, w.id, w.name, w.company, left(w.text, ${EXCERPT}::int) AS text, w.status, w.assignee_id,
          u.full_name AS assignee_name, w.created_at, w.updated_at,
          (SELECT count(*)::int FROM work_notes n WHERE n.inquiry_id = w.id OR n.registration_id = w.id) AS notes
        FROM ${visibleWork(viewer)} LEFT JOIN users u ON u.id = w.assignee_id
        WHERE ${matching(query, viewer)} AND ${withStatus(query.status)}
        ORDER BY ${orders[query.sort]}, w.id ${limitOffset(query)}`,
  )
  return { ...pageOf(rows.map(listed), totalOf(counts, query.status), query), counts }
}
