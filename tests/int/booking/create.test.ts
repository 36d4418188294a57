import { describe, expect, it } from 'vitest'
import { postgresOf } from '../../../src/lib/db/transaction'
import {
  type BookingAnswer,
  bookingBody,
  type Day,
  first,
  freeDays,
  setCalendar,
} from '../../support/booking'
import { call, site } from '../../support/site'

const statuses = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const create = (body: unknown, headers?: Record<string, string>) =>
  call<BookingAnswer>('POST', '/api/create-booking', { body, ...(headers ? { visitor: { headers } } : {}) })

async function rows(date: string): Promise<number> {
  const { pool } = postgresOf(await site())
  const { rowCount } = await pool.query('SELECT 1 FROM bookings WHERE preferred_date = $1', [date])
  return rowCount ?? 0
}

async function mailJobs(): Promise<number> {
  const { pool } = postgresOf(await site())
  const { rows: found } = await pool.query<{ count: string }>(
    `SELECT count(*) FROM jobs.job WHERE name = 'booking-mail' AND data->>'audience' = 'visitor'`,
  )
  return Number(first(found).count)
}

const days = await freeDays(6)

describe('booking a call', () => {
  it('stores the booking as pending, takes its slot off the grid and queues its mail', async () => {
    const { date, slots } = first(days)
    const slot = first(slots)
    const mailsBefore = await mailJobs()
    const { status, body } = await create(bookingBody(date, slot))
    expect(status).toBe(201)
    expect(body.booking).toMatchObject({ bookingDatetime: slot.start, status: 'pending' })
    const { body: after } = await call<Day>('GET', `/api/availability?date=${date}`)
    expect(after.slots.map(({ start }) => start)).toEqual(slots.slice(1).map(({ start }) => start))
    expect(await mailJobs()).toBe(mailsBefore + 1)
  })

  it('answers a taken slot with 409 and what is still free', async () => {
    const { date, slots } = first(days)
    const { status, body } = await create(bookingBody(date, first(slots)))
    expect(status).toBe(409)
    expect(body.errors).toEqual([expect.objectContaining({ code: 'slot_taken' })])
    expect(body.slots?.map(({ start }) => start)).toEqual(slots.slice(1).map(({ start }) => start))
  })

  it('lets exactly one of fifty win one slot', async () => {
    const { date, slots } = first(days, 1)
    const mailsBefore = await mailJobs()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => create(bookingBody(date, first(slots)))),
    )
    expect(statuses(answers)).toEqual({ 201: 1, 409: 49 })
    expect(await rows(date)).toBe(1)
    expect(await mailJobs()).toBe(mailsBefore + 1)
  })

  it('lets exactly one of fifty win mutually overlapping slots after the length of a call was changed', async () => {
    const { date, slots } = first(days, 2)
    const grids = [60, 90, 120, 150, 180].map((bookingDurationMinutes) => ({ bookingDurationMinutes }))
    const answers = []
    // All of these contain 10:00 to 11:00 of the first grid, in any current grid.
    for (const data of grids) {
      await setCalendar({ ...data, workingHoursStart: '10:00' })
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () =>
            create({ ...bookingBody(date, first(slots, 1)), preferredTime: '10:00' }),
          ),
        )),
      )
    }
    await setCalendar({ bookingDurationMinutes: 60, workingHoursStart: '09:00' })
    expect(statuses(answers)).toEqual({ 201: 1, 409: 49 })
    expect(await rows(date)).toBe(1)
  })

  it('books eight slots for eighty who spread over them', async () => {
    const { date, slots } = first(days, 3)
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => create(bookingBody(date, first(slots, index % slots.length)))),
    )
    expect(statuses(answers)).toEqual({ 201: slots.length, 409: 80 - slots.length })
    expect(await rows(date)).toBe(slots.length)
  })

  it('gives twenty repetitions under one key one booking and one answer', async () => {
    const { date, slots } = first(days, 4)
    const request = bookingBody(date, first(slots))
    const repeat = () => create(request, { 'idempotency-key': 'same-key' })
    const answers = await Promise.all(Array.from({ length: 20 }, repeat))
    expect(statuses(answers)).toEqual({ 201: 20 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await rows(date)).toBe(1)
    const other = await create(bookingBody(date, first(slots, 1)), { 'idempotency-key': 'same-key' })
    expect(other.status).toBe(422)
    expect(other.body.errors).toEqual([
      expect.objectContaining({ code: 'key_reused', field: 'Idempotency-Key' }),
    ])
  })

  it('answers a robot like a person and stores nothing', async () => {
    const { date, slots } = first(days, 5)
    const { status, body } = await create(
      bookingBody(date, first(slots), { website: 'https://spam.example' }),
    )
    expect(status).toBe(201)
    expect(body.booking).toMatchObject({ bookingDatetime: first(slots).start, status: 'pending' })
    expect(await rows(date)).toBe(0)
  })
})

describe('a commit that fails', () => {
  it('is no success', async () => {
    const { pool } = postgresOf(await site())
    await pool.query(`
      CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
      CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse_commit()`)
    const { date, slots } = first(days, 5)
    const answer = await create(bookingBody(date, first(slots)))
    await pool.query('DROP TRIGGER refuse_commit ON bookings; DROP FUNCTION refuse_commit')
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await rows(date)).toBe(0)
  })
})

describe('bad input', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['no name', { name: '' }, 'name'],
    ['an address that no mail server takes', { email: `${'a'.repeat(70)}@example.com` }, 'email'],
    ['a domain that ends in a hyphen', { email: 'ada@rv-.example' }, 'email'],
    ['a date in the past', { preferredDate: '2020-01-06' }, 'preferredDate'],
    ['a date too far away', { preferredDate: '2099-01-05' }, 'preferredDate'],
    ['a time between the slots', { preferredTime: '09:17', start: undefined }, 'preferredTime'],
  ]

  it.each(wrong)('refuses %s and names the field', async (_, change, field) => {
    const { date, slots } = first(days, 5)
    const { status, body } = await create(bookingBody(date, first(slots), change))
    expect(status).toBe(400)
    expect(body.errors?.map((error) => error.field)).toContain(field)
    expect(await rows(date)).toBe(0)
  })

  it.each([['null'], ['[]'], ['"text"'], ['{'], ['']])('refuses the body %j', async (body) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.length).toBeGreaterThan(0)
  })

  it('refuses ten megabytes', async () => {
    const { date, slots } = first(days, 5)
    const { status } = await create(bookingBody(date, first(slots), { message: 'x'.repeat(10_000_000) }))
    expect(status).toBe(413)
  })

  it('keeps HTML and emoji as the text they are', async () => {
    const payload = await site()
    const { date, slots } = first(days, 5)
    const name = 'Zoë <b>🤖</b>'
    const message = '<script>alert(1)</script>\nline two'
    const { status, body } = await create(
      bookingBody(date, first(slots), { name, message, status: 'confirmed', id: 'mine' }),
    )
    expect(status).toBe(201)
    const stored = await payload.findByID({
      collection: 'bookings',
      id: body.booking.id,
      overrideAccess: true,
    })
    expect(stored).toMatchObject({ name, message, status: 'pending' })
  })
})
