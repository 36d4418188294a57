import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { BACKUP_LOCK } from '@/features/backup/lock'
import { MEDIA_FOLDER } from '@/features/backup/media'
import { query } from '@/lib/db/query'
import { bucketStore } from '@/lib/files/bucket-store'
import type { FileStore } from '@/lib/files/file-store'
import { folderStore } from '@/lib/files/folder-store'
import { media } from '@/payload-generated-schema'
import { fileColumns } from './size-names'

/** The bucket in the environment, or the folder. */
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

export const pictureFiles = chosenStore()

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
