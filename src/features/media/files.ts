import { join } from 'node:path'
import type { Payload } from 'payload'
import { env } from '@/env'
import { BACKUP_LOCK } from '@/features/backup/lock'
import { MEDIA_FOLDER } from '@/features/backup/media'
import { query, sql } from '@/lib/db/query'
import { bucketStore } from '@/lib/files/bucket-store'
import type { FileStore } from '@/lib/files/file-store'
import { folderStore } from '@/lib/files/folder-store'
import { fileColumns } from './size-names'

/** How long a file may be there before its row is committed. */
const UNDER_WAY_MS = 60 * 60_000

/** The bucket of the settings, which are there together or not at all; without them the folder. */
function chosenStore(): FileStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return folderStore(join(env.DATA_DIR, MEDIA_FOLDER))
  return bucketStore({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  })
}

/** Where the files of pictures lie. */
export const pictureFiles = chosenStore()

/** Of these names, those that a picture has. */
async function namesInUse(payload: Payload, names: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ name: string }>(
    payload,
    sql`SELECT name FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) name
        WHERE EXISTS (SELECT 1 FROM media m WHERE name IN
          (${sql.raw(fileColumns.map((column) => `m.${column}`).join(', '))}))`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Whether a backup copies files by rows that it has seen. */
async function isBackingUp(payload: Payload): Promise<boolean> {
  const held = await query(
    payload,
    sql`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
        WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = ${BACKUP_LOCK} AND l.objsubid = 1 AND l.granted`,
  )
  return held.length > 0
}

/**
 * Removes files that no picture has any more. Safe to repeat. While a backup runs nothing is removed; what is then left
 * is found by the hourly sweep.
 */
export async function removePictureFiles(payload: Payload, names: readonly string[]): Promise<void> {
  if (await isBackingUp(payload)) return
  const used = await namesInUse(payload, names)
  await pictureFiles.remove(names.filter((name) => !used.has(name)))
}

/** Removes what a killed process or a failed commit left behind. */
export async function removeStrayFiles(payload: Payload, now: Date): Promise<void> {
  const names = await pictureFiles.olderThan(new Date(now.getTime() - UNDER_WAY_MS))
  if (names.length > 0) await removePictureFiles(payload, names)
}
