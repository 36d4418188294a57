import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { bookingDetails } from '../../../src/features/booking/desk/queries'
import { manageUrl } from '../../../src/features/booking/manage/token'
import { addCalendarDays, isoWeekday } from '../../../src/lib/time/calendar-date'
import { type BookingAnswer, type Day, first, freeDays } from '../../support/booking'
import { bookingWithSecrets, queuedMails } from '../../support/booking-mails'
import { call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const days = await freeDays(8)

const person = { name: 'Grace Hopper', email: 'grace@example.com', phone: '+1 555 555 0100' }
const stored = { ...person, phone: '+15555550100' }

type DeskAnswer = BookingAnswer & { updatedAt: string }
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call<DeskAnswer>('POST', path, { body, visitor: { ...owner, headers } })

const bookByHand = (body: object, headers?: Record<string, string>) =>
  post('/api/book-for-visitor', { ...person, ...body }, headers)

const codes = ({ body }: { body: DeskAnswer }) => body.errors?.map(({ code, field }) => [code, field])

async function booked(day: Day, index: number) {
  const slot = first(day.slots, index)
  const { body } = await bookByHand({ preferredDate: day.date, preferredTime: slot.time })
  return { ...(await bookingWithSecrets(body.booking.id)), slot }
}

/** The next Sunday that lies after the days of the other tests. */
function someSunday(): string {
  const after = addCalendarDays(first(days, 7).date, 7)
  return addCalendarDays(after, 7 - isoWeekday(after))
}

describe('booking for a visitor', () => {
  it('confirms the call at once, and mails both sides', async () => {
    const { date, slots } = first(days)
    const { status, body } = await bookByHand({ preferredDate: date, preferredTime: first(slots).time })
    expect(status).toBe(201)
    expect(body.booking).toMatchObject({ bookingDatetime: first(slots).start, status: 'confirmed' })
    expect(await queuedMails(body.booking.id)).toEqual(['confirmed team', 'confirmed visitor'])
    expect(await bookingWithSecrets(body.booking.id)).toMatchObject(stored)
  })

  it('leaves it pending, and the visitor untold, when that is wished', async () => {
    const { date, slots } = first(days)
    const { body } = await bookByHand({
      preferredDate: date,
      preferredTime: first(slots, 1).time,
      status: 'pending',
      notifyVisitor: false,
    })
    expect(body.booking.status).toBe('pending')
    expect(await queuedMails(body.booking.id)).toEqual(['received team'])
  })

  it('answers a taken time with 409 and what is still free', async () => {
    const { date, slots } = first(days)
    const answer = await bookByHand({ preferredDate: date, preferredTime: first(slots).time })
    expect(answer.status).toBe(409)
    expect(codes(answer)).toEqual([['slot_taken', 'preferredTime']])
    expect(answer.body.slots?.map(({ start }) => start)).toEqual(slots.slice(2).map(({ start }) => start))
  })

  it('takes a time outside the offered ones only when that is said', async () => {
    const sunday = someSunday()
    const input = { preferredDate: sunday, preferredTime: '20:15' }
    expect(codes(await bookByHand(input))?.[0]?.[0]).toMatch(/invalid/)
    const answer = await bookByHand({ ...input, outsideHours: true })
    expect(answer.status).toBe(201)
    expect(await bookingWithSecrets(answer.body.booking.id)).toMatchObject(input)
  })

  it.each(['20:15', '19:30', '21:14'])('never overlaps another call, here at %s', async (preferredTime) => {
    const input = { preferredDate: someSunday(), preferredTime, outsideHours: true }
    const answer = await bookByHand(input)
    expect(answer.status).toBe(409)
    expect(codes(answer)).toEqual([['slot_taken', 'preferredTime']])
  })

  it.each([
    ['a time gone by', { preferredDate: '2020-01-06', preferredTime: '10:00' }, 'preferredTime'],
    ['a year far away', { preferredDate: '2099-01-05', preferredTime: '10:00' }, 'preferredDate'],
    ['a start of another time', { preferredTime: '10:00', start: '2027-01-04T12:00:00Z' }, 'start'],
    ['a start that is no full minute', { preferredTime: '10:00', start: '2027-01-04T09:00:30Z' }, 'start'],
  ])('refuses %s outside hours too', async (_, input, field) => {
    const answer = await bookByHand({ preferredDate: '2027-01-04', outsideHours: true, ...input })
    expect(answer.status).toBe(400)
    expect(codes(answer)?.map(([, name]) => name)).toEqual([field])
  })

  it('gives one of ten who book one free evening at once', async () => {
    const input = { preferredDate: someSunday(), preferredTime: '08:00', outsideHours: true }
    const answers = await Promise.all(Array.from({ length: 10 }, () => bookByHand(input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  it('gives repetitions under one key one booking', async () => {
    const { date, slots } = first(days, 1)
    const input = { preferredDate: date, preferredTime: first(slots).time }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bookByHand(input, { 'idempotency-key': 'by-hand' })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.booking?.id}`)).size).toBe(1)
    expect(first(answers).status).toBe(201)
  })
})

describe('moving a booking', () => {
  const moveTo = (id: string, day: Day, index: number, more: object = {}, headers?: Record<string, string>) =>
    post(
      '/api/move-booking',
      { id, preferredDate: day.date, preferredTime: first(day.slots, index).time, ...more },
      headers,
    )

  it('frees the old time, mails the visitor and leaves the mailed link working', async () => {
    const [from, to] = [first(days, 2), first(days, 3)]
    const before = await booked(from, 0)
    const answer = await moveTo(before.id, to, 0, {}, { 'if-match': `"${before.updatedAt}"` })
    expect(answer.status).toBe(200)
    expect(answer.body.booking).toMatchObject({
      bookingDatetime: first(to.slots).start,
      status: 'confirmed',
    })
    expect(await queuedMails(before.id)).toContain('rescheduled visitor')
    const after = await bookingWithSecrets(before.id)
    expect(after.manageTokenHash).toBe(before.manageTokenHash)
    expect(after.calendarSequence).toBe(1)
    expect(answer.body.updatedAt).toBe(after.updatedAt)
    const { body } = await call<Day>('GET', `/api/availability?date=${from.date}`)
    expect(body.slots.map(({ start }) => start)).toContain(before.bookingDatetime)
  })

  it('leaves the link alone when the visitor gets no mail', async () => {
    const before = await booked(first(days, 2), 1)
    expect((await moveTo(before.id, first(days, 3), 1, { notifyVisitor: false })).status).toBe(200)
    expect(await queuedMails(before.id)).not.toContain('rescheduled visitor')
    expect(manageUrl((await bookingWithSecrets(before.id)).manageTokenSealed)).toBe(
      manageUrl(before.manageTokenSealed),
    )
  })

  it('returns the changes to a caller with an older version', async () => {
    const before = await booked(first(days, 2), 2)
    const seen = { 'if-match': `"${before.updatedAt}"` }
    expect((await moveTo(before.id, first(days, 3), 2, {}, seen)).status).toBe(200)
    const late = await moveTo(before.id, first(days, 3), 3, {}, seen)
    expect(late.status).toBe(412)
    expect(codes(late)).toEqual([['stale', undefined]])
    expect((await bookingWithSecrets(before.id)).bookingDatetime).toBe(first(first(days, 3).slots, 2).start)
    for (const tag of ['', 'x', `W/"${before.updatedAt}"`]) {
      const malformed = await moveTo(before.id, first(days, 3), 3, {}, { 'if-match': tag })
      expect([malformed.status, codes(malformed)]).toEqual([400, [['invalid', 'If-Match']]])
    }
    expect((await bookingWithSecrets(before.id)).bookingDatetime).toBe(first(first(days, 3).slots, 2).start)
  })

  it('lets one of two win who saw the same version', async () => {
    const before = await booked(first(days, 2), 3)
    const seen = { 'if-match': `"${before.updatedAt}"` }
    const both = await Promise.all([4, 5].map((index) => moveTo(before.id, first(days, 3), index, {}, seen)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('gives a time to one of two bookings that move there at once', async () => {
    const day = first(days, 4)
    const [one, other] = [await booked(day, 0), await booked(day, 1)]
    const both = await Promise.all([one, other].map(({ id }) => moveTo(id, day, 4)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.slots?.length).toBeGreaterThan(0)
  })

  it('moves a call within its own time', async () => {
    const before = await booked(first(days, 5), 2)
    const [hour, minute] = first(first(days, 5).slots, 2).time.split(':')
    const preferredTime = `${hour}:${Number(minute) + 20}`
    const answer = await moveTo(before.id, first(days, 5), 2, { preferredTime, outsideHours: true })
    expect(answer.status).toBe(200)
  })

  it('says which bookings it cannot move', async () => {
    const before = await booked(first(days, 5), 5)
    await post('/api/cancel-bookings', { ids: [before.id] })
    expect(codes(await moveTo(before.id, first(days, 5), 6))).toEqual([['conflict', 'id']])
    const none = await moveTo('00000000-0000-4000-8000-000000000000', first(days, 5), 6)
    expect([none.status, codes(none)]).toEqual([404, [['not_found', 'id']]])
  })

  it('minds the clocks: no time that is skipped, and the wished one of two equal ones', async () => {
    const { id } = await booked(first(days, 6), 0)
    const year = Number(first(days, 6).date.slice(0, 4)) + 1
    const lastSunday = (month: string, last: number) => {
      const date = `${year}-${month}-${last}`
      return addCalendarDays(date, -(isoWeekday(date) % 7))
    }
    const [spring, autumn] = [lastSunday('03', 31), lastSunday('10', 31)]
    const move = (preferredDate: string, preferredTime: string, start?: string) =>
      post('/api/move-booking', { id, preferredDate, preferredTime, start, outsideHours: true })
    expect(codes(await move(spring, '02:30'))).toEqual([['not_a_slot', 'preferredTime']])
    expect((await move(spring, '01:30')).body.booking.bookingDatetime).toBe(`${spring}T00:30:00.000Z`)
    // An hour of elapsed time across the gap.
    expect(await bookingWithSecrets(id)).toMatchObject({ endsAt: `${spring}T01:30:00.000Z` })
    expect((await move(autumn, '02:30')).body.booking.bookingDatetime).toBe(`${autumn}T00:30:00.000Z`)
    const second = await move(autumn, '02:30', `${autumn}T01:30:00Z`)
    expect(second.body.booking.bookingDatetime).toBe(`${autumn}T01:30:00.000Z`)
    expect(await bookingDetails(await createLocalReq({}, await site()), id)).toMatchObject({
      preferredTime: '02:30',
      preferredDate: autumn,
    })
  })
})

describe('deleting a booking', () => {
  const remove = (id: string, headers: Record<string, string> = {}) =>
    call<DeskAnswer>('DELETE', `/api/bookings/${id}`, { visitor: { ...owner, headers } })

  it('is refused to a caller with an older version', async () => {
    const before = await booked(first(days, 6), 3)
    await call('PATCH', `/api/bookings/${before.id}`, { visitor: owner, body: { status: 'pending' } })
    const late = await remove(before.id, { 'if-match': `"${before.updatedAt}"` })
    expect(late.status).toBe(412)
    expect(codes(late)).toEqual([['stale', undefined]])
    const malformed = await remove(before.id, { 'if-match': before.updatedAt })
    expect([malformed.status, codes(malformed)]).toEqual([400, [['invalid', 'If-Match']]])
    const { updatedAt } = await bookingWithSecrets(before.id)
    expect((await remove(before.id, { 'if-match': `"${updatedAt}"` })).status).toBe(200)
    expect(await bookingDetails(await createLocalReq({}, await site()), before.id)).toBeUndefined()
    // Twice is no stale write: it is gone.
    expect((await remove(before.id, { 'if-match': `"${updatedAt}"` })).status).toBe(404)
  })

  it('needs no version from programs that name none', async () => {
    const { id } = await booked(first(days, 6), 4)
    expect((await remove(id)).status).toBe(200)
  })
})

describe('cancelling many', () => {
  it('leaves alone what was changed since it was seen', async () => {
    const [one, other] = [await booked(first(days, 7), 3), await booked(first(days, 7), 4)]
    await call('PATCH', `/api/bookings/${one.id}`, { visitor: owner, body: { phone: '+49 30 1234567' } })
    const body = {
      ids: [one.id, other.id],
      seen: { [one.id.toUpperCase()]: one.updatedAt, [other.id]: other.updatedAt },
    }
    const answer = await call<{ results: object[] }>('POST', '/api/cancel-bookings', { visitor: owner, body })
    expect(answer.body.results).toEqual([
      { id: one.id, result: 'stale' },
      { id: other.id, result: 'cancelled' },
    ])
    expect((await bookingWithSecrets(one.id)).status).toBe('confirmed')
  })

  it.each([
    ['no list', 'x'],
    ['no id', { x: '2027-01-04T09:00:00.000Z' }],
    ['no instant', { '00000000-0000-4000-8000-000000000000': 'yesterday' }],
  ])('refuses versions that are none: %s', async (_, seen) => {
    const ids = ['00000000-0000-4000-8000-000000000000']
    const { status, body } = await post('/api/cancel-bookings', { ids, seen })
    expect([status, body.errors?.[0]?.field]).toEqual([400, expect.stringMatching(/^seen/)])
  })

  it('answers for each, mails the visitors once, and frees the times', async () => {
    const day = first(days, 7)
    const [one, other, done] = [await booked(day, 0), await booked(day, 1), await booked(day, 2)]
    await call('PATCH', `/api/bookings/${done.id}`, { visitor: owner, body: { status: 'completed' } })
    const missing = '00000000-0000-4000-8000-000000000000'
    const ids = [one.id, other.id.toUpperCase(), one.id, done.id, missing]
    const cancel = () =>
      call<{ results: { id: string; result: string }[] }>('POST', '/api/cancel-bookings', {
        visitor: owner,
        body: { ids },
      })
    const both = await Promise.all([cancel(), cancel()])
    const results = both.map(({ body }) => new Map(body.results.map(({ id, result }) => [id, result])))
    for (const { id } of [one, other])
      expect(results.map((result) => result.get(id)).sort()).toEqual(['already_cancelled', 'cancelled'])
    expect(results.map((result) => [result.get(done.id), result.get(missing)])).toEqual([
      ['completed', 'not_found'],
      ['completed', 'not_found'],
    ])
    for (const { id } of [one, other])
      expect((await queuedMails(id)).filter((mail) => mail === 'cancelled visitor')).toHaveLength(1)
    const { body } = await call<Day>('GET', `/api/availability?date=${day.date}`)
    expect(body.slots.map(({ start }) => start)).toEqual(
      expect.arrayContaining([one.bookingDatetime, other.bookingDatetime]),
    )
  })
})
