import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { isUuid } from '@/lib/validation/uuid'
import { type NextStep, openStep } from '../next-step/queries'
import { mayReadSource } from '../source/access'
import { sourceSql } from '../source/queries'
import type { Source } from '../source/schema'
import { cameFrom } from '../source/view'
import type { Note } from './notes'
import { type RelatedItem, relatedTo } from './related'
import { replyAddress } from './reply'
import type { LostReason, WorkKind, WorkStatus } from './rules'
import { mayWorkOn, viewerOf } from './visible'
import { freeProjectOf } from './won'

export interface WorkItem {
  kind: WorkKind
  id: string
  name: string
  company: string | null
  email: string | null
  message: string
  answers: { label: string; value: string }[]
  status: WorkStatus
  lostReason: LostReason | null
  assignee: { id: string; name: string | null } | null
  step: NextStep | null
  /** About everything of this person that the viewer may see. */
  notes: Note[]
  related: RelatedItem[]
  reply: string | null
  invitationId: string | null
  projectId: string | null
  /** The person has a project that is not connected with work of this kind. */
  hasFreeProject: boolean
  createdAt: string
  /** Sent back as If-Match. */
  updatedAt: string
}

interface ItemRow extends Source, Record<string, unknown> {
  name: string
  company: string | null
  email: string | null
  message: string | null
  answers: { label: string; value: string | null }[]
  status: WorkStatus
  lost_reason: LostReason | null
  assignee_id: string | null
  assignee_name: string | null
  invitation_id: string | null
  project_id: string | null
  created_at: string
  updated_at: string
}

const inquiry = sql`SELECT w.id, name, company, email, message, status::text AS status,
    lost_reason::text AS lost_reason, assignee_id, w.invitation_id,
    (SELECT p.id FROM projects p WHERE p.inquiry_id = w.id) AS project_id, w.created_at, w.updated_at,
    ${sourceSql}, jsonb_build_array(
      jsonb_build_object('label', 'Project', 'value', project_type),
      jsonb_build_object('label', 'Budget', 'value', budget_range),
      jsonb_build_object('label', 'Timeline', 'value', timeline)) AS answers
  FROM inquiries w`

const registration = sql`SELECT w.id, full_name AS name, company_name AS company, i.email, current_challenges AS message,
    w.status::text AS status, w.lost_reason::text AS lost_reason, assignee_id, w.invitation_id,
    (SELECT p.id FROM projects p WHERE p.registration_id = w.id) AS project_id, w.created_at, w.updated_at,
    ${sourceSql}, jsonb_build_array(
      jsonb_build_object('label', 'Business size', 'value', business_size),
      jsonb_build_object('label', 'Industry', 'value', industry),
      jsonb_build_object('label', 'Interests', 'value', (SELECT string_agg(t.text, E'\n' ORDER BY t."order")
        FROM client_registrations_texts t WHERE t.parent_id = w.id AND t.path = 'automationInterests')),
      jsonb_build_object('label', 'Budget', 'value', budget_range),
      jsonb_build_object('label', 'Timeline', 'value', timeline)) AS answers
  FROM client_registrations w LEFT JOIN invitations i ON i.id = w.invitation_id`

export async function workItem(
  req: PayloadRequest,
  kind: WorkKind,
  id: string,
): Promise<WorkItem | undefined> {
  const viewer = await viewerOf(req)
  if (!viewer || !isUuid(id)) return undefined
  const [row] = await queryIn<ItemRow>(
    req,
    sql`SELECT w.*, u.full_name AS assignee_name FROM (${kind === 'inquiry' ? inquiry : registration}) w
        LEFT JOIN users u ON u.id = w.assignee_id WHERE w.id = ${id} AND ${mayWorkOn(kind, viewer)}`,
  )
  if (!row) return undefined
  const { name, company, email, status } = row
  const message = row.message ?? ''
  const { related, notes } = await relatedTo(req, viewer, { kind, id, email })
  return {
    kind,
    id,
    name,
    company,
    email,
    message,
    answers: [
      ...row.answers,
      { label: 'Came from', value: (await mayReadSource(req, kind)) ? cameFrom(row) : null },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    status,
    lostReason: row.lost_reason,
    assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name } : null,
    step: await openStep(req, { kind, id }),
    notes,
    related,
    reply: email && replyAddress({ kind, name, email, message, by: req.user?.fullName ?? null }),
    invitationId: viewer.superAdmin ? row.invitation_id : null,
    projectId: row.project_id,
    hasFreeProject: !row.project_id && (await freeProjectOf(req, kind, email)) !== undefined,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
