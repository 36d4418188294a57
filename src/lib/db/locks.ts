import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from './transaction'

/** Makes others who lock the same name wait until the transaction of `req` ends. */
export async function lockName(req: PayloadRequest, name: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
