import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

interface ConnectionColumns {
  googleAccessToken: string | null
  googleRefreshToken: string | null
  googleTokenExpiresAt: string | null
  googleCalendarId: string | null
  syncEnabled: boolean | null
}

/** The stored connection. Locks its row until the transaction ends. */
export async function connectionColumns(req: PayloadRequest): Promise<ConnectionColumns | undefined> {
  const [row] = await queryIn<Record<keyof ConnectionColumns, never>>(
    req,
    sql`SELECT google_access_token AS "googleAccessToken", google_refresh_token AS "googleRefreshToken",
               google_token_expires_at AS "googleTokenExpiresAt", google_calendar_id AS "googleCalendarId",
               sync_enabled AS "syncEnabled"
        FROM calendar_settings LIMIT 1 FOR UPDATE`,
  )
  if (!row) return undefined
  const { googleTokenExpiresAt: expires, ...rest } = row as Omit<
    ConnectionColumns,
    'googleTokenExpiresAt'
  > & {
    googleTokenExpiresAt: string | Date | null
  }
  return { ...rest, googleTokenExpiresAt: expires && new Date(expires).toISOString() }
}
