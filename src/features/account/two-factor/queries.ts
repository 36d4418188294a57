import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

export interface TwoFactorState {
  enabled: boolean
  recoveryCodesLeft: number
}

export async function twoFactorState(req: PayloadRequest, userId: string): Promise<TwoFactorState> {
  const [row] = await queryIn<{ enabled: boolean; codes: number }>(
    req,
    sql`SELECT totp_enabled_at IS NOT NULL AS enabled,
          (SELECT count(*)::int FROM account_recovery_codes r WHERE r.user_id = c.user_id AND r.used_at IS NULL) AS codes
        FROM account_credentials c WHERE user_id = ${userId}`,
  )
  return { enabled: row?.enabled ?? false, recoveryCodesLeft: row?.enabled ? row.codes : 0 }
}
