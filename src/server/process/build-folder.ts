import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, lockFile } from './folder-lock.ts'

/** Holds the builds, each in a folder of its own that never changes, and what the development server makes. */
const BUILDS = '.next'
/** Where a build is made. As deep as a whole one, because builds name packages relative to themselves. */
export const UNFINISHED_BUILD = `${BUILDS}/unfinished`
/** What the next build goes on with, and the types that `next-env.d.ts` names. */
const KEPT_FOR_NEXT = ['cache', 'types']
/** Holds the hash of the sources; written last, so that a folder with it is whole. */
const STAMP = 'source-hash'
const IN_USE = 'in-use'

const pointer = (root: string) => join(root, BUILDS, 'current')
const isWhole = (root: string, build: string) => existsSync(join(root, build, STAMP))

/** @returns the folder of the newest whole build, relative to `root`; undefined before the first one. */
export function currentBuild(root: string): string | undefined {
  if (!existsSync(pointer(root))) return undefined
  const build = `${BUILDS}/${readFileSync(pointer(root), 'utf8').trim()}`
  return isWhole(root, build) ? build : undefined
}

/** The hash of the sources that a build was made of. */
export const sourceHashOf = (root: string, build: string): string =>
  readFileSync(join(root, build, STAMP), 'utf8')

/**
 * Of two builds in one folder the second is refused, before it does anything.
 * @returns the function that lets others build again.
 */
export function lockBuilding(root: string): () => void {
  mkdirSync(join(root, BUILDS), { recursive: true })
  const taken = (holder: number) => `Process ${holder} is building in this folder. Wait until it is done.`
  return lockFile(join(root, BUILDS, 'building.pid'), taken)
}

/**
 * Takes the current build for this process: as long as it lives, no later build removes it.
 * @returns its folder, relative to `root`, and what gives it back
 */
export function claimBuild(root: string): { build: string; release: () => void } {
  const build = currentBuild(root)
  if (!build) throw new Error('There is no build: run "npm run build" first.')
  const claim = join(root, build, IN_USE, String(process.pid))
  try {
    mkdirSync(join(root, build, IN_USE), { recursive: true })
    writeFileSync(claim, '')
  } catch {
    // A delivered tree that may not be written to: nobody builds there.
    return { build, release: () => undefined }
  }
  return { build, release: () => rmSync(claim, { force: true }) }
}

function isInUse(folder: string): boolean {
  const claims = join(folder, IN_USE)
  return existsSync(claims) && readdirSync(claims).some((pid) => isAlive(Number(pid)))
}

/** Removes builds that no server uses. The one that was current until now stays: a server may just be starting with it. */
function removeOldBuilds(root: string, kept: readonly (string | undefined)[]): void {
  for (const name of readdirSync(join(root, BUILDS))) {
    const build = `${BUILDS}/${name}`
    if (!name.startsWith('build-') || kept.includes(build) || isInUse(join(root, build))) continue
    rmSync(join(root, build), { recursive: true, force: true })
  }
}

/** Makes the finished build the current one, in one step. Servers that run keep theirs until they start anew. */
export function publishBuild(root: string, sourceHash: string): void {
  const name = `build-${Date.now()}-${randomBytes(4).toString('hex')}`
  const unfinished = join(root, UNFINISHED_BUILD)
  const before = currentBuild(root)
  renameSync(unfinished, join(root, BUILDS, name))
  mkdirSync(unfinished)
  for (const part of KEPT_FOR_NEXT) {
    const from = join(root, BUILDS, name, part)
    if (existsSync(from)) renameSync(from, join(unfinished, part))
  }
  writeFileSync(join(root, BUILDS, name, STAMP), sourceHash)
  // Whoever reads the pointer sees the old name or the new one, and never half of it.
  writeFileSync(`${pointer(root)}.new`, name)
  renameSync(`${pointer(root)}.new`, pointer(root))
  removeOldBuilds(root, [before, `${BUILDS}/${name}`])
}
