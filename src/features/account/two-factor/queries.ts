import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { account_credentials, account_recovery_codes } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'

export interface TwoFactorState {
  enabled: boolean
  recoveryCodesLeft: number
}

export async function twoFactorState(req: PayloadRequest, userId: string): Promise<TwoFactorState> {
  const { userId: codeOwner, usedAt } = account_recovery_codes
  const db = await transactionOf(req)
  const [row] = await db
    .select({
      enabledAt: account_credentials.totpEnabledAt,
      codes: db.$count(account_recovery_codes, and(eq(codeOwner, userId), isNull(usedAt))),
    })
    .from(account_credentials)
    .where(eq(account_credentials.userId, userId))
  const enabled = Boolean(row?.enabledAt)
  return { enabled, recoveryCodesLeft: row && enabled ? row.codes : 0 }
}
