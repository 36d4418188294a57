// Builds the site with an empty scratch database, so that no build contains a site's content. It is made in a
// folder of its own, so that servers which run from an earlier build do not notice (docs/decisions/0084).
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '../src/server/process/build.ts'
import { lockBuilding, publishBuild, UNFINISHED_BUILD } from '../src/server/process/build-folder.ts'
import { compressFolder } from '../src/server/process/compress.ts'
import { withScratchDatabase } from '../src/server/process/scratch-database.ts'

const root = join(import.meta.dirname, '..')
const unfinished = join(root, UNFINISHED_BUILD)

/** The memory of a normal build, with some room for the system: docs/performance.md. */
const AMPLE_BYTES = 5 * 1024 ** 3

/** Settings that make a build smaller and, on many cores, slower (docs/decisions/0003). */
function sparing(): Record<string, string> {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  if (process.env.BUILD_MEMORY !== 'little' && bytes >= AMPLE_BYTES) return {}
  console.error('The build spares memory.')
  return {
    BUILD_MEMORY: 'little',
    // Threads of the framework's compiler.
    TURBO_TASKS_AVAILABLE_PARALLELISM: '1',
    TOKIO_WORKER_THREADS: '1',
    RAYON_NUM_THREADS: '1',
  }
}

async function build(): Promise<number> {
  return withScratchDatabase(async (scratch) => {
    const env = {
      ...process.env,
      ...scratch,
      ...sparing(),
      BUILD_FOLDER: UNFINISHED_BUILD,
      NODE_ENV: 'production' as const,
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'error',
      SITE_URL: 'http://localhost:3000',
    }
    const run = (args: string[]): number => {
      const { status, signal, error } = spawnSync(process.execPath, args, {
        cwd: root,
        stdio: 'inherit',
        env,
      })
      if (status === null) console.error(`${args.at(-1)} did not end by itself: ${error?.message ?? signal}`)
      // A system without free memory kills the process.
      if (signal === 'SIGKILL') console.error('See docs/self-hosting.md, "A build with little memory".')
      return status ?? 1
    }
    const hash = sourceHash(root)
    mkdirSync(unfinished, { recursive: true })
    // What an earlier build read: its queries may have answered in another shape.
    rmSync(join(unfinished, 'cache', 'fetch-cache'), { recursive: true, force: true })
    // By its path: the image has no node_modules/.bin where commands are looked for.
    const failed =
      run(['--import', 'tsx', 'scripts/migrate.ts']) || run(['node_modules/next/dist/bin/next', 'build'])
    if (failed) return failed
    await compressFolder(join(unfinished, 'static'))
    publishBuild(root, hash)
    return 0
  })
}

const unlock = lockBuilding(root)
process.exit(await build().finally(unlock))
