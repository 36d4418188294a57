import { randomInt } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { env } from '@/env'
import { MEDIA_FOLDER } from '@/features/backup/media'
import { query, sql } from '@/lib/db/query'
import { log } from '@/lib/log'

/** First number of the locks by which servers tell each other where their uploads lie; the second is the folder's. */
const LOCKS = 7_214_004
/** Beside the pictures, as only that folder has to be shared. */
const FILE = '.storage-id'
/** How long another server may take between making the file and writing into it. */
const TRIES = 40
const TRY_AGAIN_MS = 50

async function readNumber(path: string): Promise<number> {
  for (let count = 0; count < TRIES; count++) {
    const found = Number(await readFile(path, 'utf8'))
    if (Number.isInteger(found) && found > 0) return found
    await pause(TRY_AGAIN_MS)
  }
  throw new Error(`${path} holds no number`)
}

/** The number of a folder of uploads, made by the first server that uses it. @throws the system's error */
export async function storageNumber(folder: string): Promise<number> {
  const path = join(folder, FILE)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, String(randomInt(1, 2 ** 31 - 1)), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readNumber(path)
}

const ownFolder = () => join(env.DATA_DIR, MEDIA_FOLDER)

/** Tells the other servers on this database where the uploads of this one lie, for as long as the connection lasts. */
export async function announceStorage(client: Client, folder = ownFolder()): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_lock_shared($1, $2)', [LOCKS, await storageNumber(folder)])
  } catch (error) {
    log.warn({ err: error }, 'uploads: the other servers cannot be told where they lie')
  }
}

/** Whether all servers that run on this database have their uploads in one folder. */
export async function uploadsShared(payload: Payload): Promise<boolean> {
  const others = await query(
    payload,
    sql`SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
        WHERE l.locktype = 'advisory' AND l.classid = ${LOCKS} AND l.objsubid = 2
          AND l.objid <> ${await storageNumber(ownFolder())} LIMIT 1`,
  )
  return others.length === 0
}

/** Says at the start when another server runs whose uploads this one cannot see. */
export async function checkUploads(payload: Payload): Promise<void> {
  const shared = await uploadsShared(payload).catch((error: unknown) => {
    log.warn({ err: error }, 'uploads: not known whether the servers share them')
    return true
  })
  if (shared) return
  log.warn(
    { folder: ownFolder() },
    'Another server of this site has its uploads in another folder. A picture that is uploaded at one is missing at the other. Give all servers the same folder: docs/self-hosting.md, "Several servers"',
  )
}
