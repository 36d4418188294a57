import { and, eq, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { isTeamMember } from '@/features/queue/assignment'
import { lockSubject } from '@/features/queue/locked-work'
import type { Subject } from '@/features/queue/rules'
import type { NextStepInput } from '@/features/queue/schema'
import { isAbout, subjectColumns, subjectOf } from '@/features/queue/subject'
import type { Viewer } from '@/features/queue/visible'
import { isCallTaker } from '@/features/role/call-takers'
import { recordChange } from '@/features/security/record-change'
import { next_steps } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { client_registrations } from '@/payload-generated-schema'
import { mayReadStep, type NextStep, openStep } from './queries'

type Stored = typeof next_steps.$inferSelect

const audited = (step: Stored) => ({
  text: step.text,
  dueOn: step.dueOn,
  assignee: step.assigneeId,
  done: Boolean(step.doneAt),
})

const record = (req: PayloadRequest, before: Stored | undefined, after: Stored) =>
  recordChange(req, {
    action: before ? 'UPDATE' : 'INSERT',
    tableName: 'next_steps',
    recordId: after.id,
    before: before && audited(before),
    after: audited(after),
    personal: ['text'],
  })

/** Sets the one open next step. @returns 'unknown' without access, 'not-team' for whom it cannot be assigned to, 'forbidden' for an admin who gives a registration's away */
export async function setStep(
  actor: PayloadRequest,
  { kind, id, text, dueOn, assignee }: NextStepInput,
  viewer: Viewer,
): Promise<NextStep | 'unknown' | 'not-team' | 'forbidden'> {
  const subject: Subject = { kind, id }
  return inTransaction(actor, async (req) => {
    if (!(await lockSubject(req, viewer, subject))) return 'unknown'
    if (assignee && !(await (kind === 'booking' ? isCallTaker : isTeamMember)(req, assignee)))
      return 'not-team'
    // The colleague could not open the registration.
    if (kind === 'registration' && !viewer.superAdmin && assignee && assignee !== viewer.id)
      return 'forbidden'
    const db = await transactionOf(req)
    const isIt = and(isAbout(next_steps, subject), isNull(next_steps.doneAt))
    const [before] = await db.select().from(next_steps).where(isIt)
    const values = { text, dueOn, assigneeId: assignee }
    const [after] = before
      ? await db.update(next_steps).set(values).where(eq(next_steps.id, before.id)).returning()
      : await db
          .insert(next_steps)
          .values({ ...subjectColumns(subject), ...values })
          .returning()
    if (!after) throw new Error('The next step was not stored')
    await record(req, before, after)
    const step = await openStep(req, subject)
    if (!step) throw new Error('The next step was not found')
    return step
  })
}

/** Removes the assignee of this person's open next steps about calls. */
export async function unassignCallSteps(tx: PayloadRequest, userId: string): Promise<void> {
  const db = await transactionOf(tx)
  const { assigneeId, bookingId, doneAt } = next_steps
  const changed = await db
    .update(next_steps)
    .set({ assigneeId: null })
    .where(and(eq(assigneeId, userId), isNotNull(bookingId), isNull(doneAt)))
    .returning()
  for (const step of changed) await record(tx, { ...step, assigneeId: userId }, step)
}

/** Finishes a next step, or opens it again. @returns 'unknown' without access to it, 'other' if there is a newer open one */
export async function finishStep(
  actor: PayloadRequest,
  { id, done }: { id: string; done: boolean },
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<'done' | 'unknown' | 'other'> {
  return inTransaction(actor, async (req) => {
    const db = await transactionOf(req)
    const [found] = await db
      .select({ step: next_steps })
      .from(next_steps)
      .leftJoin(client_registrations, eq(client_registrations.id, next_steps.registrationId))
      .where(and(eq(next_steps.id, id), mayReadStep(viewer)))
      .for('update', { of: next_steps })
    if (!found) return 'unknown'
    const { step } = found
    if (!done && (await openStep(req, subjectOf(step)))) return step.doneAt ? 'other' : 'done'
    const [after] = await db
      .update(next_steps)
      .set({ doneAt: done ? (step.doneAt ?? now) : null })
      .where(eq(next_steps.id, id))
      .returning()
    if (after) await record(req, step, after)
    return 'done'
  })
}
