import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import { calendar_settings } from '@/payload-generated-schema'

const { googleAccessToken, googleRefreshToken, googleTokenExpiresAt, googleCalendarId, syncEnabled } =
  calendar_settings
const columns = { googleAccessToken, googleRefreshToken, googleTokenExpiresAt, googleCalendarId, syncEnabled }

/** The stored connection. Locks its row until the transaction ends. */
export async function connectionColumns(req: PayloadRequest) {
  const db = await transactionOf(req)
  const [row] = await db.select(columns).from(calendar_settings).limit(1).for('update')
  const expires = row?.googleTokenExpiresAt
  return row && { ...row, googleTokenExpiresAt: expires ? new Date(expires).toISOString() : null }
}
