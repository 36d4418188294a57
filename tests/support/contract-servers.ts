import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isBuildCurrent, runBuild } from '../../src/server/process/build.ts'
import { freePort, startServer } from './own-server'
import { scratchServer } from './scratch-server'
import { sharedSetup } from './shared-setup'

declare module 'vitest' {
  interface ProvidedContext {
    /** Two production servers on one database. */
    server: string
    otherServer: string
    /** What `server-probe.mjs` says about the first. */
    probe: string
    /** Data of a site with its first content and an embedded database; see `seededFolder`. */
    seeded: string
    /** For one more server on the same database. */
    settings: Record<string, string>
  }
}

const root = join(import.meta.dirname, '../..')

/** Settings that load the probe into a server. */
export const probed = (port: number): Record<string, string> => ({
  PROBE_PORT: String(port),
  NODE_OPTIONS: `--import ${join(root, 'tests/support/server-probe.mjs')}`,
})

export const contractOwner = { email: 'owner@quickwin.example', password: 'Owner-Password-1' }

async function prepare() {
  if (!isBuildCurrent(root)) await runBuild(root)
  const database = await scratchServer()
  const env = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: contractOwner.email,
    ADMIN_PASSWORD: contractOwner.password,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'fatal',
  }
  const probePort = await freePort()
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env
  const seeded = join(database.folder, 'seeded')
  // A start on an empty folder takes most of a test's time, and one test of that is enough.
  const [first, seeding] = await Promise.all([
    startServer({ ...env, ...probed(probePort), DATA_DIR: join(database.folder, 'first') }),
    startServer({ ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR: seeded }),
  ])
  const [second] = await Promise.all([
    startServer({ ...env, DATA_DIR: join(database.folder, 'second') }),
    seeding.stop(),
  ])
  return {
    provided: {
      seeded,
      server: first.url,
      otherServer: second.url,
      settings: env,
      probe: `http://localhost:${probePort}`,
    },
    async stop() {
      await Promise.all([first.stop(), second.stop()])
      await database.stop()
    },
  }
}

export default sharedSetup('contract-servers', prepare)
