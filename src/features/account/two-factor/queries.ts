import { and, eq, exists, isNotNull, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { account_credentials, account_passkeys, account_recovery_codes } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { countPasskeys } from '../passkey/queries'

export type TwoFactorState = Awaited<ReturnType<typeof twoFactorState>>

const rows = new QueryBuilder()

/** Condition: the account has an app or a passkey. */
export const hasSecondFactor = (userId: AnyPgColumn): SQL => {
  const { userId: owner, totpEnabledAt } = account_credentials
  const app = rows
    .select({ owner })
    .from(account_credentials)
    .where(and(eq(owner, userId), isNotNull(totpEnabledAt)))
  const passkey = rows
    .select({ id: account_passkeys.id })
    .from(account_passkeys)
    .where(eq(account_passkeys.userId, userId))
  return or(exists(app), exists(passkey)) as SQL
}

export async function twoFactorState(req: PayloadRequest, userId: string) {
  const { userId: codeOwner, usedAt } = account_recovery_codes
  const db = await transactionOf(req)
  const [row] = await db
    .select({
      enabledAt: account_credentials.totpEnabledAt,
      codes: db.$count(account_recovery_codes, and(eq(codeOwner, userId), isNull(usedAt))),
    })
    .from(account_credentials)
    .where(eq(account_credentials.userId, userId))
  const app = Boolean(row?.enabledAt)
  const passkeys = (await countPasskeys(req, userId)) > 0
  const enabled = app || passkeys
  return { enabled, app, passkeys, recoveryCodesLeft: row && enabled ? row.codes : 0 }
}
