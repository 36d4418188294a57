import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newsletterLimits } from '../../../src/features/newsletter/limits'
import { query, sql } from '../../../src/lib/db/query'
import { countClient } from '../../../src/lib/rate-limit/count-client'
import { account, call, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

// The limiter reads the time from the process's clock and keeps it in PostgreSQL: with that clock alone moved, the
// store and everything else stay as they are.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

const network = () => `2001:db8:${randomBytes(2).toString('hex')}:1`
const ask = async (path: string, visitor: Visitor, body?: unknown) =>
  call(body === undefined ? 'GET' : 'POST', path, { visitor, body })

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Each limit: what is asked, what it answers while it may, how often in which window, and how long the block is. */
const limited = {
  'calls of the API': {
    go: (visitor: Visitor) => ask('/api/faqs?limit=1', visitor),
    answers: 200,
    limit: { name: 'api', points: 100, window: MINUTE, block: 5 * MINUTE },
    words: 'Too many requests. Please wait a moment and try again.',
  },
  'failed sign-ins': {
    go: (visitor: Visitor) =>
      ask('/api/users/login', visitor, { email: uniqueEmail(), password: 'Wrong-one-1' }),
    answers: 401,
    limit: { name: 'auth', points: 5, window: 15 * MINUTE, block: HOUR },
    words: 'Too many login attempts. Please try again later.',
  },
  'sign-ups': {
    go: (visitor: Visitor) =>
      ask('/api/sign-up', visitor, { email: uniqueEmail(), password: 'Plain-sailing-7', fullName: 'Ada' }),
    answers: 202,
    limit: { name: 'auth', points: 5, window: 15 * MINUTE, block: HOUR },
    words: 'Too many signup attempts. Please try again later.',
  },
  'requests for a new password': {
    go: (visitor: Visitor) => ask('/api/forgot-password', visitor, { email: uniqueEmail() }),
    answers: 202,
    limit: { name: 'auth', points: 5, window: 15 * MINUTE, block: HOUR },
    words: 'Too many attempts. Please try again later.',
  },
  'guessed links': {
    go: (visitor: Visitor) =>
      ask('/api/confirm-email', visitor, { token: randomBytes(32).toString('base64url') }),
    answers: 410,
    limit: { name: 'auth', points: 5, window: 15 * MINUTE, block: HOUR },
    words: 'Too many attempts. Please try again later.',
  },
  'newsletter subscriptions': {
    go: (visitor: Visitor) => ask('/api/newsletter', visitor, { email: uniqueEmail() }),
    answers: 202,
    limit: { name: 'newsletter', points: 5, window: HOUR, block: HOUR },
    words: 'Too many requests. Please wait a while and try again.',
  },
  'changes of bookings': {
    go: (visitor: Visitor) =>
      ask('/api/bookings/manage', visitor, {
        token: randomBytes(32).toString('base64url'),
        action: 'cancel',
      }),
    answers: 404,
    limit: { name: 'booking-change', points: 20, window: HOUR, block: HOUR },
    words: 'Too many calls were changed from your connection. Please try again later or write to us instead.',
  },
}

describe.each(Object.entries(limited))('%s', (_, { go, answers, limit, words }) => {
  const { name, points, window, block } = limit

  async function spend(visitor: Visitor): Promise<void> {
    const statuses = new Set<number>()
    for (let n = 0; n < points; n++) statuses.add((await go(visitor)).status)
    expect([...statuses]).toEqual([answers])
  }

  it('are refused above the limit, and taken again when its window ends', async () => {
    const visitor = { address: `${network()}::1` }
    await spend(visitor)
    const { status, body, headers } = await go(visitor)
    expect([status, body.errors]).toEqual([429, [{ message: words, code: 'rate_limited' }]])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(window - 60)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(window)
    expect(headers.get('ratelimit-policy')).toContain(`"${name}";q=${points};w=${window}`)
    expect(headers.get('ratelimit')).toContain(`"${name}";r=0;t=${headers.get('retry-after')}`)
    later(Number(headers.get('retry-after')) - 2)
    // Anywhere else in the network is the same client; another network is another.
    expect((await go({ address: visitor.address.replace('::1', ':dead:beef::9') })).status).toBe(429)
    expect((await go({ address: `${network()}::1` })).status).toBe(answers)
    later(3)
    expect((await go(visitor)).status).toBe(answers)
  })

  it('block at twice the limit, until the block ends, with any tries meanwhile', async () => {
    const visitor = { address: `${network()}::1` }
    await spend(visitor)
    let retry = 0
    for (let n = 0; n < points; n++) retry = Number((await go(visitor)).headers.get('retry-after'))
    expect(retry).toBe(block)
    later(block - 30)
    // More tries than would begin another block.
    for (let n = 0; n < points * 2; n++) expect((await go(visitor)).status).toBe(429)
    later(31)
    expect((await go(visitor)).status).toBe(answers)
  })
})

describe('messages', () => {
  const write = (visitor: Visitor) =>
    ask('/api/contact', visitor, {
      name: 'Ada',
      email: uniqueEmail(),
      message: 'Four hundred invoices a month.',
    })

  it('have the limit of the form, of the hour, and a block for a day', async () => {
    const visitor = { address: `${network()}::1` }
    for (let n = 0; n < 3; n++) expect((await write(visitor)).status).toBe(201)
    const fourth = await write(visitor)
    expect([fourth.status, fourth.body.errors?.[0]?.message]).toEqual([
      429,
      'Please wait 5 minutes before submitting another message.',
    ])
    later(6 * MINUTE)
    expect((await write(visitor)).status).toBe(429)
    later(HOUR)
    expect((await write(visitor)).status).toBe(201)
    for (let n = 0; n < 5; n++) await write(visitor)
    later(23 * HOUR)
    expect((await write(visitor)).status).toBe(429)
    later(HOUR + 1)
    expect((await write(visitor)).status).toBe(201)
  })
})

describe('a client', () => {
  it('resets nothing by what it writes into X-Forwarded-For', async () => {
    const address = `198.51.100.${randomBytes(1)[0]}`
    for (let n = 0; n < 5; n++) await limited['newsletter subscriptions'].go({ address })
    for (const forwarded of ['203.0.113.1', '203.0.113.2, 203.0.113.3', Array(200).fill('::1').join(',')])
      expect(
        (await limited['newsletter subscriptions'].go({ address, headers: { 'x-forwarded-for': forwarded } }))
          .status,
      ).toBe(429)
  })

  it('uses up the share of its /48 by moving through its networks, and no one else’s', async () => {
    const wide = `2001:db8:${randomBytes(2).toString('hex')}`
    const go = (subnet: number, around = wide) =>
      limited['newsletter subscriptions'].go({ address: `${around}:${subnet.toString(16)}::1` })
    for (let subnet = 1; subnet <= 8; subnet++)
      for (let n = 0; n < 5; n++) expect((await go(subnet)).status).toBe(202)
    expect((await go(9)).status).toBe(429)
    expect((await go(10)).status).toBe(429)
    expect((await go(1, `2001:db8:${randomBytes(2).toString('hex')}`)).status).toBe(202)
  })

  it('that hammers from one network leaves the share of the others around it', async () => {
    const wide = `2001:db8:${randomBytes(2).toString('hex')}`
    for (let n = 0; n < 60; n++) await limited['newsletter subscriptions'].go({ address: `${wide}:1::1` })
    expect((await limited['newsletter subscriptions'].go({ address: `${wide}:2::1` })).status).toBe(202)
  })

  it('gets the remaining number with every answer', async () => {
    const { headers } = await ask('/api/faqs?limit=1', {})
    expect(headers.get('ratelimit-policy')).toBe('"api";q=100;w=60')
    expect(headers.get('ratelimit')).toBe('"api";r=99;t=60')
    expect(headers.get('retry-after')).toBeNull()
  })
})

describe('successful sign-ins', () => {
  it('count for nothing', async () => {
    const { email, password } = await account('user')
    const visitor = { address: `${network()}::1` }
    for (let n = 0; n < 8; n++)
      expect((await ask('/api/users/login', visitor, { email, password })).status).toBe(200)
  })

  it('stay possible for the owner of an account at which others guess, at once elsewhere and soon next to them', async () => {
    const { email, password } = await account('user')
    const neighbour = { address: '198.51.100.77' }
    for (const address of [neighbour.address, ...Array.from({ length: 5 }, () => `${network()}::1`)])
      for (let n = 0; n < 12; n++)
        await ask('/api/users/login', { address }, { email, password: 'Wrong-one-1' })
    const enter = async (visitor: Visitor) =>
      (await ask('/api/users/login', visitor, { email, password })).status
    expect(await enter({ address: `${network()}::1` })).toBe(200)
    expect(await enter(neighbour)).toBe(429)
    later(HOUR + 1)
    expect(await enter(neighbour)).toBe(200)
  })
})

describe('editors at work', () => {
  const calls = async (visitor: Visitor) => {
    const statuses = []
    for (let n = 0; n < 120; n++) statuses.push((await ask('/api/faqs?limit=1', visitor)).status)
    return statuses.filter((status) => status === 429).length
  }

  it('have a share of their own, which takes nothing from those next to them', async () => {
    const editor = { ...(await signedIn('admin')), address: `${network()}::1` }
    expect(await calls(editor)).toBe(0)
    expect((await ask('/api/faqs', editor)).headers.get('ratelimit-policy')).toBe('"editor";q=1200;w=60')
    expect((await ask('/api/faqs', { address: editor.address })).status).toBe(200)
  })

  it('are no more than who has proven to be one', async () => {
    const user = { ...(await signedIn('user')), address: `${network()}::1` }
    expect(await calls(user)).toBe(20)
    const forger = {
      address: `${network()}::1`,
      cookie: `payload-token=${randomBytes(32).toString('base64url')}`,
    }
    expect(await calls(forger)).toBe(20)
  })
})

describe('the counts', () => {
  it('are shared by servers', async () => {
    const url = process.env.DATABASE_URL
    const [one, other] = [new Pool({ connectionString: url }), new Pool({ connectionString: url })]
    const client = { address: `${network()}::1` }
    try {
      const verdicts = []
      for (const pool of [one, other, one, other, one, other])
        verdicts.push((await countClient(pool, newsletterLimits.newsletter, client)).allowed)
      expect(verdicts).toEqual([true, true, true, true, true, false])
    } finally {
      await Promise.all([one.end(), other.end()])
    }
  })

  it('that cannot be read refuse what writes, and let what reads pass', async () => {
    const payload = await site()
    await query(payload, sql`ALTER TABLE rate_limits RENAME TO rate_limits_away`)
    try {
      expect((await ask('/api/faqs', {})).status).toBe(200)
      const { status, body } = await limited['newsletter subscriptions'].go({})
      expect([status, body.errors?.[0]?.code]).toEqual([503, 'unavailable'])
    } finally {
      await query(payload, sql`ALTER TABLE rate_limits_away RENAME TO rate_limits`)
    }
    expect((await limited['newsletter subscriptions'].go({})).status).toBe(202)
  })
})
