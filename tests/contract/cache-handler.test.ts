import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { policyForHtml } from '../../src/patches/next/page-html/content-policy'
import { type Answer, ask, textOf } from '../support/ask'
import { probed } from '../support/contract-servers'
import { freePort, type OwnServer, startServer } from '../support/own-server'

const folder = mkdtempSync(join(tmpdir(), 'quickwin-cache-'))
let server: OwnServer
let probe: string

beforeAll(async () => {
  const port = await freePort()
  probe = `http://localhost:${port}`
  server = await startServer({ ...inject('settings'), ...probed(port), DATA_DIR: folder })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The framework's answer, or the same kept by the page memory, which has the clock of the server too. */
const answerOf = (path: string) => ask(server.url, path)

function expectPolicy(answer: Answer): void {
  const policy = answer.headers['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
  // Each script that the page holds, and no other.
  expect(policy).toBe(policyForHtml(textOf(answer)))
}

it.each([
  ['a page', '/pricing', 200],
  ['the blog', '/blog', 200],
  ['a missing article', '/blog/no-such-article', 404],
])('%s carries its policy when it is made and when it is kept', async (_, path, status) => {
  for (const state of ['MISS', 'HIT']) {
    const answer = await answerOf(path)
    expect([answer.headers['x-nextjs-cache'], answer.status]).toEqual([state, status])
    expectPolicy(answer)
  }
})

it('an address of no route carries its policy too', async () => {
  const answer = await answerOf('/no-such-page')
  expect(answer.status).toBe(404)
  expectPolicy(answer)
})

it('a page that is out of date carries its policy, and is made again behind it', async () => {
  const path = '/blog'
  let stale = await answerOf(path)
  // Its list of categories is read again each hour. The server's own jobs may have made the page again already.
  const stateNextHour = async () => {
    await fetch(`${probe}/?ms=${3601 * 1000}`, { method: 'POST' })
    stale = await answerOf(path)
    return [stale.headers['x-nextjs-cache'], stale.status]
  }
  await expect.poll(stateNextHour, { timeout: 20_000 }).toEqual(['STALE', 200])
  expectPolicy(stale)
  await expect
    .poll(async () => (await answerOf(path)).headers['x-nextjs-cache'], { timeout: 20_000 })
    .toBe('HIT')
  expectPolicy(await answerOf(path))
})

const run = process.pid.toString(16)
const from = (address: string) => ({ 'x-forwarded-for': address })
const network = (n: number) => from(`2001:db8:${run}:${n.toString(16)}::1`)
/** Missing pages and data of pages are answered by the framework, never by the page memory. */
const fromFramework = (path: string, client: number) => ask(server.url, path, { headers: network(client) })

async function stateOfData(path: string): Promise<unknown> {
  const headers = { ...network(4), rsc: '1' }
  const { location = '' } = (await ask(server.url, path, { headers })).headers
  return (await ask(server.url, location, { headers })).headers['x-nextjs-cache']
}

async function heap(): Promise<number> {
  const answer = await fetch(`${probe}/memory`)
  return ((await answer.json()) as NodeJS.MemoryUsage).heapUsed
}

async function inTurns(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

it('three thousand different addresses of no page, from one client, cost little', {
  timeout: 300_000,
}, async () => {
  const client = network(0xffff)
  // Someone has read these before.
  for (const path of ['/pricing', '/blog']) await ask(server.url, path, { headers: network(1) })
  const before = await heap()
  const statuses = new Map<number, number>()
  await inTurns(3000, async (n) => {
    const path = [`/blog/missing-${run}-${n}`, `/missing-${run}-${n}`, `/flagship/missing-${n}`][n % 3] ?? ''
    const { status, headers } = await ask(server.url, path, { headers: client })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
  // Those under way while the count was reached are answered still.
  expect([...statuses.keys()].sort()).toEqual([404, 429])
  expect(statuses.get(404)).toBeLessThan(140)
  expect(statuses.get(404)).toBeGreaterThanOrEqual(100)
  const grown = (await heap()) - before
  expect(grown / 1_000_000).toBeLessThan(16)
  const refused = await ask(server.url, '/one-more', { headers: client })
  expect([refused.status, textOf(refused).includes('Too many requests')]).toEqual([429, true])
  expect(refused.headers['content-security-policy']).toMatch(/default-src 'none'/)
  // It may read what is there, and others are not concerned.
  for (const path of ['/pricing', '/blog'])
    expect((await ask(server.url, path, { headers: client })).status).toBe(200)
  expect((await ask(server.url, '/one-more', { headers: network(2) })).status).toBe(404)
})

it('of missing pages that many clients ask for few are kept, next to the pages that are there', {
  timeout: 300_000,
}, async () => {
  await fromFramework('/pricing', 3)
  const missing = (n: number) => `/blog/guess-${run}-${n}`
  await inTurns(300, async (n) => {
    expect((await fromFramework(missing(n), 100 + Math.floor(n / 50))).status).toBe(404)
  })
  const state = async (path: string, client: number) =>
    (await fromFramework(path, client)).headers['x-nextjs-cache']
  expect(await state(missing(299), 4)).toBe('HIT')
  expect(await state(missing(0), 4)).toBe('MISS')
  expect(await stateOfData('/pricing')).toBe('HIT')
})
