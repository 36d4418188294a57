import type pg from 'pg'
import { type BackedUpSite, contentsOf } from './contents'
import { writeBackupFile } from './file'
import { BACKUP_LOCK } from './lock'
import { recordRun } from './record'
import { SAME_SPELLING } from './rows'

/**
 * Writes the whole site as of one instant into `file`, while servers run, and keeps a record of it, also
 * of a failure. `client` is a connection of the owner of the tables that does nothing else.
 * @returns its size, how many files of pictures are in it, and the names of those that were not there
 */
export async function backUp(
  client: pg.Client,
  site: BackedUpSite,
  { file, now }: { file: string; now: Date },
): Promise<{ bytes: number; pictures: number; missing: string[] }> {
  try {
    // Before the snapshot, so that files of its rows stay until the end.
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
    // Where the database itself is gone, the record is the least of it.
    await recordRun(client, { madeAt: now, problem }).catch(() => undefined)
    throw error
  }
}
