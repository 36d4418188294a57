import { beforeAll, describe, expect, it } from 'vitest'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import { deskBookings } from '../../../src/features/booking/desk/queries'
import { lapseHolds } from '../../../src/features/booking/hold/mutations'
import { sendBookingMail } from '../../../src/features/booking/mail/mail-jobs'
import { storedBooking } from '../../../src/features/booking/queries'
import { query, sql } from '../../../src/lib/db/query'
import {
  type BookingAnswer,
  bookingBody,
  createBooking,
  type Day,
  first,
  freeDays,
  setCalendar,
} from '../../support/booking'
import { changeCall } from '../../support/booking-command'
import { manageToken, queuedMails } from '../../support/booking-mails'
import { call, site } from '../../support/site'

const days = await freeDays(6)
// Many book here within the hour: that is the subject of burst.test.ts.
await setCalendar({ unconfirmedPerHour: 1000 })

type Answer = BookingAnswer & { booking: { heldUntil: string | null } }

const book = (day: Day, index: number, more: Record<string, unknown> = {}, visitor: object = {}) =>
  createBooking<Answer>(day.date, first(day.slots, index), more, visitor)

const stored = async (id: string) => storedBooking(await site(), id, { showHiddenFields: true })

const manage = async (id: string, action: string) => {
  const body = { token: await manageToken(id), action }
  return call<Answer>('POST', '/api/bookings/manage', { body })
}

const free = async ({ date }: Day) =>
  (await call<Day>('GET', `/api/availability?date=${date}`)).body.slots.map(({ start }) => start)

const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('bookings of one network', () => {
  it('are five an hour from all addresses of its /64, and the sixth gets the reason', async () => {
    const day = first(days)
    const from = (last: string) => ({ address: `2001:db8:1:2:${last}` })
    for (let index = 0; index < 5; index++)
      expect((await book(day, index, {}, from(`aaaa::${index + 1}`))).status).toBe(201)
    const sixth = await book(day, 5, {}, from('bbbb:1:2:3'))
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(sixth.body.errors).toEqual([expect.objectContaining({ code: 'rate_limited' })])
    expect(await free(day)).toContain(first(day.slots, 5).start)
    const neighbour = await book(day, 5, {}, { address: '2001:db8:1:3::1' })
    expect(neighbour.status).toBe(201)
    const events = await query(
      await site(),
      sql`SELECT 1 FROM security_events WHERE message = 'Too many bookings from one network'`,
    )
    expect(events).toHaveLength(1)
  })

  it('do not count what made no booking: refusals and repetitions', async () => {
    const day = first(days)
    const visitor = { address: '198.51.100.7' }
    for (let tries = 0; tries < 7; tries++) {
      expect((await book(day, 0, {}, visitor)).status).toBe(409)
      expect((await book(day, 6, { preferredTime: '09:17', start: undefined }, visitor)).status).toBe(400)
    }
    const body = bookingBody(day.date, first(day.slots, 6))
    for (let tries = 0; tries < 7; tries++) {
      const repeat = { ...visitor, headers: { 'idempotency-key': 'again' } }
      expect((await call('POST', '/api/create-booking', { body, visitor: repeat })).status).toBe(201)
    }
  })
})

describe('bookings of one address', () => {
  const email = 'stranger@example.com'

  it('are three at once; the fourth looks the same to the caller, and waits for a confirmation', async () => {
    const day = first(days, 1)
    const answers: Awaited<ReturnType<typeof book>>[] = []
    for (let index = 0; index < 4; index++)
      answers.push(await book(day, index, { email: index % 2 ? email : email.toUpperCase() }))
    const shape = ({ status, body }: (typeof answers)[number]) => [
      status,
      Object.keys(body.booking),
      body.booking.status,
      body.booking.heldUntil,
    ]
    expect(answers.map(shape)).toEqual(Array(4).fill(shape(first(answers))))
    const [third, fourth] = [first(answers, 2).body.booking.id, first(answers, 3).body.booking.id]
    expect(await queuedMails(third)).toEqual(['received team', 'received visitor'])
    expect(await queuedMails(fourth)).toEqual(['held visitor'])
    expect(await free(day)).not.toContain(first(day.slots, 3).start)
    const listed = await deskBookings(await site(), readDeskQuery({ view: 'pending', q: email }), new Date())
    expect(listed.total).toBe(3)

    expect((await manage(fourth, 'confirm')).status).toBe(200)
    expect((await manage(fourth, 'confirm')).status).toBe(200)
    expect(await queuedMails(fourth)).toEqual(['held visitor', 'received team', 'received visitor'])
    expect((await stored(fourth))?.heldUntil).toBeNull()
  })

  it('are three also of many that come at once', async () => {
    const day = first(days, 2)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => book(day, index, { email: 'crowd@example.com' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const held = await Promise.all(
      answers.map(async ({ body }) => (await stored(body.booking.id))?.heldUntil),
    )
    expect(held.filter(Boolean)).toHaveLength(3)
  })

  it('send it five mails a day that ask to confirm, and no more', async () => {
    const held: string[] = []
    for (let index = 0; index < 6; index++) {
      const { body } = await book(first(days, 3), index, { email })
      held.push(body.booking.id)
    }
    // One was asked for above.
    expect((await Promise.all(held.map(queuedMails))).map((list) => list.length)).toEqual([1, 1, 1, 1, 0, 0])
  })
})

describe("with 'Visitors confirm by email'", () => {
  beforeAll(async () => {
    await setCalendar({ visitorsConfirmByMail: true })
  })

  it('holds the time for 30 minutes, says so, and lapses by itself', async () => {
    const day = first(days, 4)
    const start = first(day.slots).start
    const { body } = await book(day, 0)
    const { id, heldUntil } = body.booking
    const minutes = (Date.parse(heldUntil ?? '') - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(28)
    expect(minutes).toBeLessThanOrEqual(30)
    expect(await free(day)).not.toContain(start)
    const jobs = await query(
      await site(),
      sql`SELECT 1 FROM jobs.job WHERE name = 'booking-hold' AND data->>'bookingId' = ${id} AND start_after = ${heldUntil}::timestamptz`,
    )
    expect(jobs).toHaveLength(1)

    await lapseHolds(await site(), new Date())
    expect(await stored(id)).not.toBeNull()
    await Promise.all([
      lapseHolds(await site(), minutesLater(31)),
      lapseHolds(await site(), minutesLater(31)),
    ])
    expect(await stored(id)).toBeNull()
    expect(await free(day)).toContain(start)
    const entries = await query<{ action: string; by: string }>(
      await site(),
      sql`SELECT action::text, coalesce(old_values, new_values)->>'by' AS by FROM security_audit_log WHERE record_id = ${id} ORDER BY sequence`,
    )
    expect(entries).toEqual([
      { action: 'INSERT', by: 'visitor' },
      { action: 'DELETE', by: 'site' },
    ])
    // Its mail, sent late, has nothing to say.
    await sendBookingMail(await site(), { event: 'held', audience: 'visitor', bookingId: id, sequence: 0 })
  })

  it('lets the next visitor have the time of a hold that is over, also before anything has removed it', async () => {
    const day = first(days, 4)
    const { body } = await book(day, 1)
    await query(
      await site(),
      sql`UPDATE bookings SET held_until = now() - interval '1 second' WHERE id = ${body.booking.id}::uuid`,
    )
    expect(await free(day)).toContain(first(day.slots, 1).start)
    const both = await Promise.all([book(day, 1), book(day, 1)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('lets the holder of the link take it back without a word to anyone, and the team decide', async () => {
    const day = first(days, 4)
    const { body } = await book(day, 2)
    expect((await manage(body.booking.id, 'cancel')).body.booking.status).toBe('cancelled')
    expect(await queuedMails(body.booking.id)).toEqual(['held visitor'])
    expect(await free(day)).toContain(first(day.slots, 2).start)

    const other = await book(day, 3)
    await changeCall(other.body.booking.id, { status: 'confirmed' })
    expect((await stored(other.body.booking.id))?.heldUntil).toBeNull()
    expect(await queuedMails(other.body.booking.id)).toEqual([
      'held visitor',
      'confirmed team',
      'confirmed visitor',
    ])
  })

  it('answers a robot like a person', async () => {
    const robot = await book(first(days, 4), 4, { website: 'https://spam.example' })
    const person = await book(first(days, 4), 4)
    expect(Object.keys(robot.body.booking)).toEqual(Object.keys(person.body.booking))
    expect(robot.body.booking.heldUntil).not.toBeNull()
  })
})
