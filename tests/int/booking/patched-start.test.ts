import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBooking, type Day, first, freeDays, setCalendar } from '../../support/booking'
import { bookingWithSecrets, queuedMails } from '../../support/booking-mails'
import { call, signedIn, signedInCallTaker } from '../../support/site'

const owner = await signedIn('super_admin')
await setCalendar({ unconfirmedPerHour: 1000, maxDaysAdvance: 60 })
const days = await freeDays(4)

const booked = async (day: Day, index: number) => {
  const { body } = await createBooking(day.date, first(day.slots, index))
  return body.booking.id
}

interface Answer {
  doc?: { bookingDatetime: string; undoUntil?: string }
  errors?: { code: string; field?: string; message: string }[]
  slots?: unknown[]
}

const patch = (id: string, body: object, visitor = owner) =>
  call<Answer>('PATCH', `/api/bookings/${id}`, { visitor, body })

/** The desk's move to an instant, which has the wall time of the business. */
const move = (id: string, start: string, more: object = {}) => {
  const wall = Temporal.Instant.from(start).toZonedDateTimeISO('Europe/Berlin')
  const preferredDate = wall.toPlainDate().toString()
  const preferredTime = wall.toPlainTime().toString().slice(0, 5)
  const body = { id, preferredDate, preferredTime, start, ...more }
  return call<Answer>('POST', '/api/move-booking', { visitor: owner, body })
}

const refusal = ({ status, body }: { status: number; body: Answer }) => [status, body.errors?.[0]?.code]

describe('a start that a PATCH sets', () => {
  it('is refused if it is busy, over, outside the hours or no start of a slot, and nothing changes', async () => {
    const day = first(days)
    const [id, other] = [await booked(day, 0), await booked(day, 1)]
    const before = await bookingWithSecrets(id)
    const busy = await patch(id, { bookingDatetime: (await bookingWithSecrets(other)).bookingDatetime })
    expect([...refusal(busy), busy.body.errors?.[0]?.field]).toEqual([409, 'slot_taken', 'bookingDatetime'])
    expect(busy.body.slots?.length).toBeGreaterThan(0)
    const wall = (time: string) =>
      Temporal.PlainDateTime.from(`${day.date}T${time}`)
        .toZonedDateTime('Europe/Berlin')
        .toInstant()
        .toString()
    for (const [bookingDatetime, code] of [
      ['2020-01-06T09:00:00Z', 'invalid'],
      ['2099-01-06T09:00:00Z', 'invalid'],
      [wall('04:00'), 'not_a_slot'],
      [wall('09:07'), 'not_a_slot'],
      [`${first(day.slots, 2).start.slice(0, 17)}30.000Z`, 'not_a_slot'],
    ] as const) {
      const answer = await patch(id, { bookingDatetime })
      expect([bookingDatetime, ...refusal(answer), answer.body.errors?.[0]?.field]).toEqual([
        bookingDatetime,
        400,
        code,
        'bookingDatetime',
      ])
    }
    expect(await bookingWithSecrets(id)).toEqual(before)
  })

  it('moves the call, also outside the hours if the team says so, with its length, its mails and Undo', async () => {
    const day = first(days)
    const id = await booked(day, 2)
    const to = first(day.slots, 3).start
    const moved = await patch(id, { bookingDatetime: to })
    expect([moved.status, moved.body.doc?.bookingDatetime]).toEqual([200, to])
    expect(Date.parse(moved.body.doc?.undoUntil ?? '')).toBeGreaterThan(Date.now())
    const { endsAt, preferredDate, calendarSequence } = await bookingWithSecrets(id)
    expect([Date.parse(endsAt ?? '') - Date.parse(to), preferredDate, calendarSequence]).toEqual([
      3_600_000,
      day.date,
      1,
    ])
    expect(await queuedMails(id)).toEqual(expect.arrayContaining(['rescheduled team', 'rescheduled visitor']))
    const early = `${day.date}T03:00:00.000Z`
    expect((await patch(id, { bookingDatetime: early, outsideHours: true })).status).toBe(200)
    // The same start again is none of a move, so that a PATCH can name all that it has read.
    expect((await patch(id, { bookingDatetime: early, phone: '+49 30 1234567' })).status).toBe(200)
  })

  it('is for pending and confirmed calls, and for super admins', async () => {
    const day = first(days, 1)
    const id = await booked(day, 0)
    const to = { bookingDatetime: first(day.slots, 1).start }
    expect(refusal(await patch(id, to, await signedInCallTaker()))).toEqual([403, 'forbidden'])
    await patch(id, { status: 'cancelled' })
    expect(refusal(await patch(id, to))).toEqual([409, 'conflict'])
    expect((await patch(id, { ...to, status: 'confirmed' })).status).toBe(200)
  })

  it('at the same moment as a booking of a visitor is taken once', async () => {
    const day = first(days, 2)
    const id = await booked(day, 0)
    for (const slot of day.slots.slice(1, 6)) {
      const [patched, created] = await Promise.all([
        patch(id, { bookingDatetime: slot.start }),
        createBooking(day.date, slot),
      ])
      const codes = [patched, created].map(({ body }) => body.errors?.[0]?.code ?? 'done').sort()
      expect(codes).toEqual(['done', 'slot_taken'])
      expect([patched.status, created.status].sort()).toEqual(
        patched.status === 200 ? [200, 409] : [201, 409],
      )
    }
  })

  it('is answered like the move of the desk, whatever it is', async () => {
    const day = first(days, 3)
    const id = await booked(day, 0)
    await booked(day, 2)
    const home = (await bookingWithSecrets(id)).bookingDatetime
    const noon = Date.parse(`${day.date}T12:00:00.000Z`)
    const starts = fc.oneof(
      fc.constantFrom(...day.slots.map(({ start }) => Date.parse(start))),
      // Any minute of three weeks around the day.
      fc.integer({ min: -7 * 24 * 60, max: 14 * 24 * 60 }).map((minutes) => noon + minutes * 60_000),
      fc.constantFrom(noon - 400 * 86_400_000, noon + 900 * 86_400_000, noon + 12_345),
    )
    await fc.assert(
      fc.asyncProperty(starts, fc.boolean(), async (at, outsideHours) => {
        const start = new Date(at).toISOString()
        const results = []
        for (const change of [
          () => move(id, start, { outsideHours }),
          () => patch(id, { bookingDatetime: start, outsideHours }),
        ]) {
          const answer = await change()
          const { bookingDatetime, endsAt, blockedUntil, preferredDate, preferredTime } =
            await bookingWithSecrets(id)
          results.push({
            refusal: refusal(answer),
            message: answer.body.errors?.[0]?.message,
            slots: answer.body.slots,
            stored: { bookingDatetime, endsAt, blockedUntil, preferredDate, preferredTime },
          })
          if (bookingDatetime !== home) expect((await move(id, home)).status).toBe(200)
        }
        expect(results[1]).toEqual(results[0])
      }),
      { numRuns: 25 },
    )
  }, 300_000)
})
