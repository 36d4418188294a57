import { and, eq, isNull, lt, lte } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { publication_schedule } from '@/lib/db/own-tables'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import type { PublishedKind } from '../rules'
import { obstaclesIn, writePublication } from './publish'

const plans = publication_schedule
const isOpen = isNull(plans.problem)

/**
 * Runs a plan and deletes it in one transaction, so it runs once. Stores a rejection by the rules for
 * editors. Other failures are retried.
 */
export async function runPlan(payload: Payload, { planId }: { planId: string }): Promise<void> {
  try {
    await inTransaction({ payload }, async (req) => {
      const db = await transactionOf(req)
      const [due] = await db
        .delete(plans)
        .where(and(eq(plans.id, planId), lte(plans.runAt, NOW), isOpen))
        .returning()
      if (!due) return
      const { kind, documentId: id, action, runAt: at } = due
      await writePublication(req, { kind, id, action, at })
    })
  } catch (error) {
    const obstacles = obstaclesIn(error)
    if (obstacles === undefined) throw error
    const problem = obstacles.map(({ message }) => message).join(' ')
    log.warn({ plan: planId, problem }, 'a planned publication could not be done')
    await databaseOf(payload).update(plans).set({ problem }).where(eq(plans.id, planId))
  }
}

export async function runMissedPlans(payload: Payload): Promise<void> {
  const due = await databaseOf(payload)
    .select({ id: plans.id })
    .from(plans)
    .where(and(isOpen, lt(plans.runAt, secondsFromNow(-10 * 60))))
  for (const { id } of due) await runPlan(payload, { planId: id })
}

export async function runDuePlans(payload: Payload, kind: PublishedKind, id: string): Promise<void> {
  const due = await databaseOf(payload)
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.kind, kind), eq(plans.documentId, id), isOpen, lte(plans.runAt, NOW)))
    .orderBy(plans.runAt)
  for (const { id: planId } of due) await runPlan(payload, { planId })
}
