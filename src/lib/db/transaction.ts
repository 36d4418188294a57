import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

export type Transaction = PostgresAdapter['drizzle']

/** Payload's adapter as what it is here: PostgreSQL. */
export const postgresOf = (payload: Payload): PostgresAdapter => payload.db as unknown as PostgresAdapter

/** The database handle that takes part in the transaction of `req`, or the pool when there is none. */
export async function transactionOf(req: PayloadRequest): Promise<Transaction> {
  const adapter = postgresOf(req.payload)
  const id = await req.transactionID
  const session = id === undefined ? undefined : adapter.sessions[id]
  return (session?.db as Transaction | undefined) ?? adapter.drizzle
}

/** The number of the transaction, once it has written anything. */
async function currentTransaction(req: PayloadRequest): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string | null }>(
    sql`SELECT pg_current_xact_id_if_assigned()::text AS "id"`,
  )
  return rows[0]?.id ?? undefined
}

async function demandCommitted(payload: Payload, id: string): Promise<void> {
  const { rows } = await postgresOf(payload).drizzle.execute<{ status: string | null }>(
    sql`SELECT pg_xact_status(${id}::xid8) AS "status"`,
  )
  if (rows[0]?.status !== 'committed')
    throw new Error(`The transaction was not committed: ${rows[0]?.status}`)
}

/**
 * Runs `work` in one transaction; whatever is done with its `req` commits or rolls back together.
 * @throws what `work` throws, after the rollback; and when the commit itself failed.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    const writer = await currentTransaction(req)
    await commitTransaction(req)
    // The adapter swallows a commit that fails; only the database knows how it ended.
    if (writer) await demandCommitted(payload, writer)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
