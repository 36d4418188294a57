import { randomBytes, randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { limitPages } from '../../../src/application/limit-pages'
import { query, sql } from '../../../src/lib/db/query'
import { postgresOf } from '../../../src/lib/db/transaction'
import { countAttempt, type Limit } from '../../../src/lib/rate-limit/limiter'
import { proxy } from '../../../src/proxy'
import { signedIn, site } from '../../support/site'

beforeAll(async () => limitPages(await site()))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

const network = () => `2001:db8:${randomBytes(2).toString('hex')}:1::1`
const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
  proxy(
    new NextRequest(`http://localhost:3000${path}`, { headers: { 'x-client-address': address, ...headers } }),
  )

async function refusedOf(times: number, address: string, headers: Record<string, string> = {}) {
  let refused = 0
  for (let n = 0; n < times; n++)
    if ((await ask('/blog/search?q=a', address, headers)).status === 429) refused++
  return refused
}

it('gives a client a hundred pages a minute, says so, and blocks it for five minutes at twice that', async () => {
  const address = network()
  expect((await ask('/dashboard', address)).headers.get('ratelimit')).toBe('"pages";r=99;t=60')
  expect(await refusedOf(99, address)).toBe(0)
  const refusal = await ask('/admin', address)
  expect([refusal.status, await refusal.text()]).toEqual([429, expect.stringContaining('Too many requests')])
  expect(refusal.headers.get('retry-after')).toBe('60')
  expect((await ask('/dashboard', network())).status).toBe(200)
  later(61)
  expect(await refusedOf(200, address)).toBe(100)
  later(290)
  expect((await ask('/preview/blogs/1', address)).status).toBe(429)
  later(11)
  expect((await ask('/preview/blogs/1', address)).status).toBe(200)
})

it('does not keep an editor from the admin, and believes no cookie that is made up', async () => {
  const origin = { 'sec-fetch-site': 'same-origin' }
  const { cookie = '' } = await signedIn('admin')
  expect(await refusedOf(120, network(), { cookie, ...origin })).toBe(0)
  const forged = `payload-token=${randomBytes(32).toString('base64url')}`
  expect(await refusedOf(120, network(), { cookie: forged, ...origin })).toBe(20)
})

it('lets pages pass where the counts cannot be read', async () => {
  const payload = await site()
  await query(payload, sql`ALTER TABLE rate_limits RENAME TO rate_limits_away`)
  try {
    const answer = await ask('/dashboard', network())
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null])
  } finally {
    await query(payload, sql`ALTER TABLE rate_limits_away RENAME TO rate_limits`)
  }
})

const HOUR_MS = 3_600_000
const { now } = Date
const jump = (ms: number) => vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
afterEach(() => vi.restoreAllMocks())

const limit: Limit = { name: 'clock-test', points: 2, windowSeconds: 60, blockSeconds: 0 }

async function attempts(subject: string, count: number, of = limit): Promise<boolean[]> {
  const { pool } = postgresOf(await site())
  const allowed: boolean[] = []
  for (let number = 0; number < count; number++) allowed.push((await countAttempt(pool, of, subject)).allowed)
  return allowed
}

it('a limit that was reached before the clock was set back an hour does not last that hour', async () => {
  const subject = randomUUID()
  jump(HOUR_MS)
  expect(await attempts(subject, 3)).toEqual([true, true, false])
  vi.restoreAllMocks()
  // It starts over, and limits as before.
  expect(await attempts(subject, 3)).toEqual([true, true, false])
})

it('a clock that is set forward ends it early, and nothing else', async () => {
  const subject = randomUUID()
  expect(await attempts(subject, 3)).toEqual([true, true, false])
  jump(HOUR_MS)
  expect(await attempts(subject, 3)).toEqual([true, true, false])
})

it('a block longer than the window goes on when the clock is set back a little', async () => {
  const subject = randomUUID()
  const blocking = { ...limit, name: 'clock-block', blockSeconds: 600 }
  expect((await attempts(subject, 5, blocking)).slice(2)).toEqual([false, false, false])
  jump(-30_000)
  expect(await attempts(subject, 1, blocking)).toEqual([false])
})
