import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { type BookingAnswer, bookingBody, type Day, first, freeDays } from '../../support/booking'
import { call, signedIn, site, type Visitor } from '../../support/site'

const owner = await signedIn('super_admin')
const days = await freeDays(3)

const again = (bookingId: unknown, email: unknown, visitor: Visitor = {}) =>
  call<BookingAnswer>('POST', '/api/send-booking-again', { body: { bookingId, email }, visitor })

async function booked(day: Day, index: number) {
  const body = bookingBody(day.date, first(day.slots, index))
  const answer = await call<BookingAnswer>('POST', '/api/create-booking', { body })
  expect(answer.status).toBe(201)
  return { id: answer.body.booking.id, email: body.email }
}

/** The events of the mails that were asked for again. */
const sentAgain = async (id: string) =>
  (
    await query<{ event: string; audience: string }>(
      await site(),
      sql`SELECT data->>'event' AS event, data->>'audience' AS audience FROM jobs.job
          WHERE name = 'booking-mail' AND data->>'bookingId' = ${id} AND data ? 'again' ORDER BY created_on`,
    )
  ).map(({ event, audience }) => `${event} ${audience}`)

describe('the mail of a booking, again', () => {
  it('sends the present state of the booking, only to its own address', async () => {
    const { id, email } = await booked(first(days), 0)
    expect((await again(id, email.toUpperCase())).status).toBe(202)
    expect(await sentAgain(id)).toEqual(['received visitor'])
    const confirmed = await call('PATCH', `/api/bookings/${id}`, {
      body: { status: 'confirmed' },
      visitor: owner,
    })
    expect(confirmed.status).toBe(200)
    await again(id, email)
    expect(await sentAgain(id)).toEqual(['received visitor', 'confirmed visitor'])
  })

  it('is not sent to another address, for an unknown booking or a cancelled one, and the answer is the same', async () => {
    const { id, email } = await booked(first(days), 1)
    const wrong = await again(id, 'other@example.com')
    const unknown = await again('00000000-0000-4000-8000-000000000000', email)
    await call('PATCH', `/api/bookings/${id}`, { body: { status: 'cancelled' }, visitor: owner })
    const cancelled = await again(id, email)
    expect(wrong.status).toBe(202)
    expect([unknown.body, cancelled.body]).toEqual([wrong.body, wrong.body])
    expect(await sentAgain(id)).toEqual([])
  })

  it('goes five times a day to one address, for all callers', async () => {
    const { id, email } = await booked(first(days), 2)
    for (let time = 0; time < 7; time++) expect((await again(id, email)).status).toBe(202)
    expect(await sentAgain(id)).toHaveLength(5)
  })

  it('is asked for five times an hour from one network', async () => {
    const visitor = { address: '198.51.100.77' }
    const id = '00000000-0000-4000-8000-000000000000'
    for (let time = 0; time < 5; time++)
      expect((await again(id, 'ada@example.com', visitor)).status).toBe(202)
    const refused = await again(id, 'ada@example.com', visitor)
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([429, 'rate_limited'])
  })

  it.each([
    ['not-an-id', 'ada@example.com', 'bookingId'],
    ['00000000-0000-4000-8000-000000000000', 'ada', 'email'],
    [undefined, 'ada@example.com', 'bookingId'],
  ])('needs a booking and an address: %s, %s', async (id, email, field) => {
    const { status, body } = await again(id, email)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })
})
