import { describe, expect, it } from 'vitest'
import { call, signedIn } from '../../support/site'

type Who = 'signed out' | 'user' | 'admin'
const refused: [Who, number][] = [
  ['signed out', 401],
  ['user', 403],
  ['admin', 403],
]

const paths = ['/api/book-for-visitor', '/api/move-booking', '/api/cancel-bookings', '/api/bookings-feed']

const visitors = { 'signed out': {}, user: await signedIn('user'), admin: await signedIn('admin') }
const owner = await signedIn('super_admin')

describe.each(refused)('%s', (who, status) => {
  it('is refused before the request is read', async () => {
    const visitor = visitors[who]
    // An admin has a feed of their own calls, so whose feed is meant must be read first.
    const isOpen = (path: string) => who === 'admin' && path === '/api/bookings-feed'
    for (const path of paths.filter((to) => !isOpen(to)))
      expect((await call('POST', path, { visitor, body: '{' })).status).toBe(status)
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
    for (const path of paths) expect((await call('POST', path, { visitor: owner, body })).status).toBe(400)
  })
})
