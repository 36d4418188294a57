import type pg from 'pg'
import { type BackedUpSite, contentsOf } from './contents'
import { writeBackupFile } from './file'
import { BACKUP_LOCK } from './lock'
import { recordRun } from './record'
import { SAME_SPELLING } from './rows'

/**
 * Writes a snapshot of the site into `file` and records the run. `client` must be idle and own the tables.
 * @returns size, number of files and missing files
 */
export async function backUp(
  client: pg.Client,
  site: BackedUpSite,
  { file, now }: { file: string; now: Date },
): Promise<{ bytes: number; pictures: number; missing: string[] }> {
  try {
    // Locked before the snapshot, so that its files stay until the end.
    await client.query('SELECT pg_advisory_lock_shared($1)', [BACKUP_LOCK])
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(SAME_SPELLING)
    let pictures = 0
    let missing: string[] = []
    const contents = contentsOf(client, site, now, (manifest) => {
      pictures = Object.keys(manifest.media).length
      missing = manifest.missing
    })
    const bytes = await writeBackupFile(file, contents, now)
    await client.query('COMMIT')
    await client.query('SELECT pg_advisory_unlock_shared($1)', [BACKUP_LOCK])
    await recordRun(client, { madeAt: now, bytes })
    return { bytes, pictures, missing }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined)
    const problem = error instanceof Error ? error.message : String(error)
    // Without a database there is no record.
    await recordRun(client, { madeAt: now, problem }).catch(() => undefined)
    throw error
  }
}
