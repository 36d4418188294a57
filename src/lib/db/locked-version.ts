import type { PayloadRequest } from 'payload'
import { queryIn, sql } from './query'

/** The tables whose rows tell writers that they are stale. */
export type VersionedTable =
  | 'bookings'
  | 'inquiries'
  | 'client_registrations'
  | 'projects'
  | 'users'
  | 'calendar_settings'

/**
 * Locks a row until the transaction of `req` ends and says when it was last changed (milliseconds since the epoch);
 * undefined when it is gone. Whoever else wants to change the row waits here, and then sees what the one before left.
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
