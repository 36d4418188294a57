import { describe, expect, it } from 'vitest'
import { shownBooking } from '../../../src/admin/super-admin/bookings/booking-call'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import { bookingFigures, deskBookings } from '../../../src/features/booking/desk/queries'
import { query, sql } from '../../../src/lib/db/query'
import {
  type BookingAnswer,
  createBooking,
  first,
  freeDays,
  setCalendar,
  slotsOf,
} from '../../support/booking'
import { call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const days = await freeDays(6)
const aSlot = slotsOf(days)
await setCalendar({ unconfirmedPerHour: 1000 })

async function requested(): Promise<string> {
  const { day, slot } = aSlot()
  const { body } = await createBooking(day.date, slot)
  return body.booking.id
}

/** A call that is over. */
async function past(status: string): Promise<string> {
  const id = await requested()
  await query(
    await site(),
    sql`UPDATE bookings SET status = ${status}::enum_bookings_status,
          booking_datetime = booking_datetime - interval '400 days', ends_at = ends_at - interval '400 days',
          blocked_until = blocked_until - interval '400 days' WHERE id = ${id}::uuid`,
  )
  return id
}

const change = (id: string, body: object, visitor = owner) =>
  call<{ doc: { status: string; outcomeNote?: string } }>('PATCH', `/api/bookings/${id}`, { visitor, body })

const waitingRows = async () => {
  const asked = { ...readDeskQuery({ view: 'outcome' }), page: 1 }
  return (await deskBookings(await site(), asked, new Date())).bookings
}
const waiting = async () => (await waitingRows()).map(({ id }) => id)

describe('a call that has taken place', () => {
  const record = (status: string, preferredDate: string, visitor = owner) =>
    call<BookingAnswer>('POST', '/api/book-for-visitor', {
      visitor,
      body: {
        ...{
          name: 'Ada Lovelace',
          email: 'recorded@example.com',
          preferredDate,
          preferredTime: '11:10',
          status,
        },
        notifyVisitor: true,
      },
    })
  const mails = async () =>
    query<{ count: number }>(
      await site(),
      sql`SELECT count(*)::int AS count FROM jobs.job WHERE name = 'booking-mail'`,
    )

  it('is recorded with its outcome, and no one is mailed; other statuses and times to come are refused', async () => {
    const before = await mails()
    const held = await record('completed', '2026-01-12')
    expect(held.status).toBe(201)
    expect(held.body.booking.status).toBe('completed')
    expect(await mails()).toEqual(before)
    expect((await record('confirmed', '2026-01-13')).status).toBe(400)
    const coming = await record('completed', first(days).date)
    expect(coming.status).toBe(400)
    expect(coming.body.errors?.[0]).toMatchObject({ code: 'not_a_slot', field: 'preferredTime' })
  })
})

describe('the outcome of a call', () => {
  it('is asked of calls that are over, until it is given', async () => {
    const payload = await site()
    const before = (await bookingFigures(payload, new Date())).outcome
    const held = await past('confirmed')
    const missed = await past('pending')
    const coming = await requested()
    const over = await waiting()
    expect(over).toEqual(expect.arrayContaining([held, missed]))
    expect(over).not.toContain(coming)
    expect((await bookingFigures(payload, new Date())).outcome).toBe(before + 2)

    expect(
      (await change(held, { status: 'completed', outcomeNote: 'Wants an offer.' })).body.doc.status,
    ).toBe('completed')
    expect((await change(missed, { status: 'no_show' })).body.doc.status).toBe('no_show')
    expect((await bookingFigures(payload, new Date())).outcome).toBe(before)
  })

  it('no-show frees the time', async () => {
    const { day, slot } = aSlot()
    const order = { name: 'Ada', email: 'ada@example.com', preferredDate: day.date, preferredTime: slot.time }
    const book = () =>
      call<BookingAnswer>('POST', '/api/book-for-visitor', { visitor: owner, body: { ...order } })
    const { body } = await book()
    expect((await book()).status).toBe(409)
    await change(body.booking.id, { status: 'no_show' })
    expect((await book()).status).toBe(201)
  })

  it('that is set back keeps its note, and the row in the list has it for the form', async () => {
    const id = await past('confirmed')
    await change(id, { status: 'completed', outcomeNote: 'Wants an offer.' })
    await change(id, { status: 'confirmed' })
    const row = (await waitingRows()).find((each) => each.id === id)
    expect(row && shownBooking(row).outcomeNote).toBe('Wants an offer.')
  })

  it('has a note that only super admins read and write, and the audit log keeps no word of it', async () => {
    const id = await past('confirmed')
    await change(id, { status: 'completed', outcomeNote: 'Secret note' })
    const admin = await signedIn('admin')
    const read = await call('GET', `/api/bookings/${id}`, { visitor: admin })
    expect(JSON.stringify(read.body)).not.toContain('Secret note')
    expect((await change(id, { outcomeNote: 'Mine' }, admin)).status).toBe(403)
    expect((await change(id, { outcomeNote: 'bad\u0000' })).status).toBe(400)
    const entries = await query(
      await site(),
      sql`SELECT new_values::text AS text FROM security_audit_log WHERE record_id = ${id}`,
    )
    expect(JSON.stringify(entries)).toContain('outcomeNote')
    expect(JSON.stringify(entries)).not.toContain('Secret note')
  })
})

describe('several requests confirmed at once', () => {
  const confirm = (body: object) =>
    call<{ results: { id: string; result: string }[] }>('POST', '/api/confirm-bookings', {
      visitor: owner,
      body,
    })

  it('changes what waits for an answer and says what it left', async () => {
    const [one, other, cancelled] = [await requested(), await requested(), await requested()]
    const over = await past('pending')
    await change(cancelled, { status: 'cancelled' })
    const gone = '00000000-0000-4000-8000-000000000000'
    const seen = { [other]: new Date(0).toISOString() }
    const { status, body } = await confirm({ ids: [one, other, cancelled, over, gone], seen })
    expect(status).toBe(200)
    expect(body.results.map(({ result }) => result)).toEqual([
      'confirmed',
      'stale',
      'not_pending',
      'over',
      'not_found',
    ])
    expect((await confirm({ ids: [one] })).body.results[0]?.result).toBe('already_confirmed')
  })

  it('names what is wrong', async () => {
    expect((await confirm({ ids: [] })).status).toBe(400)
  })
})
