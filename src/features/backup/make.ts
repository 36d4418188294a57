import type pg from 'pg'
import { type BackedUpSite, contentsOf } from './contents'
import { writeBackupFile } from './file'
import { BACKUP_LOCK } from './lock'
import { recordRun } from './record'
import { SAME_SPELLING } from './rows'

/**
 * Writes all of a site as it is at one instant into `file`, beside servers that work on, and keeps a record of it, also
 * of a failure. `client` is a connection of the owner of the tables that does nothing else.
 */
export async function backUp(
  client: pg.Client,
  site: BackedUpSite,
  { file, now }: { file: string; now: Date },
): Promise<{ bytes: number }> {
  try {
    // Before the snapshot: whatever its rows name stays until the end.
    await client.query('SELECT pg_advisory_lock_shared($1)', [BACKUP_LOCK])
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(SAME_SPELLING)
    const bytes = await writeBackupFile(file, contentsOf(client, site, now), now)
    await client.query('COMMIT')
    await client.query('SELECT pg_advisory_unlock_shared($1)', [BACKUP_LOCK])
    await recordRun(client, { madeAt: now, bytes })
    return { bytes }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined)
    const problem = error instanceof Error ? error.message : String(error)
    // Where the database itself is gone, the record is the least of it.
    await recordRun(client, { madeAt: now, problem }).catch(() => undefined)
    throw error
  }
}
