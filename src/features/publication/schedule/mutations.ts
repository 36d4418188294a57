import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { lockName } from '@/lib/db/locks'
import { publication_schedule } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { skippedTimeQuestion, wallInstant } from '@/lib/time/wall-time'
import type { PublishedKind } from '../rules'
import { type Obstacle, obstaclesIn, writePublication } from './publish'
import type { PlannedAction } from './schema'

interface Subject {
  kind: PublishedKind
  id: string
  action: PlannedAction
}

interface Plan extends Subject {
  date: string
  time: string
  zone: string
  now: Date
}

const MAX_AHEAD_MS = 366 * 86_400_000

export type PlanRefusal =
  | 'unknown'
  | 'past'
  | 'too far'
  | { skipped: string }
  | { invalid: readonly Obstacle[] }

/** Deletes plans in the transaction of `req`. @returns their number */
export async function callOff(
  req: PayloadRequest,
  { kind, id, actions }: { kind: PublishedKind; id: string; actions: readonly PlannedAction[] },
): Promise<number> {
  const { kind: kindColumn, documentId, action: actionColumn } = publication_schedule
  const db = await transactionOf(req)
  const rows = await db
    .delete(publication_schedule)
    .where(and(eq(kindColumn, kind), eq(documentId, id), inArray(actionColumn, actions)))
    .returning()
  for (const { action, runAt } of rows)
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'publication_schedule',
      recordId: id,
      before: { kind, action, runAt: runAt.toISOString() },
    })
  return rows.length
}

class Rehearsed extends Error {}

async function rehearse(req: PayloadRequest, subject: Subject): Promise<readonly Obstacle[] | undefined> {
  try {
    await inTransaction(req, async (own) => {
      await writePublication(own, { ...subject, at: new Date() })
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof Rehearsed) return undefined
    const obstacles = obstaclesIn(error)
    if (obstacles === undefined) throw error
    return obstacles
  }
  return undefined
}

/** Plans a publication or its end and replaces an earlier plan. The caller must check for an editor. */
export async function plan(req: PayloadRequest, asked: Plan): Promise<'planned' | PlanRefusal> {
  const { kind, id, action, date, time, zone, now } = asked
  const skipped = skippedTimeQuestion(date, time, zone)
  if (skipped) return { skipped }
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
    await lockName(own, `plan:${action}:${id}`)
    await callOff(own, { kind, id, actions: [action] })
    const runAt = new Date(instant)
    const db = await transactionOf(own)
    const [row] = await db
      .insert(publication_schedule)
      .values({ kind, documentId: id, action, runAt, madeBy: req.user?.id ?? null })
      .returning()
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
