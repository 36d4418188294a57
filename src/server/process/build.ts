import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const BUILD = '.next'
/** Holds the hash of the sources. It is written last, and Next removes it first, so a build with it is complete. */
const MARK = `${BUILD}/source-hash`

/** The sources of a build. A change in any of them makes it stale. */
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

export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** A delivered tree (scripts/runtime-tree.ts) holds a complete build, and no sources to compare it with. */
const isDelivered = (root: string) => !existsSync(join(root, 'next.config.ts'))

export const markBuild = (root: string, hash: string): void => writeFileSync(join(root, MARK), hash)

/** Returns true if there is a complete build of the current sources. */
export function isBuildCurrent(root: string): boolean {
  const mark = join(root, MARK)
  return existsSync(mark) && (isDelivered(root) || readFileSync(mark, 'utf8') === sourceHash(root))
}

/**
 * Builds in a separate process, so that the server does not keep the memory of the build.
 * @param onStart gets a function that ends the build early
 * @throws Error if the build fails; its output has been shown.
 */
export async function runBuild(root: string, onStart?: (end: () => void) => void): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  onStart?.(() => child.kill('SIGTERM'))
  const status = await new Promise<number | null>((done, failed) =>
    child.once('error', failed).once('exit', done),
  )
  if (status !== 0) throw new Error('The build failed; see above.')
}
