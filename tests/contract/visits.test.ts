import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { visitorNumber } from '../../src/features/visits/visitor'
import { type Answer, ask, isFromMemory } from '../support/ask'

const server = inject('server')
const otherServer = inject('otherServer')
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const database = new pg.Client({ connectionString: inject('settings').DATABASE_URL })
beforeAll(() => database.connect())
afterAll(() => database.end())

const browser = (address: string, more: Record<string, string> = {}) => ({
  'user-agent': FIREFOX,
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'br',
  'sec-fetch-dest': 'document',
  'x-forwarded-for': address,
  ...more,
})
const visit = (url: string, path: string, address: string, more?: Record<string, string>) =>
  ask(url, path, { headers: browser(address, more) })

const stored = async () =>
  new Set(
    (await database.query<{ visitor: string }>('SELECT visitor FROM visit_visitors')).rows.map(
      (row) => row.visitor,
    ),
  )

/** The numbers of people at these addresses today. */
async function numbersOf(...addresses: string[]): Promise<string[]> {
  const { rows } = await database.query<{ salt: Buffer }>(
    'SELECT salt FROM visit_salts ORDER BY day DESC LIMIT 1',
  )
  const salt = rows[0]?.salt ?? Buffer.alloc(0)
  return addresses.map((address) => visitorNumber(salt, address, FIREFOX))
}

/** All that could tell one answer from another, without what is new in each. */
function headersOf({ headers }: Answer) {
  const { date: _, 'x-request-id': __, ...rest } = headers
  return rest
}

describe('the counter of visitors', () => {
  it('changes nothing of an answer from memory', async () => {
    await vi.waitUntil(() => isFromMemory(server, '/pricing'), { timeout: 20_000, interval: 50 })
    const first = await visit(server, '/pricing', '198.18.1.1')
    const again = await visit(server, '/pricing', '198.18.1.1')
    const robot = await visit(server, '/pricing', '198.18.1.2', { 'user-agent': GOOGLEBOT })
    const uncounted = await ask(server, '/pricing', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['set-cookie']).toBeUndefined()
    for (const answer of [again, robot, uncounted]) {
      expect(headersOf(answer)).toEqual(headersOf(first))
      expect(answer.body.equals(first.body)).toBe(true)
    }
  })

  it('counts a person once, on any server and with any answer, and no one else', async () => {
    const before = await stored()
    const person = '198.18.2.1'
    const etag = String((await visit(server, '/pricing', person)).headers.etag)
    await visit(otherServer, '/pricing', person)
    await visit(server, '/blog/search?q=a', person)
    expect((await visit(server, '/faq', '198.18.2.2')).status).toBe(200)
    const kept = await visit(server, '/pricing', '198.18.2.3', { 'if-none-match': etag })
    expect(kept.status).toBe(304)

    await visit(server, '/pricing', '198.18.3.1', { 'user-agent': GOOGLEBOT })
    await visit(server, '/pricing', '198.18.3.2', { 'sec-purpose': 'prefetch' })
    await visit(server, '/pricing?_rsc=1', '198.18.3.3', { rsc: '1', 'sec-fetch-dest': 'empty' })
    await visit(server, '/no-such-page', '198.18.3.4')
    await visit(server, '/admin', '198.18.3.5')
    await visit(server, '/auth', '198.18.3.6')
    await visit(server, '/api/health', '198.18.3.7')
    await visit(server, '/feed.xml', '198.18.3.8')
    await ask(server, '/pricing', { method: 'HEAD', headers: browser('198.18.3.9') })

    // Earlier visits are stored by then: each server stores in order.
    const last = ['198.18.4.1', '198.18.4.2'] as const
    await visit(server, '/pricing', last[0])
    await visit(otherServer, '/pricing', last[1])
    const markers = await numbersOf(...last)
    await vi.waitUntil(
      async () => {
        const there = await stored()
        return markers.every((number) => there.has(number))
      },
      { timeout: 50_000, interval: 200 },
    )
    const fresh = [...(await stored())].filter((number) => !before.has(number))
    const people = await numbersOf('198.18.1.1', person, '198.18.2.2', '198.18.2.3', ...last)
    const unexpected = fresh.filter((number) => !people.includes(number))
    expect(unexpected).toEqual([])
    for (const number of people.slice(1)) expect(fresh).toContain(number)
  })
})
