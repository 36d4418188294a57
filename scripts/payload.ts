// The Payload command line (generate:types, generate:importmap, migrate:create ...) against a
// throw-away database, so that none of it can touch a site's data.
import { spawnSync } from 'node:child_process'
import { withScratchDatabase } from '../src/server/process/scratch-database.ts'

const status = await withScratchDatabase(async (env) => {
  const run = spawnSync('payload', process.argv.slice(2), {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return run.status ?? 1
})
process.exit(status)
