import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { onAfterCommit, onBeforeCommit } from './transaction-work'

/** Drizzle. Its tables are in src/payload-generated-schema.ts and own-tables.ts. */
export type Transaction = NodePgDatabase

/** Payload's adapter, typed as PostgreSQL. */
export const postgresOf = (payload: Payload): PostgresAdapter => payload.db as unknown as PostgresAdapter

export const databaseOf = (payload: Payload): Transaction =>
  postgresOf(payload).drizzle as unknown as Transaction

/** Drizzle in the transaction of `req`, or outside of any if it has none. */
export async function transactionOf(req: PayloadRequest): Promise<Transaction> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : postgresOf(req.payload).sessions[id]
  return (session?.db as Transaction | undefined) ?? databaseOf(req.payload)
}

async function openTransaction(req: PayloadRequest): Promise<string | number | undefined> {
  const id = await req.transactionID
  return id !== undefined && postgresOf(req.payload).sessions[id] ? id : undefined
}

/**
 * Runs `work` as the last part of the transaction of `req`, or now if there is none. For locks that make others wait until the
 * commit: nothing follows, so no deadlock can arise.
 */
export async function beforeCommit(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const id = await openTransaction(req)
  if (id === undefined) await work()
  else onBeforeCommit(id, work)
}

/** Runs `work` after the transaction of `req` has committed, or now if there is none. */
export async function afterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const id = await openTransaction(req)
  if (id === undefined) work()
  else onAfterCommit(id, work)
}

/** Who the work is done for: the person behind a request, or no person, as in jobs and seeds. */
export type Actor = PayloadRequest | { payload: Payload }

const isRequest = (actor: Actor): actor is PayloadRequest => 'headers' in actor

/** A request of the same person, from the same device, that can have a transaction of its own. */
function requestFor(actor: Actor): Promise<PayloadRequest> {
  if (!isRequest(actor)) return createLocalReq({}, actor.payload)
  const { payload, user, headers, payloadAPI, context, i18n, url } = actor
  const req = { headers, payloadAPI, i18n, ...(url ? { url } : {}) }
  return createLocalReq({ req, context: { ...context }, ...(user ? { user } : {}) }, payload)
}

/**
 * Runs `work` in one transaction: everything done with its `req` commits or rolls back together. That request acts for the
 * person behind `actor`, so hooks and the audit log see user, address and agent. If `actor` is already in a transaction, the
 * work joins it: a second one could wait forever for rows that the first has locked.
 * @throws what `work` throws, after the rollback; and an error if the commit itself failed.
 */
export async function inTransaction<Result>(
  actor: Actor,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  if (isRequest(actor) && (await actor.transactionID) !== undefined) return work(actor)
  const req = await requestFor(actor)
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
