import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

export interface ScratchEnv {
  DATABASE_URL: string
  DATA_DIR: string
  PAYLOAD_SECRET: string
  ENCRYPTION_KEY: string
}

/**
 * Runs `work` with an empty embedded PostgreSQL that is deleted afterwards. Builds, tests and generators use it: none of them
 * ever sees a site's data.
 */
export async function withScratchDatabase<Result>(
  work: (env: ScratchEnv) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-'))
  const cluster = await startEmbeddedPostgres(join(folder, 'postgres'), { durable: false })
  try {
    return await work({
      DATABASE_URL: cluster.url,
      DATA_DIR: folder,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    })
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
