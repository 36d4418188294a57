// Backs a site up, or proves a backup:
//   npm run backup [-- --to FILE] [-- --daily 03:00 --folder FOLDER --keep 14] [-- --verify FILE]
import { spawn } from 'node:child_process'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import packageJson from '../package.json'
import { settingsFor } from '../src/application/backup/destination'
import { checkBackup, secretsOf } from '../src/features/backup/file'
import { MEDIA_FOLDER } from '../src/features/backup/media'
import { recordFailure, recordRun } from '../src/features/backup/record'
import { fileNameOf, nextRun, surplus } from '../src/features/backup/rules'
import { folderStore } from '../src/lib/files/folder-store'
import { isFolderInUse } from '../src/server/process/folder-lock.ts'
import { joinSite } from '../src/server/process/join-site.ts'
import { withScratchDatabase } from '../src/server/process/scratch-database.ts'
import { tell } from './audit-database.ts'
import { readOptions } from './read-options.ts'
import { requireSite } from './require-site.ts'

const USAGE = `npm run backup [-- OPTIONS]
  --to FILE        where to; without it a new file in the folder
  --folder FOLDER  without it 'backups' in DATA_DIR
  --keep COUNT     removes older backups from the folder, so that this many stay
  --daily HH:MM    goes on and makes one a day at this time (UTC)
  --verify FILE    restores a backup into a database that is thrown away, and compares`

const options = {
  to: { type: 'string' },
  folder: { type: 'string' },
  keep: { type: 'string' },
  daily: { type: 'string' },
  verify: { type: 'string' },
} as const
const { values } = readOptions({ options }, USAGE)
const isRight =
  (values.keep === undefined || /^[1-9]\d{0,4}$/.test(values.keep)) &&
  (values.daily === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(values.daily)) &&
  !(values.to && (values.daily || values.keep))
if (!isRight) {
  console.error(USAGE)
  process.exit(2)
}

/** Returns true if a server of the site uses this database, on any host. */
async function isServed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'quickwin-jobs'`,
  )
  return Boolean(rowCount)
}

const connection = () =>
  new pg.Client({ connectionString: process.env.DATABASE_URL, application_name: 'quickwin-backup' })

/** Problems of a finished backup are recorded like a failure, so that super admins get a mail. */
async function failAfter(client: pg.Client, now: Date, reason: string): Promise<never> {
  const problem = `The backup was made, but ${reason}`
  await recordRun(client, { madeAt: now, problem })
  throw new Error(problem)
}

/** If old backups cannot be removed, the folder fills up until no backup can be made. */
async function removeOlder(
  client: pg.Client,
  { folder, keep, now }: { folder: string; keep: number; now: Date },
): Promise<void> {
  try {
    for (const name of surplus(await readdir(folder), keep)) await rm(join(folder, name))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await failAfter(client, now, `older ones were not removed: ${reason}`)
  }
}

/** A backup without files comes from a wrong folder, and must not replace those with files. */
async function requirePictures(
  client: pg.Client,
  { pictures, missing, now }: { pictures: number; missing: string[]; now: Date },
): Promise<void> {
  if (missing.length === 0) return
  console.error(`These files of pictures were not there: ${missing.join(', ')}`)
  if (pictures > 0) return
  await failAfter(
    client,
    now,
    `it has none of the ${missing.length} files of its pictures: are DATA_DIR and S3_... those of the site? Older ones were kept.`,
  )
}

async function makeOne(now: Date): Promise<void> {
  const { backUp } = await import('../src/features/backup/make')
  const { env } = await import('../src/env')
  const { siteKeys } = await import('../src/lib/crypto/site-keys')
  const { dataDir, embedded, leave } = await joinSite(resolve(import.meta.dirname, '..'))
  const folder = resolve(values.folder ?? join(dataDir, 'backups'))
  const file = values.to ? resolve(values.to) : join(folder, fileNameOf(now))
  const client = connection()
  try {
    await client.connect()
    await requireSite(client)
    if (await stat(file).catch(() => undefined)) throw new Error(`${file} is there already.`)
    const isRunning = (embedded && isFolderInUse(dataDir)) || (await isServed(client))
    const { PAYLOAD_SECRET: payloadSecret, SITE_URL: siteUrl } = env
    const { pictureFiles: files } = await import('../src/features/media/store')
    const { version } = packageJson
    const site = { dataDir, files, keys: siteKeys, payloadSecret, siteUrl, version, isRunning }
    const { bytes, pictures, missing } = await backUp(client, site, { file, now })
    console.error(`${file} holds the site as it was at ${now.toISOString()} (${bytes} bytes).`)
    console.error('It is a secret: it contains all accounts, visitors and keys. Keep it on another machine.')
    await requirePictures(client, { pictures, missing, now })
    if (values.keep) await removeOlder(client, { folder, keep: Number(values.keep), now })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // Without a connection it cannot be recorded.
    await recordFailure(client, { madeAt: now, problem }).catch(() => undefined)
    throw error
  } finally {
    await client.end().catch(() => undefined)
    await leave()
  }
}

/** Records a backup whose process could not do so itself, for example because the system killed it. */
async function noteEnd(madeAt: Date, how: string): Promise<void> {
  // Otherwise later processes would read the settings that joining leaves in the environment.
  const before = { ...process.env }
  const { leave } = await joinSite(resolve(import.meta.dirname, '..'))
  const client = connection()
  try {
    await client.connect()
    await recordFailure(client, { madeAt, problem: `The process that makes it ended with ${how}.` })
  } finally {
    await client.end().catch(() => undefined)
    await leave()
    process.env = before
  }
}

/**
 * Makes a backup in a separate process, as the command does without --daily.
 * @returns the problem, if there was one
 */
async function makeInChild(): Promise<string | undefined> {
  const { folder, keep } = values
  const args = [...(folder ? ['--folder', folder] : []), ...(keep ? ['--keep', keep] : [])]
  const child = spawn(process.execPath, [...process.execArgv, import.meta.filename, ...args], {
    stdio: 'inherit',
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const failure = await new Promise<string | undefined>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', (code, signal) => done(code === 0 ? undefined : (signal ?? `status ${code}`)))
  })
  process.off('exit', end)
  return failure
}

/** Touched while the daily backups run, and missing after one that failed: the health check of the container. */
const runsFile = join(tmpdir(), 'backups-run')

/** Runs until the process is ended. A failed day is recorded in the database, and the next day follows. */
async function makeDaily(time: string): Promise<never> {
  let isFine = true
  const touch = () => (isFine ? writeFile(runsFile, '') : rm(runsFile, { force: true }))
  await touch()
  setInterval(() => void touch().catch(() => undefined), 60_000)
  for (;;) {
    const next = nextRun(time, new Date())
    console.error(`The next backup is made at ${next.toISOString()}.`)
    while (next.getTime() > Date.now()) await pause(Math.min(next.getTime() - Date.now(), 60_000))
    const begun = new Date()
    const failure = await makeInChild()
    isFine = !failure
    await touch()
    if (failure) await noteEnd(begun, failure).catch((error: unknown) => console.error(error))
  }
}

async function verify(name: string): Promise<number> {
  const file = resolve(name)
  const manifest = await checkBackup(file)
  const secrets = await secretsOf(file)
  return withScratchDatabase(async ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }) => {
    Object.assign(process.env, settingsFor({ databaseUrl, dataDir }, secrets))
    process.env.LOG_LEVEL ||= 'warn'
    const { restoreSite } = await import('../src/application/backup/restore')
    // Never into the site's bucket, whose settings may be in this environment.
    const files = folderStore(join(dataDir, MEDIA_FOLDER))
    const restored = await restoreSite({
      file,
      manifest,
      databaseUrl,
      dataDir,
      files,
      replace: false,
      jobs: 'run',
      now: new Date(),
    })
    console.error(`${file} was restored into an empty database: all rows, files and jobs are as they were.`)
    if (manifest.missing.length > 0)
      console.error(`These files were not there when it was made: ${manifest.missing.join(', ')}`)
    return tell(restored.audit)
  })
}

async function run(): Promise<number> {
  if (values.verify) return verify(values.verify)
  if (values.daily) return makeDaily(values.daily)
  await makeOne(new Date())
  return 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => process.exit(values.daily ? 0 : 130))
let status = 2
try {
  status = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
process.exit(status)
