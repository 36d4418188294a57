import type { PayloadRequest } from 'payload'
import { queryIn, sql } from './query'

/** The tables whose rows are checked for stale writes. */
export type VersionedTable =
  | 'bookings'
  | 'inquiries'
  | 'client_registrations'
  | 'projects'
  | 'users'
  | 'calendar_settings'

/**
 * Locks a row until the transaction of `req` ends and returns when it was last changed (epoch milliseconds), or undefined if
 * the row is gone. Other writers of the row wait here and then see the new version.
 */
export async function lockedVersion(
  req: PayloadRequest,
  table: VersionedTable,
  id: string,
): Promise<number | undefined> {
  const [row] = await queryIn<{ updated: string }>(
    req,
    sql`SELECT (extract(epoch FROM updated_at) * 1000)::bigint::text AS updated
        FROM ${sql.identifier(table)} WHERE id::text = ${id.toLowerCase()} FOR UPDATE`,
  )
  return row && Number(row.updated)
}
