import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../src/server/process/embedded-postgres'
import { startServer } from '../support/own-server'
import { seededFolder } from '../support/seeded-folder'

it('an embedded database that is killed comes back by itself, and fills no log', {
  timeout: 300_000,
}, async () => {
  const folder = seededFolder(join(mkdtempSync(join(tmpdir(), 'quickwin-killed-')), 'data'))
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' })
  const health = () =>
    fetch(`${server.url}/api/health`, { headers: { connection: 'close' } }).then(({ status }) => status)
  const postmaster = () =>
    Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  try {
    const before = postmaster()
    const printed = server.output().length
    process.kill(before, 'SIGKILL')
    await vi.waitUntil(() => server.output().includes('was started again'), {
      timeout: 60_000,
      interval: 100,
    })
    await vi.waitUntil(async () => (await health()) === 200, { timeout: 30_000, interval: 200 })
    expect(postmaster()).not.toBe(before)
    expect((await fetch(`${server.url}/blog`)).status).toBe(200)
    const lines = server.output().slice(printed).split('\n').filter(Boolean)
    expect(lines.length, lines.join('\n').slice(0, 4000)).toBeLessThan(60)
  } finally {
    expect(await server.stop()).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  }
})

it('an embedded database ends with its site, also where nothing else keeps the process', {
  timeout: 300_000,
}, async () => {
  const folder = seededFolder(join(mkdtempSync(join(tmpdir(), 'quickwin-alone-')), 'data'))
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, { alone: true })
  const file = join(folder, 'postgres/data/postmaster.pid')
  expect(await server.stop()).toBe(0)
  expect(existsSync(file)).toBe(false)
  rmSync(folder, { recursive: true, force: true })
})

it('a database that was killed a moment ago is waited for, and then started again', {
  timeout: 300_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-dying-'))
  chmodSync(folder, 0o711)
  const first = await startEmbeddedPostgres(folder)
  const file = join(folder, 'data/postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  // A killed process is there until the system has taken it away, and names its port, on which no one answers any more.
  const { uid, gid } = statSync(join(folder, 'data'))
  const dying = spawn('sleep', ['600'], { uid, gid })
  writeFileSync(file, [dying.pid, ...lines.slice(1)].join('\n'))
  chownSync(file, uid, gid)
  try {
    const starting = startEmbeddedPostgres(folder)
    setTimeout(() => dying.kill('SIGKILL'), 1500)
    const second = await starting
    expect(second.isRunning()).toBe(true)
    const client = new pg.Client(second.url)
    await client.connect()
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await second.stop()
  } finally {
    dying.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
