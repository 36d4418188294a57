import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { shownWeek } from '../../../src/admin/super-admin/bookings/shown-week'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import {
  BOOKINGS_A_PAGE,
  bookingDetails,
  bookingFigures,
  bookingWeek,
  deskBookings,
} from '../../../src/features/booking/desk/queries'
import { query, sql } from '../../../src/lib/db/query'
import { site } from '../../support/site'

/** The clock of this file: a Wednesday, in the week in which Berlin's clocks go back on Sunday. */
const now = new Date('2030-10-23T10:00:00Z')

interface Row {
  name: string
  start: string
  status: string
  email?: string
  company?: string
  phone?: string
}

const rows: Row[] = [
  { name: 'Ada Lovelace', start: '2030-10-22T08:00:00Z', status: 'completed', company: 'Analytical Engines' },
  { name: 'Bob 100%', start: '2030-10-22T10:00:00Z', status: 'confirmed', phone: '+49 (30) 12-34' },
  { name: 'Cleo', start: '2030-10-22T12:00:00Z', status: 'pending', email: 'cleo@xn--mller-kva.de' },
  { name: 'Dan', start: '2030-10-22T14:00:00Z', status: 'cancelled' },
  // 01:30 UTC on the Sunday is 02:30 for the second time.
  { name: 'Eve', start: '2030-10-27T01:30:00Z', status: 'confirmed', email: 'ADA@example.com' },
  // 22:30 UTC on the Sunday is 23:30 there; half an hour later it is Monday.
  { name: 'Fay', start: '2030-10-27T22:30:00Z', status: 'pending' },
  { name: 'Gus_under', start: '2030-10-28T23:00:00Z', status: 'confirmed' },
  { name: 'Hal', start: '2030-10-20T22:00:00Z', status: 'confirmed' },
]

async function insert({ name, start, status, ...more }: Row): Promise<void> {
  await query(
    await site(),
    sql`INSERT INTO bookings (name, email, company, phone, status, booking_datetime, ends_at, blocked_until, timezone, calendar_sequence)
        VALUES (${name}, ${more.email ?? `${name.slice(0, 3).toLowerCase()}@example.com`}, ${more.company ?? null},
                ${more.phone ?? null}, ${status}, ${start}::timestamptz, ${start}::timestamptz + interval '30 minutes',
                ${start}::timestamptz + interval '30 minutes', 'Europe/Berlin', 0)`,
  )
}

beforeAll(async () => {
  for (const row of rows) await insert(row)
})

const list = async (params: Record<string, string>) => deskBookings(await site(), readDeskQuery(params), now)
const names = async (params: Record<string, string>) =>
  (await list(params)).bookings.map(({ name }) => name.split(' ')[0])

describe('the sub-tabs', () => {
  it('hold what they say', async () => {
    expect(await names({})).toEqual(['Eve', 'Gus_under'])
    expect(await names({ view: 'pending' })).toEqual(['Fay'])
    expect(await names({ view: 'past' })).toEqual(['Dan', 'Cleo', 'Bob', 'Ada', 'Hal'])
    expect(await names({ view: 'outcome' })).toEqual(['Cleo', 'Bob', 'Hal'])
    expect((await list({ view: 'all' })).total).toBe(rows.length)
  })

  it('are narrowed to one status, and an unknown one counts as none', async () => {
    expect(await names({ view: 'all', status: 'completed' })).toEqual(['Ada'])
    expect(await names({ view: 'past', status: 'cancelled' })).toEqual(['Dan'])
    expect((await list({ view: 'all', status: 'lost' })).total).toBe(rows.length)
  })

  it('agree with the cards', async () => {
    expect(await bookingFigures(await site(), now)).toEqual({
      upcoming: 2,
      // Cleo's call is over: it needs an outcome.
      pending: 1,
      outcome: 3,
      handover: 0,
      completed: 1,
      total: rows.length,
    })
  })
})

describe('the search', () => {
  it('finds an international domain and a number as people write them', async () => {
    expect(await names({ view: 'all', q: 'Müller.de' })).toEqual(['Cleo'])
    expect(await names({ view: 'all', q: 'cleo@müller.de' })).toEqual(['Cleo'])
    expect(await names({ view: 'all', q: '030 1234' })).toEqual(['Bob'])
    expect(await names({ view: 'all', q: '\u202a+49\u00a0(0)30 1234\u202c' })).toEqual(['Bob'])
  })

  it.each([
    ['lovelace', ['Ada']],
    ['ANALYTICAL', ['Ada']],
    ['ada@', ['Ada', 'Eve']],
    ['100%', ['Bob']],
    ['%', ['Bob']],
    ['s_u', ['Gus_under']],
    ['a_a', []],
    ['49301234', ['Bob']],
    ['0049 30 12', ['Bob']],
    ["'; DROP TABLE bookings; --", []],
    ['\\', []],
  ])('for %j finds %j', async (q, found) => {
    expect((await names({ view: 'all', q, sort: 'name' })).sort()).toEqual(found)
  })

  it('goes with a sub-tab and with days, both of which count', async () => {
    expect(await names({ view: 'past', q: 'ada' })).toEqual(['Ada'])
    const week = { view: 'all', sort: 'when', from: '2030-10-21', to: '2030-10-27' }
    expect(await names(week)).toEqual(['Hal', 'Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'])
    expect(await names({ ...week, from: '2030-10-27' })).toEqual(['Eve', 'Fay'])
  })

  it('makes the best of an address that makes no sense', async () => {
    const odd = { view: 'none', sort: 'x; --', page: '-1', from: '2030-13-01', q: 'x'.repeat(200) }
    expect(readDeskQuery(odd)).toEqual({ view: 'upcoming', q: '', sort: 'when', page: 1 })
  })
})

describe('one booking', () => {
  it('comes with what else its address has booked', async () => {
    const payload = await site()
    const [ada] = (await list({ view: 'all', q: 'lovelace' })).bookings
    const details = await bookingDetails(await createLocalReq({}, payload), ada?.id ?? '')
    expect(details).toMatchObject({ name: 'Ada Lovelace', company: 'Analytical Engines', message: null })
    expect(details?.others.map(({ name }) => name)).toEqual(['Eve'])
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect(await bookingDetails(await createLocalReq({}, payload), id)).toBeUndefined()
  })
})

describe('the week', () => {
  it('runs from Monday to Sunday in the business zone, across the change of the clocks', async () => {
    const week = await bookingWeek(await site(), { now })
    expect([week.dates.length, week.dates[0], week.dates[6]]).toEqual([7, '2030-10-21', '2030-10-27'])
    expect([week.timezone, week.today]).toEqual(['Europe/Berlin', '2030-10-23'])
    const names = week.bookings.map(({ name }) => name.split(' ')[0])
    expect(names).toEqual(['Hal', 'Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'])
  })

  it.each([
    ['2030-10-27', '2030-10-21'],
    ['2030-10-28', '2030-10-28'],
    ['9999-12-31', '2030-10-21'],
    ['2030-02-30', '2030-10-21'],
  ])('of %s begins on %s', async (date, monday) => {
    expect((await bookingWeek(await site(), { date, now })).dates[0]).toBe(monday)
  })
})

describe('the week without an address', () => {
  it.each([
    ['a Friday', '2030-10-18T21:00:00Z', '2030-W42'],
    ['a Sunday without a call', '2030-10-20T10:00:00Z', '2030-W43'],
    ['a Saturday before a call on Sunday', '2030-10-26T10:00:00Z', '2030-W43'],
  ])('of %s is the one with what comes next', async (_, at, week) => {
    const req = await createLocalReq({}, await site())
    const shown = await shownWeek(req, {
      week: undefined,
      type: undefined,
      mayBook: false,
      now: new Date(at),
    })
    expect(shown.week).toBe(week)
  })

  it('is the one that was asked for, if any', async () => {
    const req = await createLocalReq({}, await site())
    const asked = { week: '2030-W42', type: undefined, mayBook: false, now: new Date('2030-10-20T10:00:00Z') }
    const { week, current } = await shownWeek(req, asked)
    expect([week, current]).toEqual(['2030-W42', '2030-W42'])
  })
})

describe('with 20,000 bookings', () => {
  beforeAll(async () => {
    const payload = await site()
    await query(
      payload,
      sql`INSERT INTO bookings (name, email, company, phone, status, booking_datetime, ends_at, blocked_until, timezone, calendar_sequence)
          SELECT 'Person ' || n, 'p' || n || '@example.com', 'Firm ' || n % 500, '+1555' || n,
                 (ARRAY['pending', 'confirmed', 'completed', 'cancelled'])[1 + n % 4]::enum_bookings_status,
                 start, start + interval '30 minutes', start + interval '30 minutes', 'Europe/Berlin', 0
          FROM generate_series(1, 20000) n, LATERAL (SELECT timestamptz '2031-01-01' + n * interval '1 hour' AS start) s`,
    )
    await query(payload, sql`ANALYZE bookings`)
  })

  it('pages without a gap or a repetition, and goes no further than the last', async () => {
    const payload = await site()
    const seen = new Set<string>()
    const wanted = readDeskQuery({ view: 'all', q: 'firm 7', sort: 'name' })
    const { total } = await deskBookings(payload, wanted, now)
    const pages = Math.ceil(total / BOOKINGS_A_PAGE)
    for (let page = 1; page <= pages; page++) {
      for (const { id } of (await deskBookings(payload, { ...wanted, page }, now)).bookings) seen.add(id)
    }
    expect(seen.size).toBe(total)
    expect((await deskBookings(payload, { ...wanted, page: 9999 }, now)).page).toBe(pages)
  })

  it('finds a page, a search and a week through indexes', async () => {
    const payload = await site()
    const plan = async (statement: ReturnType<typeof sql>) =>
      JSON.stringify(await query(payload, sql`EXPLAIN ${statement}`))
    const plans = [
      await plan(
        sql`SELECT id FROM bookings WHERE status = 'pending' ORDER BY booking_datetime, id LIMIT 25`,
      ),
      await plan(sql`SELECT id FROM bookings ORDER BY lower(name), id LIMIT 25`),
      await plan(sql`SELECT id FROM bookings WHERE search_text LIKE '%person 777%'`),
      await plan(sql`SELECT id FROM bookings WHERE lower(email) = 'p7@example.com'`),
    ]
    for (const text of plans) expect(text).not.toContain('Seq Scan')
    expect(plans[2]).toContain('bookings_search_idx')
  })
})
