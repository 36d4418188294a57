import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { transactionOf } from './transaction'

/** True if a table has a row that meets the condition, in the transaction of `req`. */
export async function hasRow(
  req: PayloadRequest,
  table: PgTable,
  condition: SQL | undefined,
): Promise<boolean> {
  const db = await transactionOf(req)
  return (await db.$count(table, condition)) > 0
}
