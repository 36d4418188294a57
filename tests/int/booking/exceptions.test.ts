import { afterEach, describe, expect, it } from 'vitest'
import { type BookingAnswer, bookingBody, type Day, first, freeDays } from '../../support/booking'
import { bookingWithSecrets, manageToken } from '../../support/booking-mails'
import { call, signedIn, type Visitor } from '../../support/site'

interface DayAnswer extends Day {
  reason?: { code: string; message: string }
}

let days: Day[]

const owner = await signedIn('super_admin')
const editor = await signedIn('admin')
days = await freeDays(8)

const usual = {
  daysOff: [],
  specialHours: [],
  breakStart: null,
  breakEnd: null,
  minimumNoticeHours: 0,
  maxCallsPerDay: 0,
}

const change = (body: object, visitor: Visitor = owner) =>
  call<BookingAnswer>('POST', '/api/globals/calendar-settings', { body, visitor })

afterEach(async () => {
  expect((await change(usual)).status).toBe(200)
})

const availability = async (date: string) =>
  (await call<DayAnswer>('GET', `/api/availability?date=${date}`)).body
const create = (body: unknown) => call<BookingAnswer>('POST', '/api/create-booking', { body })
const codes = ({ body }: { body: BookingAnswer }) => body.errors?.map(({ code, field }) => [code, field])
const off = (from: string, more: object = {}) => ({ daysOff: [{ from, ...more }] })

describe('a day off', () => {
  it('names the booked calls it leaves out when asked to, and is saved when it is sent again without', async () => {
    const day = first(days, 6)
    await create(bookingBody(day.date, first(day.slots), { name: 'Grace Hopper' }))
    const ask = (body: object, visitor = owner) =>
      call<BookingAnswer>('POST', '/api/globals/calendar-settings?calls=name', { body, visitor })
    const named = await ask(off(day.date))
    expect([named.status, codes(named)]).toEqual([409, [['calls_left_out', undefined]]])
    expect(named.body.errors?.[0]?.message).toMatch(
      /^Booked calls are outside these hours: Grace Hopper, \w+, \d+ \w+ \d{4}, \d\d:\d\d\. They keep/,
    )
    expect((await availability(day.date)).slots).not.toEqual([])
    expect((await ask(off(day.date), editor)).status).toBe(403)
    expect((await ask({ breakStart: '03:00', breakEnd: '04:00' })).status).toBe(400)
    expect((await ask(off(first(days, 7).date))).status).toBe(200)
    expect((await change(off(day.date))).status).toBe(200)
    // It was left out before.
    expect((await ask({ ...off(day.date), minimumNoticeHours: 1 })).status).toBe(200)
  })

  it('has no times for visitors and says why; a booking made before stays, and can go elsewhere', async () => {
    const [day, other] = [first(days), first(days, 1)]
    const { body: made } = await create(bookingBody(day.date, first(day.slots)))
    expect((await change(off(day.date, { to: day.date, note: 'Works outing' }))).status).toBe(200)

    const closed = await availability(day.date)
    expect(closed.slots).toEqual([])
    expect(closed.reason).toEqual({
      code: 'closed',
      message: 'Closed on this day. Please choose another one.',
    })
    const refused = await create(bookingBody(day.date, first(day.slots, 1)))
    expect([refused.status, codes(refused)]).toEqual([400, [['invalid', 'preferredDate']]])

    const stored = await bookingWithSecrets(made.booking.id)
    expect(stored).toMatchObject({ status: 'pending', bookingDatetime: first(day.slots).start })
    const token = await manageToken(made.booking.id)
    const move = (date: string, time: string) =>
      call<BookingAnswer>('POST', '/api/bookings/manage', {
        body: { token, action: 'reschedule', preferredDate: date, preferredTime: time },
      })
    const within = await move(day.date, first(day.slots, 2).time)
    expect([within.status, codes(within)]).toEqual([400, [['invalid', 'preferredDate']]])
    expect((await move(other.date, first(other.slots).time)).status).toBe(200)
  })

  it('is open to the team by hand, when it says so', async () => {
    const day = first(days, 2)
    await change(off('2020-01-01', { to: '2020-12-30', everyYear: true }))
    await change({ ...off(day.date), specialHours: [] })
    const input = {
      name: 'Grace Hopper',
      email: 'grace@example.com',
      preferredDate: day.date,
      preferredTime: first(day.slots).time,
    }
    const book = (body: object) =>
      call<BookingAnswer>('POST', '/api/book-for-visitor', { body, visitor: owner })
    const refused = await book(input)
    expect([refused.status, codes(refused)]).toEqual([400, [['invalid', 'preferredDate']]])
    const made = await book({ ...input, outsideHours: true })
    expect(made.status).toBe(201)
    const move = (outsideHours: boolean) =>
      call<BookingAnswer>('POST', '/api/move-booking', {
        body: {
          id: made.body.booking.id,
          preferredDate: day.date,
          preferredTime: first(day.slots, 1).time,
          outsideHours,
        },
        visitor: owner,
      })
    expect((await move(false)).status).toBe(400)
    expect((await move(true)).status).toBe(200)
  })
})

describe('hours of one date', () => {
  it('are what visitors are offered on it', async () => {
    const { date } = first(days, 3)
    const hours = { date, start: '06:00', end: '08:00' }
    await change({ ...off(date), specialHours: [hours] })
    expect((await availability(date)).slots.map(({ time }) => time)).toEqual(['06:00', '07:00'])
  })
})

describe('a break and a notice', () => {
  it('take their times off the grid', async () => {
    const { date, slots } = first(days, 3)
    await change({ breakStart: '11:00', breakEnd: '13:00' })
    const { slots: left } = await availability(date)
    const gone = slots.filter(({ time }) => !left.some((slot) => slot.time === time))
    expect(gone.map(({ time }) => time)).toEqual(['11:00', '12:00'])
    const refused = await create(bookingBody(date, first(gone)))
    expect([refused.status, codes(refused)]).toEqual([400, [['not_a_slot', 'preferredTime']]])

    await change({ minimumNoticeHours: 720, breakStart: null, breakEnd: null })
    expect(await availability(date)).toMatchObject({ slots: [], reason: { code: 'too_soon' } })
    const sooner = await create(bookingBody(date, first(slots)))
    expect(sooner.status).toBe(400)
    expect(sooner.body.errors?.[0]?.message).toMatch(/too soon/)
  })
})

describe('at most so many calls a day', () => {
  it('hold for everyone who wants one at once', async () => {
    const { date, slots } = first(days, 4)
    await change({ maxCallsPerDay: 2 })
    const answers = await Promise.all(slots.map((slot) => create(bookingBody(date, slot))))
    const made = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 409)
    expect([made.length, refused.length]).toEqual([2, slots.length - 2])
    for (const answer of refused) {
      expect(codes(answer)).toEqual([['slot_taken', 'preferredDate']])
      expect(answer.body.slots).toEqual([])
    }
    expect(await availability(date)).toMatchObject({ slots: [], reason: { code: 'full' } })
    // A visitor with one of the two may move it within the day.
    const moved = await call<BookingAnswer>('POST', '/api/move-booking', {
      body: {
        id: first(made).body.booking.id,
        preferredDate: date,
        preferredTime: slots.find(({ start }) =>
          made.every(({ body }) => body.booking.bookingDatetime !== start),
        )?.time,
      },
      visitor: owner,
    })
    expect(moved.status).toBe(200)
  })
})

describe('who reads and changes them', () => {
  it('are super admins; visitors read what their calendar needs, without the notes', async () => {
    const days = off('2030-05-01', { note: 'Private' })
    const hours = { specialHours: [{ date: '2030-05-02', start: '09:00', end: '10:00', note: 'Private' }] }
    for (const visitor of [undefined, editor]) {
      const { status } = await call('POST', '/api/globals/calendar-settings', {
        body: days,
        ...(visitor ? { visitor } : {}),
      })
      expect(status).toBe(403)
    }
    expect((await change({ ...days, ...hours })).status).toBe(200)
    const { body } = await call<Record<string, unknown>>('GET', '/api/globals/calendar-settings?depth=0')
    expect(body).toMatchObject({
      daysOff: [{ from: '2030-05-01', everyYear: false }],
      specialHours: [{ date: '2030-05-02', start: '09:00', end: '10:00' }],
    })
    expect(JSON.stringify(body)).not.toContain('Private')
  })

  it.each([
    [{ daysOff: [{ from: 'tomorrow' }] }, /daysOff\.0\.from/],
    [{ daysOff: [{ from: '2030-05-02', to: '2030-05-01' }] }, /daysOff\.0\.to/],
    [{ specialHours: [{ date: '2030-05-02', start: '10:00', end: '09:00' }] }, /specialHours\.0\.end/],
    [{ specialHours: [{ date: '2030-05-02', start: '9', end: '10:00' }] }, /specialHours\.0\.start/],
    [
      {
        specialHours: [
          { date: '2030-05-02', start: '09:00', end: '11:00' },
          { date: '2030-05-02', start: '10:00', end: '12:00' },
        ],
      },
      /specialHours/,
    ],
    [{ breakStart: '12:00' }, /breakEnd/],
    [{ breakStart: '12:00', breakEnd: '20:00' }, /breakEnd/],
    [{ minimumNoticeHours: -1 }, /minimumNoticeHours/],
    [{ maxCallsPerDay: 1.5 }, /maxCallsPerDay/],
  ])('must write %j otherwise', async (body, field) => {
    const answer = await change(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map((error) => error.field).join()).toMatch(field)
  })
})
