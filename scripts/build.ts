// Builds the site with an empty scratch database: no build ever sees or holds a site's content.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { BUILD, markBuild, sourceHash } from '../src/server/process/build.ts'
import { compressFolder } from '../src/server/process/compress.ts'
import { withScratchDatabase } from '../src/server/process/scratch-database.ts'

const root = join(import.meta.dirname, '..')

/** The memory of a normal build, with some room for the system: docs/performance.md. */
const AMPLE_BYTES = 5 * 1024 ** 3

/** Settings that need less memory but, on many cores, more time (docs/decisions/0003). */
function sparing(): Record<string, string> {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  if (process.env.BUILD_MEMORY !== 'little' && bytes >= AMPLE_BYTES) return {}
  console.error('The build spares memory.')
  return {
    BUILD_MEMORY: 'little',
    // Threads of Next's compiler.
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
    // Cached answers of an earlier build: queries may have changed their shape.
    rmSync(join(root, BUILD, 'cache', 'fetch-cache'), { recursive: true, force: true })
    // By its path, because the image has no node_modules/.bin.
    const failed =
      run(['--import', 'tsx', 'scripts/migrate.ts']) || run(['node_modules/next/dist/bin/next', 'build'])
    if (failed) return failed
    await compressFolder(join(root, BUILD, 'static'))
    markBuild(root, hash)
    return 0
  })
}

process.exit(await build())
