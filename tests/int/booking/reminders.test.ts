import { beforeAll, describe, expect, it } from 'vitest'
import { sendBookingReminder } from '../../../src/features/booking/mail/mail-jobs'
import { isReminderDue } from '../../../src/features/booking/mail/reminders'
import { query, sql } from '../../../src/lib/db/query'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { bookingBody, type Day, first, freeDays } from '../../support/booking'
import { mailsOf } from '../../support/booking-mails'
import { call, signedIn, site, type Visitor } from '../../support/site'

let owner: Visitor
let days: Day[]
let next = 0
const HOUR_MS = 3_600_000

const set = (body: object) =>
  call<{ errors?: { field?: string }[] }>('POST', '/api/globals/calendar-settings', { visitor: owner, body })

beforeAll(async () => {
  owner = await signedIn('super_admin')
  days = await freeDays(6)
})

async function confirmed() {
  const at = next++
  const day = first(days, 3 + Math.floor(at / 5))
  const email = `reminder-${at}@example.com`
  const { body } = await call<{ booking: { id: string; bookingDatetime: string } }>(
    'POST',
    '/api/create-booking',
    { body: bookingBody(day.date, first(day.slots, at % 5), { email }) },
  )
  const { id, bookingDatetime: start } = body.booking
  await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status: 'confirmed' } })
  return { id, start, email }
}

type Row = { data: Jobs['booking-reminder']; at: string | Date }

/** Hours before the call, as planned. */
const planned = async (id: string, start: string) =>
  (
    await query<Row & Record<string, unknown>>(
      await site(),
      sql`SELECT data, start_after AS at FROM jobs.job
          WHERE name = 'booking-reminder' AND data->>'bookingId' = ${id} ORDER BY start_after`,
    )
  ).map(({ data, at }) => {
    expect((Date.parse(start) - new Date(at).getTime()) / HOUR_MS).toBe(data.hours)
    return data.hours
  })

describe('the hours of reminders', () => {
  it.each([[[]], [[0]], [[169]], [[1.5]], [[24, 24]], [[1, 2, 3, 4]], ['24'], [null]])(
    'cannot be %j',
    async (reminderHours) => {
      const { status, body } = await set({ reminderHours })
      expect(status).toBe(400)
      expect(body.errors?.[0]?.field).toBe('reminderHours')
    },
  )
})

describe('reminders', () => {
  it('are one a day before, by the settings as they are at first', async () => {
    const { id, start } = await confirmed()
    expect(await planned(id, start)).toEqual([24])
  })

  it('are planned for each of the hours that is still to come, also for booked calls', async () => {
    const booked = await confirmed()
    // 168 hours before the call are over.
    expect((await set({ reminderHours: [168, 24, 2] })).status).toBe(200)
    const { id, start } = await confirmed()
    const hours = (at: string) => [168, 24, 2].filter((one) => Date.parse(at) - one * HOUR_MS > Date.now())
    expect(await planned(id, start)).toEqual(hours(start))
    expect(await planned(booked.id, booked.start)).toEqual(hours(booked.start))
  })

  it('are planned once, however often the status changes', async () => {
    const { id, start } = await confirmed()
    const before = await planned(id, start)
    for (const status of ['pending', 'confirmed', 'cancelled', 'confirmed'])
      await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status } })
    expect(await planned(id, start)).toEqual(before)
  })

  it('are mailed once each, also if their jobs run again', async () => {
    await set({ reminderHours: [24, 2] })
    const { id, start, email } = await confirmed()
    const payload = await site()
    for (const hours of [24, 24, 2, 2, 24])
      await sendBookingReminder(payload, { bookingId: id, start, hours })
    expect((await mailsOf(email)).map(({ subject }) => subject?.slice(0, 9))).toEqual([
      'Reminder:',
      'Reminder:',
    ])
    await sendBookingReminder(payload, { bookingId: id, start, hours: 48 })
    await sendBookingReminder(payload, { bookingId: id, start: '2030-01-01T00:00:00.000Z', hours: 2 })
    expect(await mailsOf(email)).toHaveLength(2)
  })

  it('do not come twice at once after a long stop', () => {
    const start = new Date('2030-01-02T12:00:00Z')
    expect(isReminderDue(24, [24, 2], start, new Date('2030-01-01T12:00:01Z'))).toBe(true)
    expect(isReminderDue(24, [24, 2], start, new Date('2030-01-02T11:00:00Z'))).toBe(false)
    expect(isReminderDue(2, [24, 2], start, new Date('2030-01-02T11:00:00Z'))).toBe(true)
  })
})
