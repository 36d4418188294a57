import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Transaction } from '../db/transaction'

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

/**
 * The first answer to this key within 24 hours, or 'other' if it belonged to a different request. Other requests with this key
 * wait here until the transaction of `db` ends.
 */
export async function findStoredAnswer(
  db: Transaction,
  { scope, keyHash, requestHash }: Repeatable,
): Promise<StoredAnswer | 'other' | undefined> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${scope}:${keyHash}`}, 1))`)
  const { rows } = await db.execute<{ status: number; body: string; request_hash: string }>(sql`
    SELECT status, body, request_hash FROM idempotency_keys
    WHERE scope = ${scope} AND key_hash = ${keyHash} AND created_at > now() - interval '24 hours'
  `)
  const [found] = rows
  if (!found) return undefined
  return found.request_hash === requestHash ? { status: found.status, body: found.body } : 'other'
}

/** Stores the answer in the transaction that caused it: a booking and its answer exist together or not at all. */
export async function storeAnswer(
  db: Transaction,
  { scope, keyHash, requestHash }: Repeatable,
  { status, body }: StoredAnswer,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO idempotency_keys (scope, key_hash, request_hash, status, body)
    VALUES (${scope}, ${keyHash}, ${requestHash}, ${status}, ${body})
    ON CONFLICT (scope, key_hash) DO UPDATE
      SET request_hash = EXCLUDED.request_hash, status = EXCLUDED.status, body = EXCLUDED.body, created_at = now()
  `)
}

/** Removes expired answers. */
export async function forgetOldAnswers(db: Transaction): Promise<void> {
  await db.execute(sql`DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`)
}
