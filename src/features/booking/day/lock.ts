import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isDeadlock } from '@/lib/db/errors'
import { transactionOf } from '@/lib/db/transaction'

/** Locks a day for the transaction. With the constraint alone, two inserts would deadlock for a second. */
export async function lockDay(req: PayloadRequest, date: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`booking-day:${date}`}, 0))`)
}

/** Retries, because calls across midnight lock two days and can deadlock. */
export async function retryDeadlocks<Result>(work: () => Promise<Result>, tries = 4): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error
    return retryDeadlocks(work, tries - 1)
  }
}
