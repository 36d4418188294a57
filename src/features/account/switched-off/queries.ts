import { eq, notExists } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { switched_off_accounts } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'

/** A condition: the account with this id is not switched off. */
export const isNotSwitchedOff = (userId: AnyPgColumn) =>
  notExists(
    new QueryBuilder()
      .select({ id: switched_off_accounts.userId })
      .from(switched_off_accounts)
      .where(eq(switched_off_accounts.userId, userId)),
  )

/** In a transaction, call it after locking. */
export async function isSwitchedOff(req: PayloadRequest, userId: string): Promise<boolean> {
  const db = await transactionOf(req)
  return (await db.$count(switched_off_accounts, eq(switched_off_accounts.userId, userId))) > 0
}
