import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { feedState } from '../../../src/features/booking/desk/feed'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, first, freeDays } from '../../support/booking'
import { call, signedIn, site } from '../../support/site'

const act = (action: string) =>
  call<{ address: string; since: string | null }>('POST', '/api/bookings-feed', {
    visitor: owner,
    body: { action },
  })
const pathOf = (address: string) => address.slice(new URL(address).origin.length)
const read = (path: string) => call<string>('GET', path)

const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    status: event.getFirstPropertyValue('status'),
    summary: event.getFirstPropertyValue('summary'),
    sequence: event.getFirstPropertyValue('sequence'),
    start: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
  }))

const owner = await signedIn('super_admin')
const day = first(await freeDays(1))
const { body } = await createBooking(day.date, first(day.slots), {
  message: 'Never in a calendar; BEGIN:VEVENT',
})
const bookingId = body.booking.id

describe('the calendar feed', () => {
  it('is not there before it is made, nor for a wrong key', async () => {
    const nowhere = await call('GET', `/api/bookings-feed?key=${'x'.repeat(43)}`)
    await act('create')
    for (const path of [
      '/api/bookings-feed',
      '/api/bookings-feed?key=',
      `/api/bookings-feed?key=${'x'.repeat(43)}`,
      '/api/bookings-feed?key=%00',
    ]) {
      const answer = await call('GET', path)
      expect([path.slice(0, 80), answer.status, answer.body]).toEqual([path.slice(0, 80), 404, nowhere.body])
    }
    // Too long to be looked at.
    expect((await call('GET', `/api/bookings-feed?key=${'x'.repeat(9000)}`)).status).toBe(400)
  })

  it('holds pending and confirmed calls under the names of their invites', async () => {
    const { status, body } = await act('create')
    expect(status).toBe(201)
    expect(body.address).toMatch(/^http:\/\/localhost:3000\/api\/bookings-feed\?key=[\w-]{43}$/)
    const path = pathOf(body.address)
    const feed = await read(path)
    expect(feed.status).toBe(200)
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(feed.headers.get('cache-control')).toBe('private, no-store')
    const event = {
      uid: `booking-${bookingId}@localhost`,
      status: 'TENTATIVE',
      summary: 'Pending: Ada Lovelace',
      sequence: 0,
      start: first(day.slots).start,
    }
    expect(events(feed.body)).toEqual([event])
    expect(feed.body).not.toContain('Never')

    const change = (to: string) =>
      call('PATCH', `/api/bookings/${bookingId}`, { visitor: owner, body: { status: to } })
    await change('confirmed')
    expect(events((await read(path)).body)).toEqual([
      { ...event, status: 'CONFIRMED', summary: 'Ada Lovelace', sequence: 1 },
    ])
    await change('cancelled')
    expect(events((await read(path)).body)).toEqual([])
  })

  it('has one address at a time, which can be ended, and keeps only the hash of its key', async () => {
    const payload = await site()
    const older = pathOf((await act('create')).body.address)
    const newer = pathOf((await act('create')).body.address)
    expect([(await read(older)).status, (await read(newer)).status]).toEqual([404, 200])
    expect((await feedState(payload, null)).since).toMatch(/Z$/)
    const kept = JSON.stringify([
      await query(payload, sql`SELECT * FROM booking_feed`),
      await query(payload, sql`SELECT * FROM security_audit_log`),
    ])
    expect(kept).not.toContain(newer.slice(-43))
    expect((await act('revoke')).body).toEqual({ since: null })
    expect((await act('revoke')).status).toBe(200)
    expect((await read(newer)).status).toBe(404)
    expect(await feedState(payload, null)).toEqual({ since: null })
    const entries = await query<{ action: string }>(
      payload,
      sql`SELECT action::text FROM security_audit_log WHERE table_name = 'booking_feed' ORDER BY sequence DESC LIMIT 2`,
    )
    expect(entries.map(({ action }) => action)).toEqual(['DELETE', 'INSERT'])
  })

  it('ends with the right of its maker', async () => {
    const maker = await signedIn('super_admin')
    // Signs in again, because switching off ends the session.
    const made = async () => {
      const { headers } = await call('POST', '/api/users/login', {
        body: { email: maker.email, password: maker.password },
      })
      const cookie = first(headers.getSetCookie()).split(';', 1)[0]
      const { body } = await call<{ address: string }>('POST', '/api/bookings-feed', {
        visitor: { ...maker, cookie },
        body: { action: 'create' },
      })
      return pathOf(body.address)
    }
    const switchTo = (active: boolean) =>
      call('POST', '/api/switch-account', { visitor: owner, body: { userId: maker.user.id, active } })
    const path = await made()
    expect((await read(path)).status).toBe(200)
    await switchTo(false)
    expect((await read(path)).status).toBe(404)
    expect(await feedState(await site(), null)).toEqual({ since: null })
    // Permanently: a person who knows the old address gets nothing when the right is given back.
    await switchTo(true)
    expect((await read(path)).status).toBe(404)
    const second = await made()
    const [role] = await query<{ id: string }>(
      await site(),
      sql`SELECT id FROM user_roles WHERE user_id = ${maker.user.id}`,
    )
    await call('DELETE', `/api/user-roles/${role?.id}`, { visitor: owner })
    expect((await read(second)).status).toBe(404)
    await call('POST', '/api/assign-user-role', {
      visitor: owner,
      body: { email: maker.email, role: 'super_admin' },
    })
    expect((await read(second)).status).toBe(404)
    // An account that is gone has no rights either.
    const third = await made()
    expect((await read(third)).status).toBe(200)
    await call('DELETE', `/api/users/${maker.user.id}`, { visitor: owner })
    expect((await read(third)).status).toBe(404)
  })

  it('gives one of many who make it at once the address that works', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => act('create')))
    const found = await Promise.all(answers.map(({ body }) => read(pathOf(body.address))))
    expect(found.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  })
})
