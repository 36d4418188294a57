// The site's own server: `npm start` and `npm run dev` end up here, on the pinned Node.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { EnvError, readEnv } from '../env.ts'
import { isBuildCurrent, runBuild } from './build.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { embeddedSecrets } from './secrets.ts'
import { onStop, stopAll } from './stop.ts'

const root = resolve(import.meta.dirname, '../..')
const mode = process.argv[2] === 'dev' ? 'dev' : 'start'
const FORCED_STOP_MS = 20_000

let stopping = false

/** Stops in order; a stop that hangs is cut off. Called by a signal, or when the start fails. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(exitCode || 1), FORCED_STOP_MS).unref()
  await stopAll((name, error) => console.error(`Stopping ${name} failed:`, error))
  process.exit(exitCode)
}

/** An empty setting counts as none, as everywhere. */
function fillIn(defaults: Record<string, string>): void {
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value
}

/** Fills in what the embedded mode needs, checks the rest, and leaves it all in process.env for the application. */
async function prepareEnvironment(): Promise<ReturnType<typeof readEnv>> {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  Object.assign(process.env, {
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  process.env.DATA_DIR = dataDir
  const embedded = !process.env.DATABASE_URL
  // Checked with a stand-in before anything is started: a typing error should not cost a wait.
  if (embedded) fillIn({ ...embeddedSecrets(dataDir), DATABASE_URL: 'postgres://embedded' })
  readEnv(process.env)
  if (embedded) {
    onStop('folder lock', lockFolder(dataDir))
    const cluster = await startEmbeddedPostgres(join(dataDir, 'postgres'))
    onStop('embedded PostgreSQL', () => cluster.stop())
    process.env.DATABASE_URL = cluster.url
  }
  return readEnv(process.env)
}

async function demandDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reason}`)
  }
  await client.end()
}

async function main(): Promise<void> {
  const env = await prepareEnvironment()
  // Only now: these read the settings when they are loaded.
  const { portProblem, serve } = await import('./http.ts')
  // Before a build that takes a minute: the database must be there.
  await demandDatabase(env.DATABASE_URL)
  const busy = await portProblem(env.PORT)
  if (busy) throw new Error(busy)
  if (mode === 'start' && !isBuildCurrent(root)) await runBuild(root)
  const { port } = await serve({ root, dev: mode === 'dev', env })
  console.log(
    `\n  Quickwin runs at ${env.SITE_URL}${port === env.PORT ? '' : ` (port ${port})`}   admin: ${env.SITE_URL}/admin\n`,
  )
}

// A reader that went away is no reason to fail, and reporting it would fail in the same way, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
// The process that started this one is gone.
process.on('disconnect', () => stop(0))

main().catch((error: unknown) => {
  const plain = error instanceof EnvError || (error instanceof Error && error.cause === undefined)
  console.error(plain && error instanceof Error ? `\n${error.message}\n` : error)
  return stop(1)
})
