import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

const root = join(import.meta.dirname, '../..')

/** One PostgreSQL for all integration tests, with a migrated database to clone from. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-int-'))
  const cluster = await startEmbeddedPostgres(join(folder, 'postgres'), {
    durable: false,
    database: 'template',
  })
  const stop = () => {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const made = spawnSync('node', ['--import', 'tsx', 'tests/support/prepare-template.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: cluster.url,
      DATA_DIR: folder,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'error',
    },
  })
  if (made.status !== 0) {
    stop()
    throw new Error(`The template database could not be made:\n${made.stdout}\n${made.stderr}`)
  }
  project.provide('templateUrl', cluster.url)
  return stop
}
