import type { Payload, PayloadRequest } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import type { PublishedKind } from '../rules'
import type { PlannedAction } from './schema'

/** A plan of a document. `at` is a UTC instant, `problem` the reason of a failure. */
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

type Row = Record<string, unknown> & Omit<PlannedDocument, 'at'> & { at: string | Date }

const plannedOfRow = ({ at, ...row }: Row): PlannedDocument => ({ ...row, at: new Date(at).toISOString() })

/** A document's plans, the earliest first. The caller must check for an editor. */
export async function plannedFor(
  req: PayloadRequest,
  { kind, id }: { kind: PublishedKind; id: string },
): Promise<Planned[]> {
  const rows = await queryIn<Row>(
    req,
    sql`SELECT id, kind, document_id AS "documentId", action, run_at AS at, problem FROM publication_schedule
        WHERE kind = ${kind} AND document_id = ${id}::uuid ORDER BY run_at, action`,
  )
  return rows.map(plannedOfRow).map(({ id: plannedId, action, at, problem }) => ({
    ...{ id: plannedId, action, at, problem },
  }))
}

const MAX_PLANS = 1000

/** All plans of a collection, the earliest first. The caller must check for an editor. */
export async function plannedOf(payload: Payload, kind: PublishedKind): Promise<PlannedDocument[]> {
  const rows = await query<Row>(
    payload,
    sql`SELECT id, kind, document_id AS "documentId", action, run_at AS at, problem FROM publication_schedule
        WHERE kind = ${kind} ORDER BY run_at, action LIMIT ${MAX_PLANS}`,
  )
  return rows.map(plannedOfRow)
}

/** When a document will be published (UTC instant). Undefined without a valid plan. */
export async function plannedPublication(
  payload: Payload,
  kind: PublishedKind,
  id: string,
): Promise<string | undefined> {
  const [row] = await query<{ at: string | Date }>(
    payload,
    sql`SELECT run_at AS at FROM publication_schedule
        WHERE kind = ${kind} AND document_id = ${id}::uuid AND action = 'publish' AND problem IS NULL`,
  )
  return row && new Date(row.at).toISOString()
}

/** The next plans, failed ones first. The caller must check for an editor. */
export async function nextPlanned(req: PayloadRequest, limit: number): Promise<PlannedDocument[]> {
  const rows = await queryIn<Row>(
    req,
    sql`SELECT id, kind, document_id AS "documentId", action, run_at AS at, problem FROM publication_schedule
        ORDER BY problem IS NULL, run_at, id LIMIT ${limit}`,
  )
  return rows.map(plannedOfRow)
}
