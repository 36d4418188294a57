import { and, eq, gte, inArray, or } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { lower } from '@/lib/db/expressions'
import { leads } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { client_registrations, inquiries, invitations } from '@/payload-generated-schema'
import type { Project } from '@/payload-types'
import { createProject, type ProjectPlan } from '../project/mutations'
import { lockPerson, lockSubject, personOf } from '../queue/locked-work'
import { changeWork } from '../queue/mutations'
import type { LostReason, Subject, WorkKind, WorkStatus } from '../queue/rules'
import type { Viewer } from '../queue/visible'
import { linkProject, projectOf } from '../queue/won'
import { currencyOf, leadOf } from './queries'
import { type Lead, type LeadOutcome, noLead, openStages, outcomeOf, sameLead } from './rules'
import type { SetLeadInput } from './schema'

interface Decision {
  outcome: LeadOutcome | null
  lostReason: LostReason | null
  at: Date
}

type Stored = typeof leads.$inferSelect

/** Open work is won or lost with its person, and not new once they are not (`begins`). If that is taken back, it is in progress again. */
async function moveWork(
  req: PayloadRequest,
  person: string,
  { before, next, begins }: { before: Stored | undefined; next: Decision; begins: boolean },
) {
  const decidedAt = before?.outcome && before.decidedAt?.toISOString()
  if (!next.outcome && !decidedAt && !begins) return
  const concerns = ({ status, updatedAt }: typeof inquiries | typeof client_registrations) =>
    or(
      next.outcome ? inArray(status, ['new', 'in_progress', 'answered']) : undefined,
      begins ? eq(status, 'new') : undefined,
      decidedAt && before.outcome ? and(eq(status, before.outcome), gte(updatedAt, decidedAt)) : undefined,
    )
  const db = await transactionOf(req)
  const written = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(lower(inquiries.email), person), concerns(inquiries)))
  const registered = await db
    .select({ id: client_registrations.id })
    .from(client_registrations)
    .innerJoin(invitations, eq(invitations.id, client_registrations.invitation))
    .where(and(eq(lower(invitations.email), person), concerns(client_registrations)))
  const change = {
    status: next.outcome ?? ('in_progress' as const),
    lostReason: next.lostReason ?? undefined,
  }
  for (const { id } of written) await changeWork(req, { kind: 'inquiry', id }, change)
  for (const { id } of registered) await changeWork(req, { kind: 'registration', id }, change)
}

const audited = ({ stage, outcome, lostReason, value, expectedMonth }: Stored) => ({
  stage,
  outcome,
  lostReason,
  value,
  expectedMonth,
})

async function storeLead(
  req: PayloadRequest,
  person: string,
  { outcome, lostReason, at }: Decision,
  facts: Pick<typeof leads.$inferInsert, 'stage' | 'value' | 'expectedMonth'> = {},
): Promise<void> {
  await lockPerson(req, person)
  const db = await transactionOf(req)
  const [before] = await db.select().from(leads).where(eq(leads.person, person)).for('update')
  const isSame = (before?.outcome ?? null) === outcome && (before?.lostReason ?? null) === lostReason
  const decision = isSame ? {} : { outcome, lostReason, decidedAt: outcome && at }
  const values = { ...decision, ...facts }
  if (Object.values(values).every((value) => value === undefined)) return
  const [after] = await db
    .insert(leads)
    .values({ person, ...values })
    .onConflictDoUpdate({ target: leads.person, set: values })
    .returning()
  if (!after) throw new Error('The lead was not stored')
  await recordChange(req, {
    action: before ? 'UPDATE' : 'INSERT',
    tableName: 'leads',
    recordId: after.id,
    before: before && audited(before),
    after: audited(after),
  })
  const { stage } = facts
  const begins = stage !== undefined && stage !== 'new' && stage !== (before?.outcome ?? before?.stage)
  if (!isSame || begins) await moveWork(req, person, { before, next: { outcome, lostReason, at }, begins })
}

/** The lead of a person if it is neither what the caller has seen nor what the caller wants. */
async function changedSince(
  req: PayloadRequest,
  person: string,
  { seen, stage, lostReason, value, expectedMonth }: Omit<SetLeadInput, 'kind' | 'id'>,
): Promise<Lead | undefined> {
  if (!seen) return undefined
  const now = (await leadOf(req, person)) ?? { ...noLead, nextCall: null, currency: await currencyOf(req) }
  const wanted = {
    stage,
    lostReason: stage === 'lost' ? (lostReason ?? null) : null,
    value: value === undefined ? now.value : value,
    expectedMonth: expectedMonth === undefined ? now.expectedMonth : expectedMonth,
  }
  return sameLead(now, seen) || sameLead(now, wanted) ? undefined : now
}

/** @returns 'unknown' without access or a stored address; what it is now, with the person, if it is not what the caller has `seen` */
export async function setLead(
  actor: PayloadRequest,
  { kind, id, ...wanted }: SetLeadInput,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<Lead | 'unknown' | { stale: Lead; person: string }> {
  const { stage, lostReason, value, expectedMonth } = wanted
  return inTransaction(actor, async (req) => {
    if (!(await lockSubject(req, viewer, { kind, id }))) return 'unknown'
    const person = await personOf(req, { kind, id })
    if (!person) return 'unknown'
    const stale = await changedSince(req, person, wanted)
    if (stale) return { stale, person }
    const outcome = outcomeOf(stage)
    const decision = { outcome, lostReason: outcome === 'lost' ? (lostReason ?? null) : null, at: now }
    const open = openStages.find((each) => each === stage)
    await storeLead(req, person, decision, { stage: open, value, expectedMonth })
    return (await leadOf(req, person)) ?? 'unknown'
  })
}

/** Creates the first project of a person, named by a booking or an address, and wins them. @returns the id of one that they have */
export async function projectForPerson(
  actor: PayloadRequest,
  subject: Subject,
  { plan, viewer, now }: { plan: ProjectPlan; viewer: Viewer; now: Date },
): Promise<{ project: Project } | { made: string } | 'unknown'> {
  return inTransaction(actor, async (req) => {
    if (!(await lockSubject(req, viewer, subject))) return 'unknown'
    const email = await personOf(req, subject)
    if (!email) return 'unknown'
    const made = await projectOf(req, email)
    if (made) return { made }
    const project = await createProject(req, { ...plan, email })
    await storeLead(req, email, { outcome: 'won', lostReason: null, at: now })
    return { project }
  })
}

/** A person whose call the team cancels stays at their stage, although nothing else of theirs is open. */
export async function keepLead(req: PayloadRequest, email: string): Promise<void> {
  const db = await transactionOf(req)
  await db.insert(leads).values({ person: email.toLowerCase() }).onConflictDoNothing()
}

interface Work {
  id: string
  status: WorkStatus
  lostReason?: LostReason | null
  updatedAt: string
}

/** Work that is won or lost decides about its person; work that is opened again takes that back. */
export async function leadFollows(
  req: PayloadRequest,
  kind: WorkKind,
  { before, after }: { before: Work | undefined; after: Work },
): Promise<void> {
  const [was, outcome] = [outcomeOf(before?.status), outcomeOf(after.status)]
  const lostReason = after.lostReason ?? null
  if (was === outcome && (before?.lostReason ?? null) === lostReason) return
  const person = await personOf(req, { kind, id: after.id })
  if (outcome === 'won') await linkProject(req, { kind, id: after.id, email: person ?? null })
  if (person) await storeLead(req, person, { outcome, lostReason, at: new Date(after.updatedAt) })
}
