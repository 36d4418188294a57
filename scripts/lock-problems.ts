interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
  hasInstallScript?: boolean
}

export interface LockFile {
  packages: Record<string, LockedPackage>
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * A binary for one platform. If a registry does not offer those of other platforms, npm omits them from the lock file, and
 * scripts/complete-lock.mjs adds them without a checksum.
 */
const isOptionalBinary = ({ optional, os, cpu }: LockedPackage) =>
  optional === true && (os !== undefined || cpu !== undefined)

function problemsOf(path: string, locked: LockedPackage, allowed: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const name = nameOf(path)
  if (locked.link) problems.push(`${name} is a link and not a package of the registry`)
  if (!locked.version || !/^\d+\.\d+\.\d+/.test(locked.version)) problems.push(`${name} has no exact version`)
  if (locked.integrity === undefined && !isOptionalBinary(locked)) problems.push(`${name} has no checksum`)
  if (locked.integrity !== undefined && !/^sha512-[A-Za-z0-9+/]{86}==/.test(locked.integrity))
    problems.push(`${name} has a checksum that is no SHA-512`)
  // Without an address it comes from npm's configured registry; with one it could come from anywhere.
  if (locked.resolved !== undefined) problems.push(`${name} comes from ${locked.resolved}`)
  if (locked.hasInstallScript && !allowed.has(name))
    problems.push(`${name} runs a script when it is installed`)
  return problems
}

/**
 * Entries of a lock file that could install other code than was reviewed: packages without a checksum, from other sources, or
 * with install scripts that package.json does not allow by name.
 */
export function lockProblems(lock: LockFile, allowScripts: Record<string, boolean>): string[] {
  const allowed = new Set(Object.keys(allowScripts).filter((name) => allowScripts[name]))
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, locked]) => problemsOf(path, locked, allowed))
}
