import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from '@payloadcms/db-postgres/drizzle'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { idempotency_keys } from '@/lib/db/own-tables'
import type { Transaction } from '@/lib/db/transaction'

/** An answer as it is stored and repeated, byte by byte. */
export interface StoredAnswer {
  status: number
  body: string
}

/** A request that may be a repeat (header Idempotency-Key). */
export interface Repeatable {
  scope: string
  keyHash: string
  /** Identifies the request, to detect another one with the same key. */
  requestHash: string
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Characters that an Idempotency-Key may have: printable ASCII, at most 255. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,255}$/.test(key)

export const repeatable = (scope: string, key: string, request: unknown): Repeatable => ({
  scope,
  keyHash: sha256(key),
  requestHash: sha256(JSON.stringify(request)),
})

const dayAgo = secondsFromNow(-24 * 60 * 60)

/**
 * The first answer to this key within 24 hours, or 'other' if it belonged to a different request. Other requests with this key
 * wait here until the transaction of `db` ends.
 */
export async function findStoredAnswer(
  db: Transaction,
  { scope, keyHash, requestHash }: Repeatable,
): Promise<StoredAnswer | 'other' | undefined> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${scope}:${keyHash}`}, 1))`)
  const [found] = await db
    .select()
    .from(idempotency_keys)
    .where(
      and(
        eq(idempotency_keys.scope, scope),
        eq(idempotency_keys.keyHash, keyHash),
        gt(idempotency_keys.createdAt, dayAgo),
      ),
    )
  if (!found) return undefined
  return found.requestHash === requestHash ? { status: found.status, body: found.body } : 'other'
}

/** Stores the answer in the transaction that caused it: a booking and its answer exist together or not at all. */
export async function storeAnswer(
  db: Transaction,
  { scope, keyHash, requestHash }: Repeatable,
  { status, body }: StoredAnswer,
): Promise<void> {
  await db
    .insert(idempotency_keys)
    .values({ scope, keyHash, requestHash, status, body })
    .onConflictDoUpdate({
      target: [idempotency_keys.scope, idempotency_keys.keyHash],
      set: { requestHash, status, body, createdAt: NOW },
    })
}

export async function forgetOldAnswers(db: Transaction): Promise<void> {
  await db.delete(idempotency_keys).where(lt(idempotency_keys.createdAt, dayAgo))
}
