// Builds the site beside an empty scratch database: no build ever sees or holds a site's content.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from '../src/server/process/build.ts'
import { compressFolder } from '../src/server/process/compress.ts'
import { withScratchDatabase } from '../src/server/process/scratch-database.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, '.next', 'source-hash')

const status = await withScratchDatabase(async (scratch) => {
  const env = {
    ...process.env,
    ...scratch,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    SITE_URL: 'http://localhost:3000',
  }
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1
  const hash = sourceHash(root)
  rmSync(stamp, { force: true })
  // What an earlier build read: its queries may have answered in another shape.
  rmSync(join(root, '.next', 'cache', 'fetch-cache'), { recursive: true, force: true })
  const failed = run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts']) || run('next', ['build'])
  if (failed) return failed
  await compressFolder(join(root, '.next', 'static'))
  writeFileSync(stamp, hash)
  return 0
})
process.exit(status)
