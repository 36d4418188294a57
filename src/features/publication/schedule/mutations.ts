import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { wallInstant } from '@/lib/time/wall-time'
import type { PublishedKind } from '../rules'
import { problemOf, writePublication } from './publish'
import type { PlannedAction } from './schema'

interface Subject {
  kind: PublishedKind
  id: string
  action: PlannedAction
}

interface Plan extends Subject {
  /** YYYY-MM-DD and HH:MM, wall time in `zone`. */
  date: string
  time: string
  zone: string
  now: Date
}

const MAX_AHEAD_MS = 366 * 86_400_000

export type PlanRefusal = 'unknown' | 'past' | 'too far' | { invalid: string }

const removed = (req: PayloadRequest, { kind, id }: Omit<Subject, 'action'>, actions: readonly string[]) =>
  queryIn<{ action: string; at: string | Date }>(
    req,
    sql`DELETE FROM publication_schedule WHERE kind = ${kind} AND document_id = ${id}::uuid
          AND action IN (SELECT jsonb_array_elements_text(${JSON.stringify(actions)}::jsonb))
        RETURNING action, run_at AS at`,
  )

/** Deletes plans in the transaction of `req`. @returns their number */
export async function callOff(
  req: PayloadRequest,
  { kind, id, actions }: { kind: PublishedKind; id: string; actions: readonly PlannedAction[] },
): Promise<number> {
  const rows = await removed(req, { kind, id }, actions)
  for (const { action, at } of rows)
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'publication_schedule',
      recordId: id,
      before: { kind, action, runAt: new Date(at).toISOString() },
    })
  return rows.length
}

class Rehearsed extends Error {}

/** Tries the publication and rolls it back. @returns the reason of a rejection */
async function rehearse(req: PayloadRequest, subject: Subject): Promise<string | undefined> {
  try {
    await inTransaction(req, async (own) => {
      await writePublication(own, { ...subject, at: new Date() })
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof Rehearsed) return undefined
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return problem
  }
  return undefined
}

/** Plans a publication or its end and replaces an earlier plan. The caller must check for an editor. */
export async function plan(req: PayloadRequest, asked: Plan): Promise<'planned' | PlanRefusal> {
  const { kind, id, action, date, time, zone, now } = asked
  const instant = wallInstant(date, time, zone)
  if (instant === null || instant <= now.getTime()) return 'past'
  if (instant > now.getTime() + MAX_AHEAD_MS) return 'too far'
  const { totalDocs } = await req.payload.count({
    collection: kind,
    where: { id: { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) return 'unknown'
  const invalid = action === 'publish' ? await rehearse(req, asked) : undefined
  if (invalid !== undefined) return { invalid }
  await inTransaction(req, async (own) => {
    // Serializes concurrent plans. The later one takes precedence.
    await queryIn(own, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plan:${action}:${id}`}, 0))`)
    await callOff(own, { kind, id, actions: [action] })
    const runAt = new Date(instant)
    const [row] = await queryIn<{ id: string }>(
      own,
      sql`INSERT INTO publication_schedule (kind, document_id, action, run_at, made_by)
          VALUES (${kind}, ${id}::uuid, ${action}, ${runAt.toISOString()}, ${req.user?.id ?? null})
          RETURNING id`,
    )
    if (!row) throw new Error('PostgreSQL has stored no plan')
    await sendJob(own, 'publication', { planId: row.id }, { startAfter: runAt })
    await recordChange(own, {
      action: 'INSERT',
      tableName: 'publication_schedule',
      recordId: id,
      after: { kind, action, runAt: runAt.toISOString() },
    })
  })
  return 'planned'
}
