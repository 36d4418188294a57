import { randomBytes } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { dashboardOf } from '../../../src/features/dashboard/queries'
import { query, sql } from '../../../src/lib/db/query'
import {
  type BookingAnswer,
  createBooking,
  type Day,
  first,
  freeDays,
  setCalendar,
} from '../../support/booking'
import { call, signedIn, site, type Visitor } from '../../support/site'

let next = 0

const days = await freeDays(5)
const client = await signedIn('user')
const admin = await signedIn('admin')
const owner = await signedIn('super_admin')

const details = { company: 'Engines', phone: '+49 30 555', message: 'A secret process' }
const stored = { ...details, phone: '+4930555' }

/** Books a time that no other test of this file takes. */
async function booked(email: string): Promise<{ id: string; day: Day }> {
  const day = first(days, next % 4)
  const slot = first(day.slots, Math.floor(next++ / 4))
  const { body } = await createBooking(day.date, slot, { email, ...details })
  return { id: body.booking.id, day }
}

const manage = (visitor: Visitor, body: unknown) =>
  call<BookingAnswer>('POST', '/api/my-bookings/manage', { visitor, body })
const statusOf = async (id: string) =>
  (await query<{ status: string }>(await site(), sql`SELECT status FROM bookings WHERE id = ${id}`))[0]
    ?.status

describe('POST /api/my-bookings/manage', () => {
  it('refuses signed-out callers and accounts with another address', async () => {
    const { id } = await booked(client.email)
    expect((await manage({}, { bookingId: id, action: 'cancel' })).status).toBe(401)
    for (const visitor of [await signedIn('user'), admin, owner]) {
      const { status, body } = await manage(visitor, { bookingId: id, action: 'cancel' })
      expect([status, body.errors?.[0]]).toMatchObject([404, { code: 'not_found', field: 'bookingId' }])
    }
    expect(await statusOf(id)).toBe('pending')
  })

  it('cancels once, however often it is asked, with the address typed in any case', async () => {
    const { id } = await booked(client.email.toUpperCase())
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => manage(client, { bookingId: id, action: 'cancel' })),
    )
    expect(answers.map(({ status, body }) => [status, body.booking.status])).toEqual(
      Array.from({ length: 3 }, () => [200, 'cancelled']),
    )
    const jobs = await query<{ event: string }>(
      await site(),
      sql`SELECT data->>'event' AS event FROM jobs.job WHERE name = 'booking-mail' AND data->>'bookingId' = ${id}
          AND data->>'event' = 'cancelled'`,
    )
    expect(jobs).toHaveLength(2)
    const target = first(first(days, 4).slots)
    const again = {
      bookingId: id,
      action: 'reschedule',
      preferredDate: first(days, 4).date,
      preferredTime: target.time,
    }
    expect((await manage(client, again)).status).toBe(410)
  })

  it('moves a call with a new mailed link that the answer does not contain, and reports a taken time', async () => {
    const [one, two] = [await booked(client.email), await booked(client.email)]
    const day = first(days, 4)
    const target = first(day.slots, 1)
    const input = { action: 'reschedule', preferredDate: day.date, preferredTime: target.time }
    const answers = await Promise.all([one, two].map(({ id }) => manage(client, { bookingId: id, ...input })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const moved = answers.find(({ status }) => status === 200)
    expect(moved?.body.booking.bookingDatetime).toBe(target.start)
    expect(moved?.body).not.toHaveProperty('token')
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.errors?.[0]?.code).toBe('slot_taken')
    expect(refused?.body.slots?.map(({ start }) => start)).not.toContain(target.start)
  })

  it.each([
    [null, undefined],
    [{ bookingId: 7, action: 'cancel' }, 'bookingId'],
    [{ bookingId: "1' or true", action: 'cancel' }, 'bookingId'],
    [{ bookingId: '00000000-0000-4000-8000-000000000000', action: 'view' }, 'action'],
    [{ bookingId: '00000000-0000-4000-8000-000000000000', action: 'reschedule' }, 'preferredDate'],
  ])('refuses %j', async (body, field) => {
    const { status, body: answer } = await manage(client, body)
    expect([status, answer.errors?.[0]?.field]).toEqual([400, field])
  })
})

describe('GET /api/bookings', () => {
  const list = async (visitor: Visitor, ask = '') =>
    call<{ docs?: Record<string, unknown>[] }>('GET', `/api/bookings?limit=100${ask}`, { visitor })
  const inner = ['manageTokenHash', 'manageTokenSealed', 'googleEventId']

  it('shows people their own calls, whole, and nothing inside of them', async () => {
    const person = await signedIn('user')
    expect((await list(person)).body.docs).toEqual([])
    const { id } = await booked(person.email.toUpperCase())
    await booked(`${randomBytes(4).toString('hex')}@example.com`)
    const { body } = await list(person, '&depth=3')
    expect(body.docs).toMatchObject([{ id, ...stored }])
    for (const field of inner) expect(body.docs?.[0]).not.toHaveProperty(field)
    for (const ask of [
      '&where[email][like]=example',
      '&where[or][0][id][exists]=true',
      '&where[name][exists]=true',
    ]) {
      const { body: found } = await list(person, ask)
      expect((found.docs ?? []).filter((doc) => doc.id !== id)).toEqual([])
    }
    const foreign = await booked('other@example.com')
    expect((await call('GET', `/api/bookings/${foreign.id}`, { visitor: person })).status).toBe(404)
    for (const method of ['PATCH', 'DELETE']) {
      const { status } = await call(method, `/api/bookings/${id}`, {
        visitor: person,
        body: method === 'PATCH' ? { status: 'confirmed' } : undefined,
      })
      expect(status).toBe(403)
    }
  })

  it('shows admins with whom and when, and no more', async () => {
    const { id } = await booked(client.email)
    const { body } = await call('GET', `/api/bookings/${id}`, { visitor: admin })
    expect(Object.keys(body).sort()).toEqual(
      [
        'id',
        'name',
        'bookingDatetime',
        'endsAt',
        'preferredDate',
        'preferredTime',
        'timezone',
        'status',
        'createdAt',
        'updatedAt',
      ].sort(),
    )
    const all = (await list(admin)).body.docs?.length
    for (const ask of [
      '&where[email][like]=example',
      '&where[phone][exists]=true',
      '&where[message][like]=secret',
      '&where[or][0][company][like]=Eng',
      '&select[email]=true&select[phone]=true&select[message]=true',
      '&sort=email',
      '&sort=-phone',
    ]) {
      const { status, body: found } = await list(admin, ask)
      if (ask.includes('where')) expect([ask, status === 200 ? found.docs : []]).toEqual([ask, []])
      expect(JSON.stringify(found)).not.toMatch(/secret process|\+49 ?30 ?555|Engines/)
      if (status === 200 && !ask.includes('where')) expect(found.docs).toHaveLength(all ?? -1)
    }
    expect(
      (await call('PATCH', `/api/bookings/${id}`, { visitor: admin, body: { status: 'confirmed' } })).status,
    ).toBe(403)
    expect(await statusOf(id)).toBe('pending')
  })

  it('shows super admins everything but the secrets', async () => {
    const { id } = await booked(client.email)
    const { body } = await call('GET', `/api/bookings/${id}`, { visitor: owner })
    expect(body).toMatchObject({ email: client.email, ...stored })
    for (const field of inner) expect(body).not.toHaveProperty(field)
  })
})

describe('the dashboard of a client', () => {
  it('has the own calls with what can be done, those to come first, and what is next', async () => {
    const person = await signedIn('user')
    const req = await createLocalReq({ user: { ...person.user, collection: 'users' } }, await site())
    expect(await dashboardOf(req)).toMatchObject({ bookings: [], next: { kind: 'first-call' } })
    const [one, two] = [await booked(person.email), await booked(person.email)]
    await manage(person, { bookingId: two.id, action: 'cancel' })
    const dashboard = await dashboardOf(req)
    expect(dashboard?.bookings.map(({ id, changeable }) => [id, changeable])).toEqual([
      [one.id, true],
      [two.id, false],
    ])
    expect(dashboard?.next).toMatchObject({
      kind: 'call-requested',
      at: dashboard?.bookings[0]?.bookingDatetime,
    })
    expect(JSON.stringify(dashboard?.bookings)).not.toMatch(/token|sealed/i)

    const setNotice = async (minimumChangeNoticeHours: number) => setCalendar({ minimumChangeNoticeHours })
    await setNotice(720)
    const late = await dashboardOf(req)
    expect(late?.bookings.map(({ changeable, open }) => [changeable, open])).toEqual([
      [false, true],
      [false, false],
    ])
    expect((await manage(person, { bookingId: one.id, action: 'cancel' })).status).toBe(410)
    await setNotice(0)
  })

  it('of the team has no next step of a client', async () => {
    const req = await createLocalReq({ user: { ...admin.user, collection: 'users' } }, await site())
    expect(await dashboardOf(req)).toMatchObject({ next: null, bookings: [] })
  })
})
