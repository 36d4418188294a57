import { eq, notExists } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { hasRow } from '@/lib/db/has-row'
import { switched_off_accounts } from '@/lib/db/own-tables'

/** A condition: the account with this id is not switched off. */
export const isNotSwitchedOff = (userId: AnyPgColumn) =>
  notExists(
    new QueryBuilder()
      .select({ id: switched_off_accounts.userId })
      .from(switched_off_accounts)
      .where(eq(switched_off_accounts.userId, userId)),
  )

/** In a transaction, call it after locking. */
export const isSwitchedOff = (req: PayloadRequest, userId: string): Promise<boolean> =>
  hasRow(req, switched_off_accounts, eq(switched_off_accounts.userId, userId))
