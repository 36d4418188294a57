import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { probed } from '../support/contract-servers'
import { freePort, startServer } from '../support/own-server'
import { askUntilRefused } from '../support/persistent-clients'
import { seededFolder } from '../support/seeded-folder'

const folders: string[] = []
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'quickwin-stop-'))
  folders.push(made)
  return made
}
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

describe('SIGTERM under load', () => {
  const probe = join(import.meta.dirname, '../support/server-probe.mjs')

  it('answers every request that was received, and asks clients to leave', async () => {
    const data = folder()
    const record = join(data, 'received.json')
    const server = await startServer({
      ...inject('settings'),
      DATA_DIR: data,
      PROBE_RECORD: record,
      NODE_OPTIONS: `--import ${probe}`,
    })
    let answers = 0
    let stopped: Promise<number | null> | undefined
    const outcomes = await askUntilRefused({
      url: server.url,
      paths: ['/blog/search', '/pricing', '/api/faqs'],
      ways: [...Array(6).fill('kept'), ...Array(3).fill('new'), ...Array(3).fill('pairs')],
      answered: () => {
        answers++
        if (answers === 90) stopped = server.stop()
      },
    })
    expect(await stopped, server.output()).toBe(0)
    const received = new Set(JSON.parse(readFileSync(record, 'utf8')) as number[])
    const isAnswered = (result: string) => /^\d{3}/.test(result)
    expect(outcomes.filter(({ result, number }) => !isAnswered(result) && received.has(number))).toEqual([])
    expect(outcomes.filter(({ result }) => isAnswered(result)).length).toBeGreaterThan(90)
    expect(outcomes.map(({ result }) => result)).toContain('200 close')
  })
})

describe('an exception outside of a request', () => {
  it('stops the server in order: the embedded database stops too', async () => {
    const data = seededFolder(join(folder(), 'data'))
    const port = await freePort()
    const server = await startServer({ DATA_DIR: data, LOG_LEVEL: 'fatal', ...probed(port) })
    const postmaster = join(data, 'postgres/data/postmaster.pid')
    expect(existsSync(postmaster)).toBe(true)
    const ended = once(server.process, 'exit')
    await fetch(`http://localhost:${port}/crash`, { method: 'POST' }).catch(() => undefined)
    expect((await ended)[0]).toBe(1)
    expect(server.output()).toContain('thrown by the probe')
    expect(existsSync(postmaster)).toBe(false)
    expect(existsSync(join(data, 'server.pid'))).toBe(false)
  })
})

/** Of a busy machine, which is slow and not wrong. */
const PATIENCE = { timeout: 180_000, interval: 100 }

interface Started {
  child: ChildProcess
  data: string
  output: () => string
  ended: Promise<unknown>
  answers: () => Promise<boolean>
}

/** `npm start` as an operator has it, in a process group of its own, as a terminal makes one. */
async function npmStart(data: string): Promise<Started> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { DATABASE_URL: _, ...settings } = inject('settings')
  const child = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...settings, DATABASE_URL: '', DATA_DIR: data, PORT: String(port), SITE_URL: url },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const answers = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  return { child, data, output: () => output, ended: once(child, 'close'), answers }
}

/** Neither server nor database is left of a folder. */
async function expectStopped({ data, output, ended }: Started): Promise<void> {
  // Ends when no one holds its output any more: npm, its shell, the bootstrap, the server.
  await ended
  expect(existsSync(join(data, 'server.pid'))).toBe(false)
  expect(existsSync(join(data, 'postgres/data/postmaster.pid'))).toBe(false)
  expect(output()).not.toContain('Stopping ')
}

describe('npm start', { timeout: 600_000 }, () => {
  it('stops with its server when npm alone gets SIGTERM', async () => {
    const started = await npmStart(seededFolder(join(folder(), 'data')))
    await vi.waitUntil(started.answers, PATIENCE)
    started.child.kill('SIGTERM')
    await expectStopped(started)
    expect(await started.answers()).toBe(false)
  })

  it('stops in order when the whole process group gets SIGINT, as from a terminal', async () => {
    const started = await npmStart(seededFolder(join(folder(), 'data')))
    await vi.waitUntil(started.answers, PATIENCE)
    process.kill(-(started.child.pid ?? 0), 'SIGINT')
    await expectStopped(started)
  })

  it.each([
    ['the folder is claimed', 'server.pid'],
    ['the database is being made', 'postgres/data'],
    ['the database has started', 'postgres/data/postmaster.pid'],
  ])('leaves nothing behind when it gets SIGTERM as soon as %s', async (_phase, file) => {
    const started = await npmStart(folder())
    await vi.waitUntil(() => existsSync(join(started.data, file)), { ...PATIENCE, interval: 5 })
    started.child.kill('SIGTERM')
    await expectStopped(started)
  })
})

describe('a second SIGTERM', () => {
  it('does not wait for the request under way, and stops the database all the same', {
    timeout: 300_000,
  }, async () => {
    const data = seededFolder(join(folder(), 'data'))
    const server = await startServer({ DATA_DIR: data, LOG_LEVEL: 'fatal' })
    const ended = once(server.process, 'exit')
    // A body that never comes keeps its request under way.
    const { port } = new URL(server.url)
    const socket = connect(Number(port), 'localhost').on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
    )
    server.process.kill('SIGTERM')
    await pause(1200)
    server.process.kill('SIGTERM')
    await ended
    expect(existsSync(join(data, 'postgres/data/postmaster.pid'))).toBe(false)
    socket.destroy()
  })
})
