import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { isBuildCurrent } from '../../src/server/process/build.ts'
import { currentBuild, UNFINISHED_BUILD } from '../../src/server/process/build-folder.ts'
import { type OwnServer, startServer } from '../support/own-server'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'quickwin-beside-'))
const temporary = join(folder, 'temporary')
const builds: ChildProcess[] = []
let server: OwnServer

/** `npm run build` in the folder of the servers, in a process group of its own and with its scratch database in `temporary`. */
function build(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    // As in the image: node is found, commands of packages are not.
    env: { ...process.env, TMPDIR: temporary, PATH: `${dirname(process.execPath)}:/usr/bin:/bin` },
  })
  builds.push(child)
  return child
}

/** A build that was killed could not stop the database beside which it ran. */
function stopLeftDatabases(): void {
  for (const name of readdirSync(temporary)) {
    const file = join(temporary, name, 'postgres/data/postmaster.pid')
    if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT')
    // Its number may be another process's the next time.
    rmSync(join(temporary, name), { recursive: true, force: true })
  }
}

const start = (name: string) => startServer({ ...inject('settings'), DATA_DIR: join(folder, name) })

beforeAll(async () => {
  mkdirSync(temporary)
  // The database has a user of its own when the tests are root.
  chmodSync(folder, 0o755)
  server = await start('first')
})

afterAll(async () => {
  for (const { pid, exitCode, signalCode } of builds)
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
  stopLeftDatabases()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const PARTS = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g
const partsOf = async (url: string) => new Set((await (await fetch(`${url}/book-call`)).text()).match(PARTS))
/** The build's name is in the data of each page. */
async function buildIdOf(url: string): Promise<string | undefined> {
  const page = await fetch(url)
  return /"b\\?":\\?"([\w-]+)/.exec(await page.text())?.[1]
}

/** Each request from another network: none is one too many. */
const stranger = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })

/** Pages, their data, their files and calls, until `end` is called. */
function readers(url: string, files: Iterable<string>) {
  const failures: string[] = []
  let answers = 0
  let isOver = false
  async function read(path: string, headers: Record<string, string> = {}): Promise<void> {
    while (!isOver) {
      const answer = await fetch(url + path, { headers: { ...headers, ...stranger() } }).then(
        async (answer) => `${answer.status} ${(await answer.text()).length > 0}`,
        (error) => String(error),
      )
      answers++
      if (answer !== '200 true') failures.push(`${path}: ${answer}`)
      await pause(20)
    }
  }
  const pages = ['/', '/pricing', '/blog/search?q=+a', '/auth', '/admin/login', '/api/faqs?limit=1']
  const all = Promise.all([
    ...pages.map((path) => read(path)),
    ...['/faq?_rsc=1', '/blog/search?q=b&_rsc=1'].map((path) => read(path, { rsc: '1' })),
    ...[...files].map((path) => read(path)),
  ])
  return {
    failures,
    answers: () => answers,
    async end() {
      isOver = true
      await all
    },
  }
}

describe('a build in the folder of servers that run', () => {
  it('does not touch theirs when it is killed', { timeout: 600_000 }, async () => {
    const before = currentBuild(root)
    const child = build()
    const ended = once(child, 'exit')
    const made = join(root, UNFINISHED_BUILD, 'server')
    await vi.waitUntil(() => existsSync(made) || child.exitCode !== null, { timeout: 500_000, interval: 50 })
    expect(child.exitCode).toBe(null)
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await ended
    stopLeftDatabases()
    expect(currentBuild(root)).toBe(before)
    expect(isBuildCurrent(root)).toBe(true)
    expect((await fetch(`${server.url}/pricing`)).status).toBe(200)
  })

  it('fails no request while it is made and after it, and is what the next start serves', {
    timeout: 900_000,
  }, async () => {
    const before = currentBuild(root)
    const files = await partsOf(server.url)
    expect(files.size).toBeGreaterThan(3)
    const old = await buildIdOf(server.url)
    expect(old).toBeDefined()
    const people = readers(server.url, files)
    const [status] = await once(build(), 'exit')
    expect(status).toBe(0)
    const soFar = people.answers()
    await vi.waitUntil(() => people.answers() > soFar + 100, { timeout: 120_000 })
    await people.end()
    expect(people.failures).toEqual([])

    const after = currentBuild(root)
    expect(after).not.toBe(before)
    expect(isBuildCurrent(root)).toBe(true)
    // What it had not loaded until now is that of its own build, too.
    expect(await buildIdOf(`${server.url}/services`)).toBe(old)
    for (const path of files) expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])

    const next = await start('second')
    try {
      const now = await buildIdOf(next.url)
      expect(now).toBeDefined()
      expect(now).not.toBe(old)
      for (const path of await partsOf(next.url))
        expect([path, (await fetch(next.url + path)).status]).toEqual([path, 200])
      expect(readdirSync(join(root, after ?? '', 'in-use'))).toContain(String(next.process.pid))
    } finally {
      await next.stop()
    }
    expect(readdirSync(join(root, after ?? '', 'in-use'))).not.toContain(String(next.process.pid))
  })
})
