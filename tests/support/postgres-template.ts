import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { scratchServer } from './scratch-server'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    adminUrl: string
  }
}

const root = join(import.meta.dirname, '../..')

/** One PostgreSQL for all integration tests, with a migrated database to clone from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await scratchServer()
  const made = spawnSync('node', ['--import', 'tsx', 'tests/support/prepare-template.ts'], {
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
    await server.stop()
    throw new Error(`The template database could not be made:\n${made.stdout}\n${made.stderr}`)
  }
  project.provide('templateUrl', server.url)
  project.provide('adminUrl', server.adminUrl)
  return server.stop
}
