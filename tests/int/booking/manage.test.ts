import { afterAll, describe, expect, it } from 'vitest'
import {
  type BookingAnswer,
  createBooking,
  type Day,
  first,
  freeDays,
  setCalendar,
} from '../../support/booking'
import { manageToken, queuedMails, sendWaitingMails, sentMails } from '../../support/booking-mails'
import { call, signedIn } from '../../support/site'

const manage = (body: unknown) => call<BookingAnswer>('POST', '/api/bookings/manage', { body })

const move = (token: string | undefined, { date }: Day, { time }: Day['slots'][number]) =>
  manage({ token, action: 'reschedule', preferredDate: date, preferredTime: time })

async function booked(day: Day, index: number): Promise<{ id: string; token: string }> {
  const { body } = await createBooking(day.date, first(day.slots, index))
  const { id } = body.booking
  return { id, token: await manageToken(id) }
}

const days = await freeDays(3)
const owner = await signedIn('super_admin')

const read = async (id: string) =>
  (await call<Record<string, unknown>>('GET', `/api/bookings/${id}`, { visitor: owner })).body
const patch = (id: string, body: unknown) =>
  call<BookingAnswer & { doc: { status: string; calendarSequence: number } }>(
    'PATCH',
    `/api/bookings/${id}`,
    { body, visitor: owner },
  )

describe('the mailed link', () => {
  it('shows, moves with a new token, and cancels', async () => {
    const [from, to] = [first(days), first(days, 1)]
    const { token } = await booked(from, 0)
    expect((await manage({ token, action: 'view' })).body.booking).toMatchObject({ status: 'pending' })

    const target = first(to.slots, 3)
    const moved = await move(token, to, target)
    expect(moved.status).toBe(200)
    expect(moved.body.booking.bookingDatetime).toBe(target.start)
    expect((await manage({ token, action: 'view' })).status).toBe(404)
    const { body: old } = await call<Day>('GET', `/api/availability?date=${from.date}`)
    expect(old.slots.map(({ start }) => start)).toContain(first(from.slots).start)

    const next = moved.body.token
    expect((await manage({ token: next, action: 'cancel' })).body.booking.status).toBe('cancelled')
    expect((await manage({ token: next, action: 'cancel' })).status).toBe(200)
    const again = await move(next, to, target)
    expect(again.status).toBe(410)
  })

  it('is cancelled once by two at once, and no confirmation follows the cancellation', async () => {
    const { id, token } = await booked(first(days), 0)
    const both = await Promise.all([1, 2].map(() => manage({ token, action: 'cancel' })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const queued = await queuedMails(id)
    expect(queued.filter((mail) => mail.startsWith('cancelled'))).toEqual([
      'cancelled team',
      'cancelled visitor',
    ])
    expect(queued).toContain('received visitor')
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(['cancelled team', 'cancelled visitor', 'received team'])
  })

  it('moves a call by less than its own length', async () => {
    const day = first(days)
    const { id, token } = await booked(day, 1)
    await setCalendar({ workingHoursStart: '09:30' })
    const { status } = await manage({
      token,
      action: 'reschedule',
      preferredDate: day.date,
      preferredTime: '10:30',
    })
    await setCalendar({ workingHoursStart: '09:00' })
    expect(status).toBe(200)
    expect(await read(id)).toMatchObject({ calendarSequence: 1 })
  })

  it('gives a time to one of ten who move to it at once', async () => {
    const day = first(days, 2)
    const tokens = []
    for (let index = 0; index < 5; index++) tokens.push((await booked(day, index)).token)
    const target = first(day.slots, 7)
    const answers = await Promise.all(tokens.map((token) => move(token, day, target)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.slots?.length).toBeGreaterThan(0)
  })

  it.each([
    ['an unknown token', { token: 'x'.repeat(43), action: 'view' }, 404],
    ['no token', { action: 'view' }, 400],
    ['an unknown action', { token: 'x'.repeat(43), action: 'delete' }, 400],
  ])('refuses %s', async (_, body, status) => {
    expect((await manage(body)).status).toBe(status)
  })
})

describe('a visitor who wants to change a call late', () => {
  const setNotice = async (minimumChangeNoticeHours: number) => setCalendar({ minimumChangeNoticeHours })
  afterAll(() => setNotice(0))

  it('can until some hours before it, and sees until when', async () => {
    const day = first(days, 2)
    const { token } = await booked(day, 5)
    const start = Date.parse(first(day.slots, 5).start)
    const hoursLeft = (start - Date.now()) / 3_600_000
    await setNotice(Math.ceil(hoursLeft))
    const { body } = await manage({ token, action: 'view' })
    expect(Date.parse(body.booking.changeUntil)).toBe(start - Math.ceil(hoursLeft) * 3_600_000)
    const target = { preferredDate: first(days).date, preferredTime: first(first(days).slots, 6).time }
    for (const action of [{ action: 'cancel' }, { action: 'reschedule', ...target }]) {
      const refused = await manage({ token, ...action })
      expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([410, 'gone'])
      expect(refused.body.errors?.[0]?.message).toContain(`until ${Math.ceil(hoursLeft)} hours before`)
    }
    expect((await manage({ token, action: 'view' })).body.booking.status).toBe('pending')
    await setNotice(Math.floor(hoursLeft))
    expect((await manage({ token, action: 'cancel' })).body.booking.status).toBe('cancelled')
  })
})

describe('a reason for a cancellation', () => {
  it('of the visitor is stored for the team, and goes when the call takes place again', async () => {
    const { id, token } = await booked(first(days, 2), 6)
    const tooLong = await manage({ token, action: 'cancel', reason: 'x'.repeat(501) })
    expect([tooLong.status, tooLong.body.errors?.[0]?.field]).toEqual([400, 'reason'])
    const sent = { reason: ' We have no budget. ', teamCancelReason: 'Pay here: evil.example' }
    const { body } = await manage({ token, action: 'cancel', ...sent })
    expect(JSON.stringify(body)).not.toContain('budget')
    expect(await read(id)).toMatchObject({
      visitorCancelReason: 'We have no budget.',
      teamCancelReason: null,
    })
    await patch(id, { status: 'confirmed' })
    expect(await read(id)).toMatchObject({ visitorCancelReason: null, teamCancelReason: null })
  })
})

describe('a super admin', () => {
  it('cannot bring back a booking whose time was taken meanwhile', async () => {
    const day = first(await freeDays(1))
    const { id } = await booked(day, 0)
    expect((await patch(id, { status: 'cancelled' })).body.doc.status).toBe('cancelled')
    await booked(day, 0)
    for (const status of ['pending', 'confirmed']) {
      const refused = await patch(id, { status })
      expect(refused.status).toBe(409)
      expect(refused.body.errors).toEqual([expect.objectContaining({ code: 'slot_taken' })])
    }
  })

  it('cannot write what only the server may', async () => {
    const day = first(await freeDays(1))
    const { id, token } = await booked(day, 1)
    await patch(id, { manageTokenHash: 'mine', endsAt: '2020-01-01T00:00:00Z', calendarSequence: 99 })
    expect((await manage({ token, action: 'view' })).status).toBe(200)
    const body = await read(id)
    expect(body).toMatchObject({ calendarSequence: 0 })
    expect(body).not.toHaveProperty('manageTokenHash')
    expect(body).not.toHaveProperty('manageTokenSealed')
  })
})

describe('two who change one booking', () => {
  it('a form that was opened before the visitor moved the call is refused', async () => {
    const [from, to] = await freeDays(2)
    if (!from || !to) throw new Error('no days')
    const { id, token } = await booked(from, 0)
    const opened = await read(id)
    const target = first(to.slots, 1)
    await move(token, to, target)
    const stale = await patch(id, { ...opened, status: 'confirmed' })
    expect(stale.status).toBe(409)
    const now = await read(id)
    expect(now).toMatchObject({ bookingDatetime: target.start, status: 'pending' })
  })

  it('each change raises the sequence by one, however many come at once', async () => {
    const day = first(await freeDays(1))
    const { id } = await booked(day, 3)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => patch(id, { status: index % 2 ? 'confirmed' : 'pending' })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const sequences = answers.map(({ body }) => body.doc.calendarSequence)
    const now = await read(id)
    expect(now.calendarSequence).toBe(Math.max(...sequences))
    // Two answers with one sequence saw the same status: the second of them changed nothing.
    const changed = new Map(answers.map(({ body }) => [body.doc.calendarSequence, body.doc.status]))
    for (const { body } of answers) expect(changed.get(body.doc.calendarSequence)).toBe(body.doc.status)
  })

  it('moving a call to where it is keeps its link', async () => {
    const day = first(await freeDays(1))
    const { token } = await booked(day, 2)
    const here = first(day.slots, 2)
    const moved = await move(token, day, here)
    expect(moved.status).toBe(200)
    expect((await manage({ token, action: 'view' })).status).toBe(200)
  })

  it.each([
    ['a start that is none', { bookingDatetime: 'nope' }, 'bookingDatetime'],
    ['a start in another age', { bookingDatetime: '+123456-01-01T00:00:00Z' }, 'bookingDatetime'],
    ['a number as start', { bookingDatetime: 5 }, 'bookingDatetime'],
    ['a NUL byte', { name: 'A\u0000' }, 'name'],
    ['a list as status', { status: ['confirmed'] }, 'status'],
  ])('refuses %s and names the field', async (_, body, field) => {
    const day = first(await freeDays(1))
    const { id } = await booked(day, 0)
    const refused = await patch(id, body)
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([expect.objectContaining({ field, code: 'invalid' })])
  })
})
