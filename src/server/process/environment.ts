import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Env, EnvError, readEnv } from '../../env.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { postgresTools } from './postgres-tools.ts'
import { loadSettings } from './secret-files.ts'
import { embeddedSecrets } from './secrets.ts'
import { onStop } from './stop.ts'
import { superviseCluster } from './supervise-cluster.ts'

interface Start {
  root: string
  dev: boolean
  /** Called when the site cannot continue. */
  fail: (error: Error) => void
}

/** An empty setting counts as not set. */
function fillIn(defaults: Record<string, string>): void {
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value
}

async function startDatabase(dataDir: string, fail: Start['fail']): Promise<void> {
  onStop('folder lock', lockFolder(dataDir))
  const cluster = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  onStop('embedded PostgreSQL', () => cluster.stop(), { essential: true })
  const report = (message: string, error?: unknown) => console.error(message, ...(error ? [error] : []))
  onStop('supervision of PostgreSQL', superviseCluster(cluster, { report, giveUp: fail }))
  process.env.DATABASE_URL = cluster.url
  // It would be written into the address of the embedded database, too.
  delete process.env.DATABASE_PASSWORD
}

/** The folder itself, or the one in which it would be created. */
const nearestFolder = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))

/**
 * Checks before the start that the folder of uploads, kept mails and secrets exists and is ours.
 * @throws EnvError
 */
function requireWritable(dataDir: string): void {
  try {
    // Checked first: in system folders such as /proc, the next line would retry forever.
    accessSync(nearestFolder(dataDir), constants.W_OK | constants.X_OK)
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new EnvError([`DATA_DIR names a folder that cannot be written to (${code})`])
  }
}

/**
 * Checks before anything is written that the embedded database is installed: the delivered tree has none.
 * @throws EnvError
 */
async function requireEmbedded(): Promise<void> {
  try {
    await postgresTools()
  } catch {
    throw new EnvError([
      'DATABASE_URL is required: no PostgreSQL for this machine is among the packages here',
    ])
  }
}

/** Sets what the embedded mode needs, checks the rest, and leaves it all in process.env for the application. */
export async function prepareEnvironment({ root, dev, fail }: Start): Promise<Env> {
  const dataDir = loadSettings(root)
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Times are formatted in the process's zone, which must have no clock changes (lib/time/zoned-text).
    TZ: 'UTC',
  })
  const embedded = !process.env.DATABASE_URL
  if (embedded) await requireEmbedded()
  requireWritable(dataDir)
  // Checked with a placeholder before anything is started, so that a typing error is reported at once.
  if (embedded) fillIn({ ...embeddedSecrets(dataDir), DATABASE_URL: 'postgres://localhost/embedded' })
  readEnv(process.env)
  if (embedded) await startDatabase(dataDir, fail)
  const env = readEnv(process.env)
  // With the passwords from the secret files, for code that reads the addresses from the environment.
  process.env.DATABASE_URL = env.DATABASE_URL
  return env
}
