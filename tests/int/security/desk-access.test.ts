import { beforeAll, describe, expect, it } from 'vitest'
import { bookingBody, first, freeDays } from '../../support/booking'
import { call, signedIn, site, type Visitor } from '../../support/site'

type Who = 'signed out' | 'user' | 'admin' | 'super admin'
const everyone: Who[] = ['signed out', 'user', 'admin', 'super admin']

let visitors: Record<Who, Visitor>
let bookingId: string
let otherUserId: string

beforeAll(async () => {
  visitors = {
    'signed out': {},
    user: await signedIn('user'),
    admin: await signedIn('admin'),
    'super admin': await signedIn('super_admin'),
  }
  const { date, slots } = first(await freeDays(1))
  const { body } = await call<{ booking: { id: string } }>('POST', '/api/create-booking', {
    body: bookingBody(date, first(slots), { email: 'ada@example.com' }),
  })
  bookingId = body.booking.id
  otherUserId = (await signedIn('user')).user.id
  await (await site()).updateGlobal({
    slug: 'calendar-settings',
    data: { adminEmail: 'desk@example.com' },
    overrideAccess: true,
  })
})

const allowed = (status: number) => status < 300
const only =
  (...permitted: Who[]) =>
  (who: Who) =>
    permitted.includes(who)

describe.each(everyone)('%s', (who) => {
  const may = only('super admin')(who)
  const verb = may ? 'may' : 'may not'

  it(`${verb} list bookings whole, with any query`, async () => {
    for (const query of [
      '',
      '?depth=3',
      '?where[email][like]=ada',
      '?select[email]=true',
      '?limit=0&pagination=false',
    ]) {
      const { status, body } = await call<{ docs?: unknown[] }>('GET', `/api/bookings${query}`, {
        visitor: visitors[who],
      })
      // Clients list their own, admins the times: tests/int/booking/own-bookings.test.ts.
      const sees = who === 'admin' && !query.includes('where') ? 1 : may ? 1 : 0
      expect([query, body.docs?.length ?? 0]).toEqual([query, sees])
      if (who === 'signed out') expect(status).toBe(403)
      if (!may) expect(JSON.stringify(body)).not.toContain('ada@example.com')
    }
  })

  it(`${verb} change or create a booking over the collection`, async () => {
    const visitor = visitors[who]
    const reads = may || who === 'admin'
    expect(allowed((await call('GET', `/api/bookings/${bookingId}`, { visitor })).status)).toBe(reads)
    const change = { body: { company: 'Changed' }, visitor }
    expect(allowed((await call('PATCH', `/api/bookings/${bookingId}`, change)).status)).toBe(may)
    if (may) return
    const create = {
      body: { name: 'A', email: 'a@example.com', bookingDatetime: '2030-01-07T09:00:00Z' },
      visitor,
    }
    expect(allowed((await call('POST', '/api/bookings', create)).status)).toBe(false)
    expect(allowed((await call('DELETE', `/api/bookings/${bookingId}`, { visitor })).status)).toBe(false)
  })

  it('reads of the calendar settings what the booking page needs, and no secret', async () => {
    const { status, body } = await call('GET', '/api/globals/calendar-settings', { visitor: visitors[who] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      timezone: 'Europe/Berlin',
      workingDays: [1, 2, 3, 4, 5],
      bookingDurationMinutes: 60,
    })
    for (const secret of ['googleAccessToken', 'googleRefreshToken']) expect(body).not.toHaveProperty(secret)
    expect('adminEmail' in body).toBe(who === 'admin' || who === 'super admin')
  })

  it(`${verb} change the calendar settings`, async () => {
    const { status } = await call('POST', '/api/globals/calendar-settings', {
      body: { maxDaysAdvance: 30 },
      visitor: visitors[who],
    })
    expect(allowed(status)).toBe(may)
  })

  it('sees of other accounts no more than is its business', async () => {
    const { status, body } = await call('GET', `/api/users/${otherUserId}`, { visitor: visitors[who] })
    expect(allowed(status)).toBe(who === 'admin' || who === 'super admin')
    expect('email' in body).toBe(who === 'super admin')
    for (const secret of ['hash', 'salt', 'resetPasswordToken']) expect(body).not.toHaveProperty(secret)
    expect(body.sessions ?? []).toEqual([])
  })

  it(`${verb} give roles over the collection`, async () => {
    const { status } = await call('POST', '/api/user-roles', {
      body: { user: otherUserId, role: 'admin' },
      visitor: visitors[who],
    })
    expect(allowed(status)).toBe(may)
  })
})

it('the limit counts by the socket, so a rotated header resets nothing', async () => {
  const answers = []
  for (let index = 0; index < 103; index++) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` }
    answers.push(
      (await call('GET', '/api/globals/site-settings', { visitor: { address: '192.0.2.7', headers } }))
        .status,
    )
  }
  expect(answers.slice(0, 100).every((status) => status === 200)).toBe(true)
  expect(answers.slice(100)).toEqual([429, 429, 429])
})
