import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, first, freeDays } from '../../support/booking'
import { call, signedIn, site } from '../../support/site'

type Who = 'signed out' | 'user' | 'admin'
const refused: [Who, number][] = [
  ['signed out', 401],
  ['user', 403],
  ['admin', 403],
]

const requests: [method: string, path: string, body?: () => object][] = [
  ['POST', '/api/book-for-visitor', () => ({})],
  ['POST', '/api/move-booking', () => ({ id, preferredDate: '2030-01-07', preferredTime: '10:00' })],
  ['POST', '/api/cancel-bookings', () => ({ ids: [id] })],
  ['GET', '/api/bookings-export?view=all'],
  ['POST', '/api/bookings-feed', () => ({ action: 'create' })],
  ['POST', '/api/bookings-feed', () => ({ action: 'revoke' })],
]

const state = async () => ({
  bookings: await query(await site(), sql`SELECT id, status, booking_datetime FROM bookings`),
  feed: await query(await site(), sql`SELECT key_hash FROM booking_feed`),
})

const visitors = { 'signed out': {}, user: await signedIn('user'), admin: await signedIn('admin') }
const owner = await signedIn('super_admin')
const { date, slots } = first(await freeDays(1))
const { body } = await createBooking(date, first(slots))
const id = body.booking.id
await call('POST', '/api/bookings-feed', { visitor: owner, body: { action: 'create' } })

describe.each(refused)('%s', (who, status) => {
  it.each(requests)('may not %s %s, and nothing changes', async (method, path, body) => {
    const before = await state()
    const answer = await call(method, path, { visitor: visitors[who], body: body?.() })
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toEqual([
      expect.objectContaining({ code: status === 401 ? 'unauthenticated' : 'forbidden' }),
    ])
    expect(await state()).toEqual(before)
  })

  it('is refused before the request is read', async () => {
    const visitor = visitors[who]
    // An admin has a feed of their own calls, so whose feed is meant must be read first.
    const isOpen = (path: string) => who === 'admin' && path === '/api/bookings-feed'
    for (const [method, path] of requests.filter(([verb, to]) => verb === 'POST' && !isOpen(to))) {
      expect((await call(method, path, { visitor, body: '{' })).status).toBe(status)
    }
  })
})

describe('a super admin', () => {
  it.each([
    ['/api/book-for-visitor', { name: 'A' }, 'email'],
    ['/api/book-for-visitor', { outsideHours: 'yes' }, 'outsideHours'],
    ['/api/book-for-visitor', { notifyVisitor: 1 }, 'notifyVisitor'],
    ['/api/book-for-visitor', { status: 'cancelled' }, 'status'],
    ['/api/book-for-visitor', { preferredTime: 9 }, 'preferredTime'],
    ['/api/book-for-visitor', { start: '2030-01-07 10:00' }, 'start'],
    ['/api/move-booking', { id: 'x' }, 'id'],
    ['/api/move-booking', { id: ['x'] }, 'id'],
    ['/api/move-booking', {}, 'id'],
    ['/api/cancel-bookings', {}, 'ids'],
    ['/api/cancel-bookings', { ids: [] }, 'ids'],
    ['/api/cancel-bookings', { ids: 'all' }, 'ids'],
    ['/api/cancel-bookings', { ids: [{ $ne: 1 }] }, 'ids.0'],
    ['/api/cancel-bookings', { ids: Array(201).fill('00000000-0000-4000-8000-000000000000') }, 'ids'],
    ['/api/bookings-feed', { action: 'show' }, 'action'],
    ['/api/bookings-feed', {}, 'action'],
  ])('gets the name of the wrong field of %s %j', async (path, body, field) => {
    const answer = await call('POST', path, { visitor: owner, body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map((error) => error.field)).toContain(field)
  })

  it.each(['view=none', 'from=2026-02-30', 'to=9999-12-31', 'from=tomorrow', `q=${'x'.repeat(101)}`])(
    'is refused an export of %s',
    async (filter) => {
      const answer = await call('GET', `/api/bookings-export?${filter}`, { visitor: owner })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual([expect.objectContaining({ field: filter.split('=')[0] })])
    },
  )

  it.each(['null', '[]', '"text"', '{', ''])('is refused the body %j', async (body) => {
    for (const [method, path] of requests.filter(([verb]) => verb === 'POST')) {
      expect((await call(method, path, { visitor: owner, body })).status).toBe(400)
    }
  })
})
