import type { PostgresAdapter } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { addWorkAfter, addWorkBefore } from './transaction-work'

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

/** The id of the open transaction of `req`, if it has one. */
async function openTransaction(req: PayloadRequest): Promise<string | number | undefined> {
  const id = await req.transactionID
  return id !== undefined && postgresOf(req.payload).sessions[id] ? id : undefined
}

/**
 * Runs `work` as the last thing of the transaction of `req`, or now when there is none: for what makes others wait until
 * the commit. It cannot wait for them in turn, since nothing comes after it.
 */
export async function beforeCommit(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const id = await openTransaction(req)
  if (id === undefined) await work()
  else addWorkBefore(id, work)
}

/** Runs `work` when the transaction of `req` has been committed, or now when there is none. */
export async function afterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const id = await openTransaction(req)
  if (id === undefined) work()
  else addWorkAfter(id, work)
}

/** For whom work is done: the person behind a request, or nobody in particular, as in jobs and seeds. */
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
 * Runs `work` in one transaction; whatever is done with its `req` commits or rolls back together. That
 * request acts for the person behind `actor`, so hooks and the audit log see user, address and agent.
 * When `actor` is in a transaction already, the work is part of that one and ends with it: a second one
 * beside it could wait for ever for rows that the first has locked.
 * @throws what `work` throws, after the rollback; and when the commit itself failed.
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
