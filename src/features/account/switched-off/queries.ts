import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

/** Whether an account is switched off. In a transaction, ask after locking what the answer is for. */
export async function isSwitchedOff(req: PayloadRequest, userId: string): Promise<boolean> {
  const rows = await queryIn(req, sql`SELECT 1 FROM switched_off_accounts WHERE user_id = ${userId}`)
  return rows.length > 0
}
