import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildCommands } from './built-commands'
import { scratchServer } from './scratch-server'
import { sharedSetup } from './shared-setup'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    adminUrl: string
    /** The folder of the built commands. */
    commands: string
  }
}

const root = join(import.meta.dirname, '../..')

/** One PostgreSQL with a migrated database to clone from, and the commands. */
async function prepare() {
  const commands = join(root, '.cache', `test-commands-${process.pid}`)
  const [server] = await Promise.all([scratchServer(), buildCommands(commands)])
  const stop = async () => {
    await server.stop()
    rmSync(commands, { recursive: true, force: true })
  }
  const made = spawnSync('node', [join(commands, 'tests/support/prepare-template.js')], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: server.url,
      DATA_DIR: server.folder,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'error',
    },
  })
  if (made.status !== 0) {
    await stop()
    throw new Error(`The template database could not be made:\n${made.stdout}\n${made.stderr}`)
  }
  return { provided: { templateUrl: server.url, adminUrl: server.adminUrl, commands }, stop }
}

export default sharedSetup('postgres-template', prepare)
