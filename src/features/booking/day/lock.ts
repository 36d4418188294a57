import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isDeadlock } from '@/lib/db/errors'
import { transactionOf } from '@/lib/db/transaction'

/**
 * Lets the writers of one day pass one after the other until the transaction of `req` ends. The
 * constraint alone would decide as well, but two inserts that wait for each other make PostgreSQL
 * wait a second for its deadlock check.
 */
export async function lockDay(req: PayloadRequest, date: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`booking-day:${date}`}, 0))`)
}

/** Days do not share a lock, so calls across midnight can still meet in a deadlock: then try again. */
export async function retryDeadlocks<Result>(work: () => Promise<Result>, tries = 4): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error
    return retryDeadlocks(work, tries - 1)
  }
}
