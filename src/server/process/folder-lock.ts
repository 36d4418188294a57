import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user exists all the same, but we may not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns true if the process exists and is our Node, not a later process with the same id. */
function isAlive(pid: number): boolean {
  if (!isProcess(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || /src\/server\//.test(readFileSync(commandLine, 'utf8'))
}

const lockOf = (dataDir: string) => join(dataDir, 'server.pid')

/**
 * Claims a data folder for this process: two servers must not use one embedded database.
 * @returns a function that releases the folder.
 * @throws Error that names the process holding it.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const file = lockOf(dataDir)
  try {
    // Fails if the file exists: of two simultaneous starts, only one creates it.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `A Quickwin server (process ${holder}) already uses ${dataDir}. Stop it, or set DATA_DIR and PORT for a second site.`,
      )
    }
    // Left by a process that was killed.
    rmSync(file, { force: true })
    return lockFolder(dataDir)
  }
  return () => rmSync(file, { force: true })
}

export function isFolderInUse(dataDir: string): boolean {
  const file = lockOf(dataDir)
  return existsSync(file) && isAlive(Number(readFileSync(file, 'utf8')))
}
