import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeVisitDays, keepVisitors, openVisitDay } from '../../../src/features/visits/mutations'
import { visitorsByDay } from '../../../src/features/visits/queries'
import { visitRecorder } from '../../../src/features/visits/recorder'
import type { Arrival } from '../../../src/features/visits/visitor'
import { sql } from '../../../src/lib/db/query'
import { runSql, site } from '../../support/site'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'
/** The zone of the seeded settings. */
const ZONE = 'Europe/Berlin'
const NOON = new Date('2027-01-15T11:00:00Z')
/** A quarter of an hour before and after midnight in Berlin: the same day in UTC. */
const [LATE, EARLY] = [new Date('2027-01-15T22:45:00Z'), new Date('2027-01-15T23:15:00Z')]

/** A server's counter; several share the database. */
function counter(clock: { now: Date }) {
  return visitRecorder(
    {
      openDay: (now) => openVisitDay(payload, now),
      keep: (date, visitors) => keepVisitors(payload, date, visitors),
    },
    {
      report: (problem, error) => {
        throw new Error(problem, { cause: error })
      },
      clock: () => clock.now.getTime(),
    },
  )
}
const visit = (address: string, userAgent = FIREFOX, arrival: Partial<Arrival> = {}) => ({
  connection: {},
  address,
  userAgent,
  arrival: { url: '/', referrer: '', host: 'site.example', ...arrival },
})
const days = () => visitorsByDay(payload, { from: '2027-01-01', to: '2027-12-31' })
const rows = (table: 'visit_salts' | 'visit_visitors') =>
  runSql<{ day: string }>`SELECT day::text FROM ${sql.raw(table)} ORDER BY day`

const payload = await site()
beforeAll(async () => {
  const { timezone } = await payload.findGlobal({ slug: 'calendar-settings', overrideAccess: true })
  expect(timezone).toBe(ZONE)
})
beforeEach(() => runSql`TRUNCATE visit_salts, visit_visitors, visit_days, visit_sources`)

describe('visitors', () => {
  it('are counted once, through several servers at once', async () => {
    const clock = { now: NOON }
    const servers = [counter(clock), counter(clock), counter(clock)]
    for (const server of servers)
      for (let host = 0; host < 30; host++) server.record(visit(`192.0.2.${host}`))
    await Promise.all(servers.map((server) => server.flush()))
    expect(await days()).toEqual([{ date: '2027-01-15', visitors: 30 }])
    expect(await rows('visit_salts')).toHaveLength(1)
  })

  it('are not counted again after a restart, nor robots at all', async () => {
    const clock = { now: NOON }
    const before = counter(clock)
    before.record(visit('192.0.2.1'))
    before.record(
      visit('192.0.2.2', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
    )
    await before.flush()
    const after = counter(clock)
    after.record(visit('192.0.2.1'))
    await after.flush()
    expect(await days()).toEqual([{ date: '2027-01-15', visitors: 1 }])
  })

  it('of a network with forged browsers are a few, also through a restart', async () => {
    for (let start = 0; start < 2; start++) {
      const server = counter({ now: NOON })
      for (let agent = 0; agent < 100; agent++)
        server.record(visit('192.0.2.1', `${FIREFOX} Fork/${start}.${agent}`))
      await server.flush()
    }
    expect(await days()).toEqual([{ date: '2027-01-15', visitors: 20 }])
  })

  it('leave neither address nor browser behind', async () => {
    const server = counter({ now: NOON })
    server.record(visit('203.0.113.77'))
    await server.flush()
    const stored = await runSql`SELECT * FROM visit_visitors`
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toMatch(/203\.0|Firefox/)
  })
})

describe('where visitors come from', () => {
  const sources = () =>
    runSql<{
      kind: string
      value: string
      visitors: number
    }>`SELECT kind, value, visitors FROM visit_sources ORDER BY kind, visitors DESC, value`

  it('is the first page and the campaign or the referring host, once a day, without a query', async () => {
    const server = counter({ now: NOON })
    const arrive = (host: number, arrival: Partial<Arrival>) =>
      server.record(visit(`192.0.2.${host}`, FIREFOX, arrival))
    arrive(1, {
      url: '/pricing?utm_source=newsletter&token=secret',
      referrer: 'https://mail.example/x?private=1',
    })
    arrive(1, { url: '/faq', referrer: 'https://other.example/' })
    arrive(2, { url: '/pricing#plans', referrer: 'https://News.example/article?id=7' })
    arrive(3, { url: '/', referrer: 'https://site.example/pricing' })
    arrive(4, { url: `//${'x'.repeat(300)}?utm_source=%00`, referrer: 'no address' })
    await server.flush()
    await closeVisitDays(payload, new Date('2027-01-18T11:00:00Z'))
    expect(await sources()).toEqual([
      { kind: 'page', value: '/pricing', visitors: 2 },
      { kind: 'page', value: '/', visitors: 1 },
      { kind: 'page', value: `//${'x'.repeat(98)}`, visitors: 1 },
      { kind: 'source', value: '', visitors: 2 },
      { kind: 'source', value: 'news.example', visitors: 1 },
      { kind: 'source', value: 'newsletter', visitors: 1 },
    ])
  })

  it('has a hundred names a day; others are counted together', async () => {
    const made = Array.from({ length: 130 }, (_, index) => ({
      visitor: String(index).padStart(22, 'v'),
      network: 'n'.repeat(22),
      page: '/',
      source: `forged-${index}`,
    }))
    await openVisitDay(payload, LATE)
    await keepVisitors(payload, '2027-01-15', made)
    await closeVisitDays(payload, new Date('2027-01-18T11:00:00Z'))
    const stored = await sources()
    expect(stored).toHaveLength(102)
    expect(stored.find(({ value }) => value === 'others')?.visitors).toBe(30)
  })
})

describe('midnight in the zone of the business', () => {
  it('makes two visitors of one who stays', async () => {
    const clock = { now: LATE }
    const server = counter(clock)
    server.record(visit('192.0.2.1'))
    await server.flush()
    clock.now = EARLY
    server.record(visit('192.0.2.1'))
    await server.flush()
    expect(await days()).toEqual([
      { date: '2027-01-15', visitors: 1 },
      { date: '2027-01-16', visitors: 1 },
    ])
    const stored = await runSql<{ visitor: string }>`SELECT visitor FROM visit_visitors`
    expect(new Set(stored.map(({ visitor }) => visitor)).size).toBe(2)
  })

  it.each([
    ['2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-31T23:00:00.000Z'],
  ])('ends a day on which clocks change: %s', async (date, midnight) => {
    const day = await openVisitDay(payload, new Date(`${date}T10:00:00Z`))
    expect([day.date, new Date(day.endsAt).toISOString()]).toEqual([date, midnight])
  })
})

describe('a day that is over', () => {
  it('keeps its number of visitors, and nothing that was made of them', async () => {
    const clock = { now: LATE }
    const server = counter(clock)
    for (let host = 0; host < 3; host++) server.record(visit(`192.0.2.${host}`))
    await server.flush()
    await closeVisitDays(payload, LATE)
    expect(await rows('visit_salts')).toEqual([{ day: '2027-01-15' }])

    clock.now = EARLY
    server.record(visit('192.0.2.1'))
    await server.flush()
    await Promise.all([closeVisitDays(payload, EARLY), closeVisitDays(payload, EARLY)])
    expect(await rows('visit_salts')).toEqual([{ day: '2027-01-16' }])
    expect(await rows('visit_visitors')).toEqual([{ day: '2027-01-16' }])
    expect(await days()).toEqual([
      { date: '2027-01-15', visitors: 3 },
      { date: '2027-01-16', visitors: 1 },
    ])
  })

  it('without a visitor counts as none, a day without a server not at all', async () => {
    await openVisitDay(payload, LATE)
    await closeVisitDays(payload, new Date('2027-01-18T11:00:00Z'))
    expect(await days()).toEqual([{ date: '2027-01-15', visitors: 0 }])
  })

  it('takes no visitors any more', async () => {
    const late = [{ visitor: 'v'.repeat(22), network: 'n'.repeat(22), page: '/', source: '' }]
    await openVisitDay(payload, LATE)
    expect(await keepVisitors(payload, '2027-01-15', late)).toBe(true)
    await closeVisitDays(payload, EARLY)
    expect(await keepVisitors(payload, '2027-01-15', late)).toBe(false)
    expect(await rows('visit_visitors')).toEqual([])
    expect(await days()).toEqual([{ date: '2027-01-15', visitors: 1 }])
  })
})
