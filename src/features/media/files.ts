import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { BACKUP_LOCK } from '@/features/backup/lock'
import { query } from '@/lib/db/query'
import { media } from '@/payload-generated-schema'
import { fileColumns } from './size-names'
import { pictureFiles } from './store'

/** A new file may be this old before its row is committed. */
const UNDER_WAY_MS = 60 * 60_000

async function namesInUse(payload: Payload, names: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ name: string }>(
    payload,
    sql`SELECT name FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) name
        WHERE EXISTS (SELECT FROM ${media} WHERE name IN
          (${sql.join(
            fileColumns.map((column) => media[column]),
            sql`, `,
          )}))`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function isBackingUp(payload: Payload): Promise<boolean> {
  const held = await query(
    payload,
    sql`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
        WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = ${BACKUP_LOCK} AND l.objsubid = 1 AND l.granted`,
  )
  return held.length > 0
}

/** Removes unused files. Safe to repeat. Waits for the hourly cleanup during a backup. */
export async function removePictureFiles(payload: Payload, names: readonly string[]): Promise<void> {
  if (await isBackingUp(payload)) return
  const used = await namesInUse(payload, names)
  await pictureFiles.remove(names.filter((name) => !used.has(name)))
}

/** Removes leftovers of killed processes and failed commits. */
export async function removeOrphanedFiles(payload: Payload, now: Date): Promise<void> {
  const names = await pictureFiles.olderThan(new Date(now.getTime() - UNDER_WAY_MS))
  if (names.length > 0) await removePictureFiles(payload, names)
}
