import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { shortWhen } from '@/emails/booking/booking-facts'
import { assignmentNotice } from '@/emails/queue/assignment-notice'
import { currentRules } from '@/features/booking/settings/queries'
import { isCallTakersAccount } from '@/features/role/call-takers'
import { siteBrand } from '@/features/site/brand'
import { asText, lower } from '@/lib/db/expressions'
import { hasRow } from '@/lib/db/has-row'
import { query, sql } from '@/lib/db/query'
import { transactionOf } from '@/lib/db/transaction'
import type { Jobs } from '@/lib/jobs/queues'
import { sendJob } from '@/lib/jobs/send'
import { takeWaiting } from '@/lib/jobs/take-waiting'
import { siteMailer } from '@/lib/mail/mailer'
import { undoEnd } from '@/lib/time/undo'
import { inquiries, users } from '@/payload-generated-schema'
import { subjectPage } from './subject-page'
import { isInTeam } from './team'

export const isTeamMember = (req: PayloadRequest, userId: string): Promise<boolean> =>
  hasRow(req, users, and(eq(asText(users.id), userId), isInTeam(users.id)))

/** Who works on the newest inquiry of an address, if they are still in the team. */
export async function assigneeOfInquiry(req: PayloadRequest, email: string): Promise<string | undefined> {
  const db = await transactionOf(req)
  const [newest] = await db
    .select({ assignee: inquiries.assignee })
    .from(inquiries)
    .where(and(eq(lower(inquiries.email), email.toLowerCase()), isNotNull(inquiries.assignee)))
    .orderBy(desc(inquiries.createdAt))
    .limit(1)
  const assignee = newest?.assignee
  return assignee && (await isTeamMember(req, assignee)) ? assignee : undefined
}

interface Assignment {
  kind: Jobs['assignment-mail']['kind']
  itemId: string
  before: string | null
  assignee: string | null
  /** A call that had another host, who hears of it too. */
  handedOver?: boolean
}

/** Queues a mail to a new assignee, unless they assigned themselves. It waits for Undo, and a later one replaces it (docs/decisions/0062). */
export async function announceAssignmentMail(
  req: PayloadRequest,
  { kind, itemId, before, assignee, handedOver = false }: Assignment,
): Promise<void> {
  const [first] = await takeWaiting(req, 'assignment-mail', itemId)
  const known = first ? first.known : before
  if (assignee === known) return
  const byId = req.user?.id ?? null
  const assigneeId = assignee === byId ? null : assignee
  const startAfter = undoEnd(new Date())
  await sendJob(
    req,
    'assignment-mail',
    { id: randomUUID(), kind, itemId, assigneeId, byId, known, ...(handedOver ? { handedOver } : {}) },
    { startAfter },
  )
}

interface AssignedRow extends Record<string, unknown> {
  name: string
  company: string | null
  email: string
  by: string | null
  start: string | Date | null
  /** The zone of a host. */
  zone: string | null
}

const works = {
  inquiry: sql`SELECT id, name, company, assignee_id, NULL::timestamptz AS start, false AS is_off FROM inquiries`,
  registration: sql`SELECT id, full_name AS name, company_name AS company, assignee_id, NULL::timestamptz AS start, false AS is_off
    FROM client_registrations`,
  booking: sql`SELECT id, name, company, assignee_id, booking_datetime AS start,
      host_id IS NOT NULL AND status = 'cancelled' AS is_off FROM bookings`,
}

const mayHave = {
  inquiry: isInTeam(users.id),
  registration: isInTeam(users.id),
  booking: isCallTakersAccount(users.id),
}

async function workOf(
  payload: Payload,
  { kind, itemId, byId }: Jobs['assignment-mail'],
  reader: string,
  condition: SQL,
) {
  const [row] = await query<AssignedRow>(
    payload,
    sql`SELECT w.name, w.company, w.start, users.email,
          (SELECT full_name FROM users b WHERE b.id = ${byId}::uuid) AS by,
          (SELECT timezone FROM hosts WHERE user_id = users.id) AS zone
        FROM (${works[kind]}) w JOIN users ON ${condition}
        WHERE w.id = ${itemId} AND users.id = ${reader} AND ${mayHave[kind]}`,
  )
  return row
}

/** Mails the assignee. Safe to repeat, because the message keeps its id. */
export async function sendAssignmentMail(payload: Payload, job: Jobs['assignment-mail']): Promise<void> {
  const { assigneeId, known, byId } = job
  if (assigneeId) await sendNotice(payload, job, assigneeId, false)
  if (job.handedOver && known && known !== byId) await sendNotice(payload, job, known, true)
}

async function sendNotice(payload: Payload, job: Jobs['assignment-mail'], reader: string, isTaken: boolean) {
  const condition = isTaken
    ? sql`w.assignee_id IS DISTINCT FROM users.id`
    : sql`users.id = w.assignee_id AND NOT w.is_off`
  const work = await workOf(payload, job, reader, condition)
  if (!work) return
  const brand = await siteBrand(payload)
  const zone = work.start ? work.zone || (await currentRules(payload)).timezone : null
  await siteMailer().send({
    id: `assignment-${job.id}${isTaken ? '-taken' : ''}`,
    to: work.email,
    ...assignmentNotice(brand, {
      kind: job.kind,
      isTaken,
      name: work.name,
      company: work.company,
      by: work.by,
      when: work.start && zone ? shortWhen({ start: new Date(work.start), timezone: zone }) : null,
      url: brand.siteUrl + subjectPage({ kind: job.kind, id: job.itemId }),
    }),
  })
}
