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
  /** What it has printed so far. */
  output(): string
  kill(): Promise<void>
  stop(): Promise<number | null>
}

/** Starts a production server of a test's own, and waits until it is healthy. */
export async function startServer(env: Record<string, string>): Promise<OwnServer> {
  const port = Number(env.PORT ?? (await freePort()))
  const url = `http://localhost:${port}`
  const child = spawn('node', ['src/server/main.ts', 'start'], {
    cwd: root,
    // With the channel a server never outlives a test that broke off.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
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
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The server stopped at its start:\n${output}`)
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) break
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
