import type { PostgresAdapter } from '@payloadcms/db-postgres'
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

/**
 * Runs `work` in one transaction; whatever is done with its `req` commits or rolls back together.
 * @throws what `work` throws, after the rollback.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
