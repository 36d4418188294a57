import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { pictureFiles } from '@/features/media/store'
import { query, sql } from '@/lib/db/query'
import type { FileStore } from '@/lib/files/file-store'
import { isStorageAway } from '@/lib/files/storage-away'
import { log } from '@/lib/log'

/** First number of the locks with which servers announce the storage of their uploads; the second is the storage's. */
const LOCKS = 7_214_004
/** Next to the pictures, because only these must be shared. */
const FILE = '.storage-id'
/** How long another server may take between creating the file and writing it. */
const TRIES = 40
const TRY_AGAIN_MS = 50
/** Less than the health report's wait for each part. */
const TIMEOUT_MS = 2000

/** The number of an upload storage, created by the first server that uses it. @throws the storage's error */
export async function storageNumber(files: FileStore): Promise<number> {
  const read = async () => Number(await files.readWhole(FILE)) || undefined
  const before = await read()
  if (before) return before
  await files.writeFirst({ name: FILE, data: Buffer.from(String(randomInt(1, 2 ** 31 - 1))) })
  for (let count = 0; count < TRIES; count++) {
    const found = await read()
    if (found) return found
    await pause(TRY_AGAIN_MS)
  }
  throw new Error(`${FILE} in ${files.place} holds no number`)
}

/** Announces to the other servers on this database where this one's uploads are, as long as the connection lasts. */
export async function announceStorage(client: Client, files = pictureFiles): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_lock_shared($1, $2)', [LOCKS, await storageNumber(files)])
  } catch (error) {
    log.warn({ err: error }, 'uploads: the other servers cannot be notified of their place')
  }
}

async function noOtherThan(payload: Payload, number: number): Promise<boolean> {
  const others = await query(
    payload,
    sql`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
        WHERE l.locktype = 'advisory' AND l.classid = ${LOCKS} AND l.objsubid = 2
          AND l.objid <> ${number} LIMIT 1`,
  )
  return others.length === 0
}

export const uploadsShared = async (payload: Payload): Promise<boolean> =>
  noOtherThan(payload, await storageNumber(pictureFiles))

export async function uploadsState(payload: Payload): Promise<'ok' | 'not_shared' | 'away'> {
  try {
    const number = await Promise.race([
      storageNumber(pictureFiles),
      pause(TIMEOUT_MS, undefined, { ref: false }),
    ])
    if (number === undefined) return 'away'
    return (await noOtherThan(payload, number)) ? 'ok' : 'not_shared'
  } catch (error) {
    if (isStorageAway(error)) return 'away'
    throw error
  }
}

export async function checkUploads(payload: Payload): Promise<void> {
  const shared = await uploadsShared(payload).catch((error: unknown) => {
    if (isStorageAway(error))
      log.error(
        { err: error },
        'The storage of uploads cannot be used: until it can, pictures are neither shown nor saved. Look at it and at the settings S3_...',
      )
    else log.warn({ err: error }, 'uploads: not known whether the servers share them')
    return true
  })
  if (shared) return
  log.warn(
    { place: pictureFiles.place },
    'Another server of this site has its uploads in another folder or bucket. A picture that is uploaded at one is missing at the other. Give all servers the same: docs/self-hosting.md, "Several servers"',
  )
}
