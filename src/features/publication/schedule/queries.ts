import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { publication_schedule } from '@/lib/db/own-tables'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import type { PublishedKind } from '../rules'
import type { PlannedAction } from './schema'

export interface Planned {
  id: string
  action: PlannedAction
  at: string
  problem: string | null
}

export interface PlannedDocument extends Planned {
  kind: PublishedKind
  documentId: string
}

const { id: planId, kind: planKind, documentId, action, runAt, problem } = publication_schedule
const columns = { id: planId, kind: planKind, documentId, action, at: runAt, problem }

const shown = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() })

/** A document's plans, the earliest first. The caller must check for an editor. */
export async function plannedFor(
  req: PayloadRequest,
  { kind, id }: { kind: PublishedKind; id: string },
): Promise<Planned[]> {
  const db = await transactionOf(req)
  const rows = await db
    .select({ id: planId, action, at: runAt, problem })
    .from(publication_schedule)
    .where(and(eq(planKind, kind), eq(documentId, id)))
    .orderBy(runAt, action)
  return rows.map(shown)
}

const MAX_PLANS = 1000

/** All plans of a collection, the earliest first. The caller must check for an editor. */
export async function plannedOf(payload: Payload, kind: PublishedKind): Promise<PlannedDocument[]> {
  const rows = await databaseOf(payload)
    .select(columns)
    .from(publication_schedule)
    .where(eq(planKind, kind))
    .orderBy(runAt, action)
    .limit(MAX_PLANS)
  return rows.map(shown)
}

/** When a document will be published (UTC instant). Undefined without a valid plan. */
export async function plannedPublication(payload: Payload, kind: PublishedKind, id: string) {
  const [row] = await databaseOf(payload)
    .select({ runAt })
    .from(publication_schedule)
    .where(and(eq(planKind, kind), eq(documentId, id), eq(action, 'publish'), isNull(problem)))
  return row?.runAt.toISOString()
}

export async function nextPlanned(req: PayloadRequest, limit: number): Promise<PlannedDocument[]> {
  const db = await transactionOf(req)
  const rows = await db
    .select(columns)
    .from(publication_schedule)
    .orderBy(isNull(problem), runAt, planId)
    .limit(limit)
  return rows.map(shown)
}
