import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { isStopping } from '@/server/process/ready'
import { migrationNames } from './apply-migrations'

const PATIENCE_MS = 3000

/** Whether the tables are those that this version works with. */
async function isMigrated(payload: Payload): Promise<boolean> {
  const [row] = await query<{ count: number }>(
    payload,
    sql`SELECT count(DISTINCT name)::int AS count FROM payload_migrations
        WHERE name IN (SELECT jsonb_array_elements_text(${JSON.stringify(migrationNames)}::jsonb))`,
  )
  return row?.count === migrationNames.length
}

/**
 * Whether requests should be sent here: the database answers, its tables are of this version, and the server is not
 * stopping. A full disk or mails that wait are no reason to send visitors away; the health report tells of those.
 */
export async function isReady(payload: Payload): Promise<boolean> {
  if (isStopping()) return false
  const late = new Promise<false>((done) => setTimeout(done, PATIENCE_MS, false).unref())
  return Promise.race([isMigrated(payload), late]).catch(() => false)
}
