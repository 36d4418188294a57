import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { missGuard, setMissLimiter } from '../../../../src/server/http/misses'

let at = 0
let guard: ReturnType<typeof missGuard>
let counted = 0
let refused = 0
/** What the limiter says to a miss. */
let wait = 0
let hold: Promise<void> | undefined

const server = createServer(async (req, res) => {
  if (guard(req, res)) return
  await hold
  res.writeHead(req.url?.startsWith('/page') ? 200 : 404).end()
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

async function get(path: string, network = 'one', method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { 'x-network': network },
  })
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}
const status = async (...asked: Parameters<typeof get>) => (await get(...asked)).status

it('counts what is missing, and nothing else', async () => {
  for (const path of ['/page', '/missing', '/page?x=1', '/other', '/api/missing']) await get(path)
  expect(counted).toBe(2)
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
