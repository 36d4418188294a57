import type { Payload } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { log } from '@/lib/log'
import type { PublishedKind } from '../rules'
import { problemOf, writePublication } from './publish'
import type { PlannedAction } from './schema'

interface DuePlan extends Record<string, unknown> {
  kind: PublishedKind
  documentId: string
  action: PlannedAction
  at: string | Date
}

/**
 * Runs a plan and deletes it in one transaction, so it runs once. Stores a rejection by the rules for
 * editors. Other failures are retried.
 */
export async function runPlan(payload: Payload, { planId }: { planId: string }): Promise<void> {
  try {
    await inTransaction({ payload }, async (req) => {
      const [due] = await queryIn<DuePlan>(
        req,
        sql`DELETE FROM publication_schedule WHERE id = ${planId}::uuid AND run_at <= now() AND problem IS NULL
            RETURNING kind, document_id AS "documentId", action, run_at AS at`,
      )
      if (!due) return
      const { kind, documentId: id, action, at } = due
      await writePublication(req, { kind, id, action, at: new Date(at) })
    })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    log.warn({ plan: planId, problem }, 'a planned publication could not be done')
    await query(payload, sql`UPDATE publication_schedule SET problem = ${problem} WHERE id = ${planId}::uuid`)
  }
}

/** Runs due plans without a job, for example after a restore. */
export async function runMissedPlans(payload: Payload): Promise<void> {
  const due = await query<{ id: string }>(
    payload,
    sql`SELECT id FROM publication_schedule WHERE problem IS NULL AND run_at < now() - interval '10 minutes'`,
  )
  for (const { id } of due) await runPlan(payload, { planId: id })
}

/** Runs a document's due plans now, for work that depends on them. */
export async function runDuePlans(payload: Payload, kind: PublishedKind, id: string): Promise<void> {
  const due = await query<{ id: string }>(
    payload,
    sql`SELECT id FROM publication_schedule WHERE kind = ${kind} AND document_id = ${id}::uuid
        AND problem IS NULL AND run_at <= now() ORDER BY run_at`,
  )
  for (const { id: planId } of due) await runPlan(payload, { planId })
}
