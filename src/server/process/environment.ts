import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addSettings, checkSettings, type Env, EnvError, givenSettings, setSettings } from '../../env.ts'
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

async function startDatabase(dataDir: string, fail: Start['fail']): Promise<void> {
  onStop('folder lock', lockFolder(dataDir))
  const cluster = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  onStop('embedded PostgreSQL', () => cluster.stop(), { essential: true })
  const report = (message: string, error?: unknown) => console.error(message, ...(error ? [error] : []))
  onStop('supervision of PostgreSQL', superviseCluster(cluster, { report, giveUp: fail }))
  // The password would be written into the address of the embedded database, too.
  setSettings({ DATABASE_URL: cluster.url, DATABASE_PASSWORD: '' })
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

/** Sets what the embedded mode needs, checks the rest, and leaves it all in the environment for the application. */
export async function prepareEnvironment({ root, dev, fail }: Start): Promise<Env> {
  const dataDir = loadSettings(root)
  setSettings({
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Times are formatted in the process's zone, which must have no clock changes (lib/time/zoned-text).
    TZ: 'UTC',
  })
  const embedded = !givenSettings().DATABASE_URL
  if (embedded) await requireEmbedded()
  requireWritable(dataDir)
  // Checked with a placeholder before anything is started, so that a typing error is reported at once.
  if (embedded) addSettings({ ...embeddedSecrets(dataDir), DATABASE_URL: 'postgres://localhost/embedded' })
  checkSettings()
  if (embedded) await startDatabase(dataDir, fail)
  const env = checkSettings()
  // With the passwords from the secret files, for code that reads the addresses from the environment.
  setSettings({ DATABASE_URL: env.DATABASE_URL })
  return env
}
