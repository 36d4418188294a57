import { join } from 'node:path'
import { addSettings, checkSettings, givenSettings, setSettings } from '../../env.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isFolderInUse } from './folder-lock.ts'
import { loadSettings } from './secret-files.ts'
import { embeddedSecrets } from './secrets.ts'

export interface JoinedSite {
  dataDir: string
  /** True if the site has its own PostgreSQL and secrets. */
  embedded: boolean
  /** Stops what this command started. */
  leave: () => Promise<void>
}

/**
 * For commands on a site: sets its settings in the environment, with its database running. If the site is running, the command uses
 * its database and leaves it running.
 */
export async function joinSite(root: string): Promise<JoinedSite> {
  const dataDir = loadSettings(root)
  if (givenSettings().DATABASE_URL) {
    // With the password from the secret files.
    setSettings({ DATABASE_URL: checkSettings().DATABASE_URL })
    return { dataDir, embedded: false, leave: async () => undefined }
  }
  const running = isFolderInUse(dataDir)
  const cluster = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  addSettings({ ...embeddedSecrets(dataDir) })
  setSettings({ DATABASE_URL: cluster.url })
  return { dataDir, embedded: true, leave: async () => (running ? undefined : cluster.stop()) }
}
