import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface OwnServer {
  url: string
  process: ChildProcess
  /** Its output so far. */
  output(): string
  kill(): Promise<void>
  stop(): Promise<number | null>
}

interface Delivery {
  /** The folder of the site. */
  cwd?: string
  /** The Node that runs it. */
  command?: string
  uid?: number
  gid?: number
  /** The development server in place of the built one. */
  mode?: 'start' | 'dev'
  /** Without a channel to the test, as a terminal or a service manager starts it. */
  alone?: boolean
}

/** Starts a server of a test's own, and waits until it is healthy. */
export async function startServer(
  env: Record<string, string>,
  { command = 'node', cwd = root, mode = 'start', alone = false, ...user }: Delivery = {},
): Promise<OwnServer> {
  const port = Number(env.PORT ?? (await freePort()))
  const url = `http://${env.LISTEN_HOST ?? 'localhost'}:${port}`
  const child = spawn(command, ['src/server/main.ts', mode], {
    cwd,
    ...user,
    // With the channel a server never outlives a test that broke off.
    stdio: ['ignore', 'pipe', 'pipe', ...(alone ? [] : ['ipc' as const])],
    env: { ...process.env, DATABASE_URL: '', SITE_URL: url, ...env, PORT: String(port) },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit')
  const healthy = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  // A first start makes a database; on a busy machine that takes minutes. A test has a limit of its own.
  while (!(await healthy())) {
    if (child.exitCode !== null) throw new Error(`The server stopped at its start:\n${output}`)
    await pause(200)
  }
  return {
    url,
    process: child,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}
