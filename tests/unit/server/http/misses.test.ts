import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { missGuard, setMissLimiter } from '../../../../src/server/http/misses'

let at = 0
let guard: ReturnType<typeof missGuard>
let counted = 0
let refused = 0
/** The limiter's answer to a miss. */
let wait = 0
let hold: Promise<void> | undefined

const server = createServer(async (req, res) => {
  const isReadable = !req.headers['x-unreadable']
  if (guard(req, res, req.url, isReadable)) return
  await hold
  const status = Number(/^\/(\d{3})/.exec(req.url ?? '')?.[1] ?? (req.url?.startsWith('/page') ? 200 : 404))
  res.writeHead(isReadable ? status : 400).end()
})
beforeAll(() => once(server.listen(0), 'listening'))
afterAll(() => server.close())
beforeEach(() => {
  ;[at, counted, refused, wait, hold] = [1_000_000, 0, 0, 0, undefined]
  guard = missGuard(() => at)
  setMissLimiter({
    networkOf: ({ headers }: IncomingMessage) => String(headers['x-network'] ?? 'one'),
    count: async () => {
      counted++
      return wait
    },
    refused: () => {
      refused++
    },
  })
})

async function get(path: string, network = 'one', method = 'GET', more: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { 'x-network': network, ...more },
    redirect: 'manual',
  })
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}
const status = async (...asked: Parameters<typeof get>) => (await get(...asked)).status

it('counts what is missing, and nothing else', async () => {
  for (const path of ['/page', '/missing', '/page?x=1', '/other', '/api/missing']) await get(path)
  expect(counted).toBe(2)
})

it('counts redirects, unreadable addresses and data of pages, but no failure of ours and what the proxy counts', async () => {
  const data = { rsc: '1' }
  for (const path of ['/307', '/308/x', '/400', '/304', '/500', '/503', '/429']) await get(path)
  expect(counted).toBe(3)
  for (const path of ['/page', '/307']) await get(path, 'one', 'GET', data)
  expect(counted).toBe(5)
  await get('/api/x', 'one', 'GET', { 'x-unreadable': '1' })
  expect(counted).toBe(6)
  for (const path of ['/admin', '/super-admin/x', '/dashboard', '/preview/x/1', '/search', '/blog/search'])
    await get(path, 'one', 'GET', data)
  expect(counted).toBe(6)
  await get('/administration')
  expect(counted).toBe(7)
})

it('lets a network wait for data of pages that are known, too, and below /api in the shape of the API', async () => {
  wait = 300
  expect(await status('/page-a')).toBe(200)
  expect(await status('/page-a', 'one', 'GET', { rsc: '1' })).toBe(200)
  expect(await status('/page-a', 'one', 'GET', { rsc: '1' })).toBe(429)
  expect(await status('/page-a')).toBe(200)
  const { status: refusal, body } = await get('/api/x', 'one', 'GET', { 'x-unreadable': '1' })
  expect([refusal, JSON.parse(body).errors[0].code]).toEqual([429, 'rate_limited'])
})

it('lets a network wait as long as the count says, and no other', async () => {
  wait = 300
  expect(await status('/missing')).toBe(404)
  const { status: second, body, retryAfter } = await get('/missing-2')
  expect([second, retryAfter]).toEqual([429, '300'])
  expect(body).toContain('Too many requests')
  expect((await get('/missing-2', 'one', 'HEAD')).body).toBe('')
  expect(await status('/missing-2', 'two')).toBe(404)
  expect(refused).toBe(2)
  at += 299_999
  expect(await status('/missing-3')).toBe(429)
  at += 1
  expect(await status('/missing-3')).toBe(404)
})

it('keeps open what is known to be a page', async () => {
  wait = 300
  expect(await status('/page-a', 'two')).toBe(200)
  expect(await status('/missing')).toBe(404)
  expect(await status('/page-a?from=mail')).toBe(200)
  expect(await status('/page-b')).toBe(429)
  expect(await status('/api/x')).toBe(404)
})

it('looks for few unknown addresses of one network at once', async () => {
  let open: () => void = () => undefined
  hold = new Promise((done) => {
    open = done
  })
  const asked = Array.from({ length: 50 }, (_, index) => status(`/missing-${index}`))
  // Refusals come at once; the others wait for the answer.
  await expect.poll(() => refused).toBe(20)
  const other = status('/missing', 'two')
  open()
  expect((await Promise.all(asked)).filter((each) => each === 429)).toHaveLength(20)
  expect(await other).toBe(404)
  expect(await status('/missing-again')).toBe(404)
})
