import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { chosenOf } from '@/features/inquiry/chosen'
import { transactionOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import {
  client_registrations,
  client_registrations_texts,
  inquiries,
  invitations,
  projects,
  users,
} from '@/payload-generated-schema'
import { leadOf } from '../lead/queries'
import { openStep } from '../next-step/queries'
import { mayReadSource } from '../source/access'
import { cameFrom } from '../source/view'
import { relatedTo } from './related'
import { replyAddress } from './reply'
import type { WorkKind } from './rules'
import { type Viewer, viewerOf } from './visible'
import { isVisibleRegistration } from './work-rows'

export type WorkItem = NonNullable<Awaited<ReturnType<typeof workItem>>>

async function writtenItem(req: PayloadRequest, id: string) {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ row: inquiries, assigneeName: users.fullName, projectId: projects.id })
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.assignee))
    .leftJoin(projects, eq(projects.inquiry, inquiries.id))
    .where(eq(inquiries.id, id))
    .limit(1)
  if (!row) return undefined
  const { projectType, budgetRange, timeline } = chosenOf(row.row)
  const answers = [
    { label: 'Project', value: projectType },
    { label: 'Budget', value: budgetRange },
    { label: 'Timeline', value: timeline },
  ]
  return { ...row, ...row.row, answers }
}

async function registeredItem(req: PayloadRequest, id: string, viewer: Viewer) {
  const db = await transactionOf(req)
  const [row] = await db
    .select({
      row: client_registrations,
      email: invitations.email,
      assigneeName: users.fullName,
      projectId: projects.id,
    })
    .from(client_registrations)
    .leftJoin(invitations, eq(invitations.id, client_registrations.invitation))
    .leftJoin(users, eq(users.id, client_registrations.assignee))
    .leftJoin(projects, eq(projects.registration, client_registrations.id))
    .where(and(eq(client_registrations.id, id), isVisibleRegistration(viewer)))
    .limit(1)
  if (!row) return undefined
  const { parent, path, order, text } = client_registrations_texts
  const interests = await db
    .select({ text })
    .from(client_registrations_texts)
    .where(and(eq(parent, id), eq(path, 'automationInterests')))
    .orderBy(order)
  const { fullName, companyName, currentChallenges, businessSize, industry, budgetRange, timeline } = row.row
  const answers = [
    { label: 'Business size', value: businessSize },
    { label: 'Industry', value: industry },
    { label: 'Interests', value: interests.map((interest) => interest.text).join('\n') },
    { label: 'Budget', value: budgetRange },
    { label: 'Timeline', value: timeline },
  ]
  return { ...row, ...row.row, name: fullName, company: companyName, message: currentChallenges, answers }
}

export async function workItem(req: PayloadRequest, kind: WorkKind, id: string) {
  const viewer = await viewerOf(req)
  if (!viewer || !isUuid(id)) return undefined
  const row = await (kind === 'inquiry' ? writtenItem(req, id) : registeredItem(req, id, viewer))
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
    lostReason: row.lostReason,
    assignee: row.assignee ? { id: row.assignee, name: row.assigneeName } : null,
    /** Of the person; null if no address is stored. */
    lead: email ? await leadOf(req, email) : null,
    step: await openStep(req, { kind, id }),
    /** About everything of this person that the viewer may see. */
    notes,
    related,
    reply: email && replyAddress({ kind, name, email, message, by: req.user?.fullName ?? null }),
    invitationId: viewer.superAdmin ? row.invitation : null,
    projectId: row.projectId,
    createdAt: new Date(row.createdAt).toISOString(),
    /** Sent back as If-Match. */
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
