import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

/** In a transaction, call it after locking. */
export async function isSwitchedOff(req: PayloadRequest, userId: string): Promise<boolean> {
  const rows = await queryIn(req, sql`SELECT 1 FROM switched_off_accounts WHERE user_id = ${userId}`)
  return rows.length > 0
}
