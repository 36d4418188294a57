import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'

export interface LastBackup {
  /** The last successful backup as UTC instant and file size. Null if there is none. */
  at: string | null
  bytes: number | null
  problem: string | null
}

export async function lastBackup(payload: Payload): Promise<LastBackup> {
  const [row] = await query<{ at: string | Date | null; bytes: string | null; problem: string | null }>(
    payload,
    sql`SELECT good.made_at AS at, good.bytes, bad.problem FROM (VALUES (1)) one
        LEFT JOIN LATERAL (SELECT * FROM backup_runs WHERE problem IS NULL ORDER BY id DESC LIMIT 1) good ON true
        LEFT JOIN LATERAL (SELECT * FROM backup_runs ORDER BY id DESC LIMIT 1) bad ON bad.problem IS NOT NULL`,
  )
  return {
    at: row?.at ? new Date(row.at).toISOString() : null,
    bytes: row?.bytes ? Number(row.bytes) : null,
    problem: row?.problem ?? null,
  }
}
