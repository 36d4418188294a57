import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isBuildCurrent, runBuild } from '../../src/server/process/build.ts'
import { freePort, startServer } from './own-server'
import { scratchServer } from './scratch-server'

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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
  const first = await startServer({
    ...env,
    ...probed(probePort),
    DATA_DIR: join(database.folder, 'first'),
  })
  const second = await startServer({ ...env, DATA_DIR: join(database.folder, 'second') })
  // A start on an empty folder takes most of a test's time, and one test of that is enough.
  const seeded = join(database.folder, 'seeded')
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env
  await (await startServer({ ADMIN_EMAIL, ADMIN_PASSWORD, DATA_DIR: seeded })).stop()
  project.provide('seeded', seeded)
  project.provide('server', first.url)
  project.provide('otherServer', second.url)
  project.provide('settings', env)
  project.provide('probe', `http://localhost:${probePort}`)
  return async () => {
    await Promise.all([first.stop(), second.stop()])
    await database.stop()
  }
}
