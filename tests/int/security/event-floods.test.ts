import { beforeEach, describe, expect, it } from 'vitest'
import type { NoticedEvent } from '../../../src/features/security/event-kinds'
import { securityMetrics } from '../../../src/features/security/metrics/queries'
import { keepEvent, recordSecurityEvent } from '../../../src/features/security/record-event'
import { call, runSql, signedIn, site } from '../../support/site'

interface Row {
  message: string
  severity: string
  times: number
  ipAddress: string | null
  createdAt: string
  lastAt: string
  details: Record<string, unknown> | null
}

const noon = new Date('2026-03-04T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const refusal: NoticedEvent = {
  type: 'auth_attempt',
  category: 'access',
  severity: 'low',
  message: 'Refused',
  ipAddress: '192.0.2.1',
}

async function rows(filter = ''): Promise<Row[]> {
  const { body } = await call<{ docs: Row[] }>('GET', `/api/security-events?limit=1000${filter}`, {
    visitor: owner,
  })
  return body.docs
}
const sum = (list: Row[]) => list.reduce((total, { times }) => total + times, 0)

const owner = { ...(await signedIn('super_admin')), headers: { 'sec-fetch-site': 'same-origin' } }

beforeEach(async () => {
  await runSql`DELETE FROM security_events`
})

describe('equal events', () => {
  it('of a minute are one row that counts them, with the first and the last time', async () => {
    const payload = await site()
    for (const second of [2, 30, 30, 59]) await keepEvent(payload, refusal, later(second))
    expect(await rows()).toMatchObject([
      {
        times: 4,
        createdAt: '2026-03-04T12:00:02.000Z',
        lastAt: '2026-03-04T12:00:59.000Z',
        details: null,
      },
    ])
    await keepEvent(payload, refusal, later(60))
    expect((await rows()).map(({ times }) => times)).toEqual([1, 4])
  })

  it('are separate by network, person, type, severity and subject', async () => {
    const payload = await site()
    const different: Partial<NoticedEvent>[] = [
      {},
      { ipAddress: '192.0.2.2' },
      { ipAddress: '2001:db8:1:2::1' },
      { userId: 'someone' },
      { severity: 'high' },
      { category: 'csrf', type: 'csrf_violation' },
      { details: { email: 'one@example.com' } },
      { details: { email: 'two@example.com' } },
      { group: 'POST bookings' },
    ]
    for (const each of different) await keepEvent(payload, { ...refusal, ...each }, noon)
    expect(await rows()).toHaveLength(different.length)
    // Of IPv6 a client has a whole network.
    await keepEvent(payload, { ...refusal, ipAddress: '2001:db8:1:2:ffff::9' }, noon)
    expect(await rows()).toHaveLength(different.length)
  })

  it('count in full, and by the second, in figures, alerts and what is cleared', async () => {
    const payload = await site()
    const hit: NoticedEvent = { ...refusal, type: 'rate_limit_hit', category: 'rate_limit', message: 'Limit' }
    // Four a minute over the edge of a window: no six of them within one minute.
    for (const second of [10, 25, 40, 55, 70, 85]) await keepEvent(payload, hit, later(second))
    expect(await rows('&severity=critical')).toEqual([])
    for (let at = 0; at < 4; at++) await keepEvent(payload, hit, later(86))
    expect(await rows('&severity=critical')).toMatchObject([{ details: { count: 6 } }])
    expect(await securityMetrics(payload, later(120))).toMatchObject({ rateLimitHits: 10, totalEvents: 11 })
    expect(await securityMetrics(payload, later(3600 + 55))).toMatchObject({ rateLimitHits: 6 })
    const { body } = await call('DELETE', '/api/security-events', { visitor: owner })
    expect(body).toEqual({ deleted: 11 })
  })
})

describe('a flood', () => {
  it('of refused requests leaves one row for each part of the API, and none of it is lost', async () => {
    const visitor = { address: '198.51.100.7', headers: { origin: 'https://evil.example' } }
    for (let at = 0; at < 120; at++) {
      const path = ['/api/contact', `/api/x${at}`, `/api/x${at}/y`][at % 3]
      const origin = `https://evil-${at}.example`
      await call('POST', `${path}`, { visitor: { ...visitor, headers: { origin } }, body: {} })
    }
    await expect.poll(async () => sum(await rows('&category=csrf'))).toBe(120)
    // Of a minute two, of those that lie on either side of a full minute four.
    expect((await rows('&category=csrf')).length).toBeLessThanOrEqual(4)
  })

  it('does not push an older event out of the newest thousand', async () => {
    const payload = await site()
    await keepEvent(payload, { ...refusal, severity: 'high', message: 'Look at this' }, later(-1))
    for (let at = 0; at < 5000; at++) recordSecurityEvent(payload, refusal, later(at / 100))
    await expect.poll(async () => sum(await rows()), { timeout: 60_000 }).toBe(5001)
    expect(await rows()).toHaveLength(2)
    expect((await rows()).map(({ message }) => message)).toContain('Look at this')
  })

  it('from too many clients is counted in few rows', async () => {
    const payload = await site()
    for (let at = 0; at < 3000; at++)
      recordSecurityEvent(
        payload,
        { ...refusal, ipAddress: `10.1.${Math.floor(at / 250)}.${at % 250}` },
        later(600),
      )
    await expect.poll(async () => sum(await rows()), { timeout: 60_000 }).toBe(3000)
    const kept = await rows()
    expect(kept.length).toBeLessThanOrEqual(201)
    expect(kept.find(({ ipAddress }) => ipAddress === null)?.times).toBe(2800)
  })
})

describe('a limit of its own leaves an event when it refuses', () => {
  const person = { name: 'Ada Lovelace', email: 'ada@example.com' }
  it.each([
    [
      '/api/contact',
      { ...person, message: 'We type invoices by hand.' },
      'Too many messages from one network',
    ],
    ['/api/newsletter', { email: 'ada@example.com' }, 'Too many subscriptions from one network'],
    [
      '/api/bookings/manage',
      { token: 'a'.repeat(43), action: 'cancel' },
      'Too many changes of bookings from one network',
    ],
  ])('%s', async (path, body, message) => {
    const visitor = { address: '203.0.113.9' }
    let refused = 0
    for (let at = 0; refused < 3 && at < 40; at++)
      if ((await call('POST', path, { visitor, body })).status === 429) refused++
    expect(refused).toBe(3)
    await expect
      .poll(async () => sum((await rows('&category=rate_limit')).filter((row) => row.message === message)))
      .toBe(3)
  })
})
