// Puts a site back from a backup: npm run restore -- FILE [--into FOLDER] [--replace] [--jobs run|hold]
import { join, resolve } from 'node:path'
import { openDestination, settingsFor } from '../src/application/backup/destination'
import { checkBackup, secretsOf } from '../src/features/backup/file'
import { MEDIA_FOLDER } from '../src/features/backup/media'
import { folderStore } from '../src/lib/files/folder-store'
import { tell } from './audit-database.ts'
import { readOptions } from './read-options.ts'

const USAGE = `npm run restore -- FILE [--into FOLDER] [--replace] [--jobs run|hold]
  FILE             a backup
  --into FOLDER    a folder with a database of its own, in place of this site
  --replace        removes what is there; without it a restore goes into an empty place alone
  --jobs run|hold  what becomes of mails and other jobs that are due: they run, or wait among the dead letters`

const options = {
  into: { type: 'string' },
  replace: { type: 'boolean', default: false },
  jobs: { type: 'string' },
} as const
const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE)
const [given] = positionals
if (!given || positionals.length > 1 || !['run', 'hold', undefined].includes(values.jobs)) {
  console.error(USAGE)
  process.exit(2)
}

async function restore(name: string): Promise<number> {
  const file = resolve(name)
  const manifest = await checkBackup(file)
  const secrets = await secretsOf(file)
  const { into, replace } = values
  const destination = await openDestination(resolve(import.meta.dirname, '..'), secrets, { into, replace })
  try {
    // With the environment's settings, a site already has them.
    if (into !== undefined || !process.env.DATABASE_URL)
      Object.assign(process.env, settingsFor(destination, secrets))
    process.env.DATA_DIR = destination.dataDir
    process.env.DATABASE_URL = destination.databaseUrl
    process.env.LOG_LEVEL ||= 'warn'
    const { restoreSite } = await import('../src/application/backup/restore')
    const { pictureFiles } = await import('../src/features/media/store')
    // A folder contains a whole site, regardless of the settings.
    const files = into === undefined ? pictureFiles : folderStore(join(destination.dataDir, MEDIA_FOLDER))
    const asked = values.jobs === 'run' || values.jobs === 'hold' ? values.jobs : undefined
    const { jobs, audit } = await restoreSite({
      file,
      manifest,
      databaseUrl: destination.databaseUrl,
      dataDir: destination.dataDir,
      files,
      replace,
      jobs: asked ?? (manifest.siteWasRunning ? 'hold' : 'run'),
      now: new Date(),
    })
    destination.finish()
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    const count = Object.keys(manifest.media).length
    console.error(
      `The site is as it was at ${manifest.madeAt}: ${Object.keys(manifest.tables).length} tables with ${rows} rows and ${count} files, compared with the backup.`,
    )
    if (manifest.missing.length > 0)
      console.error(`The backup did not have these files: ${manifest.missing.join(', ')}`)
    console.error(`${jobs.waiting} jobs wait as they did.`)
    if (jobs.held > 0)
      console.error(
        `${jobs.held} jobs were due and may have been done since the backup: they are held among the dead letters (back office, Monitoring).`,
      )
    return tell(audit)
  } finally {
    await destination.leave()
  }
}

let status = 2
try {
  status = await restore(given)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
process.exit(status)
