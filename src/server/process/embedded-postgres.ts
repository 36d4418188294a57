import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isProcess } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { type Account, postgresTools, type RunTool, serverAccount, toolRunner } from './postgres-tools.ts'

/** A PostgreSQL cluster with its files in one folder. */
export interface EmbeddedCluster {
  /** Address of the database `quickwin` (or the one named at the start); the same after a restart. */
  url: string
  isRunning(): boolean
  /** Restarts the server on the same files and port. @throws Error with the end of its log */
  restart(): Promise<void>
  /** Disconnects clients and stops the server; the files stay. */
  stop(): Promise<void>
}

const OWNER = 'quickwin'
/** How long the processes of a killed cluster may take to end. */
const DYING_MS = 20_000
const ASK_AGAIN_MS = 200
/** Messages of a new server while old processes are still ending. */
const LEFT_BEHIND = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/

/** Content of the pid file of a running cluster. */
function postmaster(data: string): { pid: number; port: number } | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).once('error', () => done(false))
  })
}

function firstPassword(folder: string): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

async function initialise(
  run: RunTool,
  initdb: string,
  data: string,
  password: string,
  account?: Account,
): Promise<void> {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  const passwordFile = `${data}.init-password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    const made = await run(initdb, [
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
    if (made.status !== 0) throw new Error(`PostgreSQL could not be initialised in ${data}: ${made.reason}`)
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
 * Starts the PostgreSQL of an npm package with its files in `folder`. If a cluster still runs there because its site was
 * killed, it is taken over.
 * @throws Error with a remedy, if this machine cannot run it.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { database = 'quickwin', durable = true }: { database?: string; durable?: boolean } = {},
): Promise<EmbeddedCluster> {
  const { initdb, pgCtl } = await postgresTools()
  const account = serverAccount()
  const home = resolve(folder)
  const data = join(home, 'data')
  mkdirSync(home, { recursive: true, mode: 0o711 })
  if (account) chmodSync(home, 0o711)
  const run = toolRunner(account, [home, initdb])
  const password = firstPassword(home)
  // initdb writes this last: without it, an earlier initialization was cut off.
  if (!existsSync(join(data, 'PG_VERSION')) || !existsSync(join(data, 'postgresql.auto.conf'))) {
    await initialise(run, initdb, data, password, account)
  }

  async function startOnce(port: number): Promise<Error | undefined> {
    const log = join(data, 'server.log')
    const options = [
      `-p ${port}`,
      '-h 127.0.0.1',
      '-c unix_socket_directories=',
      '-c max_connections=200',
      ...(durable ? [] : ['-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off']),
    ]
    const started = await run(pgCtl, [
      'start',
      ...['-w', '-t', '60', '-D', data, '-l', log, '-o', options.join(' ')],
    ])
    if (started.status === 0) return undefined
    const tail = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-15).join('\n') : ''
    return new Error(`PostgreSQL did not start in ${data}: ${started.reason}\n${tail}`)
  }

  async function start(port: number): Promise<void> {
    const deadline = performance.now() + DYING_MS
    for (;;) {
      const error = await startOnce(port)
      if (!error) return
      if (!LEFT_BEHIND.test(error.message) || performance.now() > deadline) throw error
      await wait(ASK_AGAIN_MS)
    }
  }

  /** The port of a running cluster. A cluster that was just killed is still a process, but does not answer. */
  async function runningPort(): Promise<number | undefined> {
    const deadline = performance.now() + DYING_MS
    for (;;) {
      const alive = (await run(pgCtl, ['status', '-D', data])).status === 0
      const port = alive ? postmaster(data)?.port : undefined
      if (port === undefined || (await answers(port)) || performance.now() > deadline) return port
      await wait(ASK_AGAIN_MS)
    }
  }

  const running = await runningPort()
  const port = running ?? (await freePort())
  if (running === undefined) await start(port)
  const server = `postgres://${OWNER}:${password}@127.0.0.1:${port}`
  await createDatabase(server, database)
  return {
    url: `${server}/${database}`,
    isRunning() {
      const pid = postmaster(data)?.pid
      return pid !== undefined && isProcess(pid)
    },
    restart: () => start(port),
    async stop() {
      await run(pgCtl, ['stop', '-w', '-m', 'fast', '-D', data])
    },
  }
}
