import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made of; a change in any of it makes the build stale. */
const sources = [
  'src',
  'collections',
  'endpoints',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** One hash over the names and bytes of everything that a build is made of. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const stampOf = (root: string) => join(root, '.next', 'source-hash')

export function isBuildCurrent(root: string): boolean {
  const stamp = stampOf(root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root)
}

/**
 * Builds in a process of its own, so that the memory of the build is not the server's.
 * @throws Error when the build fails; its output has been shown.
 */
export function runBuild(root: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The build failed; see above.')
}
