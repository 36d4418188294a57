import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { UNDO_MS } from '../../../src/lib/time/undo'
import { createBooking, freeDays, setCalendar, slotsOf } from '../../support/booking'
import { bookingWithSecrets, sendWaitingMails, sentMails, waitingMails } from '../../support/booking-mails'
import { call, signedIn, site, type Visitor } from '../../support/site'

const owner = await signedIn('super_admin')
const aSlot = slotsOf(await freeDays(6))
await setCalendar({ adminEmail: 'desk@example.com', unconfirmedPerHour: 1000 })

interface Changed {
  doc: { calendarSequence: number; status: string; updatedAt: string; undoUntil?: string }
}

async function requested() {
  const { day, slot } = aSlot()
  const { body } = await createBooking(day.date, slot)
  await sendWaitingMails(body.booking.id)
  return { id: body.booking.id, day, slot }
}

async function change(id: string, status: string) {
  const { status: answer, body } = await call<Changed>('PATCH', `/api/bookings/${id}`, {
    visitor: owner,
    body: { status },
  })
  expect(answer).toBe(200)
  return body.doc
}

const undo = (id: string, sequence: number, visitor: Visitor | undefined = owner) =>
  call<{ errors: { code: string; message: string }[] }>('POST', '/api/undo-booking', {
    ...(visitor ? { visitor } : {}),
    body: { id, sequence },
  })

describe('undo', () => {
  it('is offered until the mails leave, as the answer says', async () => {
    const { id } = await requested()
    const { updatedAt, undoUntil } = await change(id, 'cancelled')
    const span = Date.parse(undoUntil ?? '') - Date.parse(updatedAt)
    expect(span).toBeGreaterThanOrEqual(UNDO_MS)
    expect(span).toBeLessThan(UNDO_MS + 3000)
    for (const { startAfter } of await waitingMails(id))
      expect(new Date(startAfter).toISOString()).toBe(undoUntil)
  })

  it('restores the status, and no mail leaves', async () => {
    const { id } = await requested()
    const mails = await sentMails(id)
    const { calendarSequence } = await change(id, 'cancelled')
    expect((await undo(id, calendarSequence)).status).toBe(200)
    expect((await bookingWithSecrets(id)).status).toBe('pending')
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(mails)
  })

  it('restores the time of a moved call', async () => {
    const { id, slot } = await requested()
    const to = aSlot()
    const { body } = await call<{ calendarSequence: number; undoUntil: string }>(
      'POST',
      '/api/move-booking',
      {
        visitor: owner,
        body: { id, preferredDate: to.day.date, preferredTime: to.slot.time, notifyVisitor: false },
      },
    )
    expect(Date.parse(body.undoUntil)).toBeGreaterThan(Date.now())
    expect((await undo(id, body.calendarSequence)).status).toBe(200)
    expect((await bookingWithSecrets(id)).bookingDatetime).toBe(slot.start)
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(['received team', 'received visitor'])
  })

  it('stays silent about a change that was silent', async () => {
    const { id } = await requested()
    await change(id, 'confirmed')
    await sendWaitingMails(id)
    const mails = await sentMails(id)
    await call('POST', '/api/cancel-bookings', { visitor: owner, body: { ids: [id], notifyVisitor: false } })
    expect((await undo(id, (await bookingWithSecrets(id)).calendarSequence)).status).toBe(200)
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(mails)
    expect((await bookingWithSecrets(id)).status).toBe('confirmed')
  })

  it('is refused in words once the mail has left, and changes nothing', async () => {
    const { id } = await requested()
    const { calendarSequence } = await change(id, 'cancelled')
    await sendWaitingMails(id)
    const mails = await sentMails(id)
    const { status, body } = await undo(id, calendarSequence)
    expect(status).toBe(410)
    expect(body.errors[0]?.code).toBe('gone')
    expect(body.errors[0]?.message).toContain('It is too late to undo')
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(mails)
    expect((await bookingWithSecrets(id)).status).toBe('cancelled')
  })

  it('is refused when its time is over, even if a slow worker has not sent the mail', async () => {
    const { id } = await requested()
    const { calendarSequence } = await change(id, 'cancelled')
    await query(
      await site(),
      sql`UPDATE jobs.job SET start_after = now() - interval '1 second' WHERE data->>'bookingId' = ${id}`,
    )
    expect((await undo(id, calendarSequence)).status).toBe(410)
    expect((await bookingWithSecrets(id)).status).toBe('cancelled')
  })

  it('is refused after a later change, and for a time that was taken', async () => {
    const { id, day, slot } = await requested()
    const earlier = await change(id, 'confirmed')
    const later = await change(id, 'cancelled')
    expect((await undo(id, earlier.calendarSequence)).status).toBe(412)
    const { status } = await call('POST', '/api/book-for-visitor', {
      visitor: owner,
      body: { name: 'Other', email: 'other@example.com', preferredDate: day.date, preferredTime: slot.time },
    })
    expect(status).toBe(201)
    const refused = await undo(id, later.calendarSequence)
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0]?.code).toBe('slot_taken')
  })

  it('is for super admins', async () => {
    const { id } = await requested()
    const { calendarSequence } = await change(id, 'cancelled')
    expect((await undo(id, calendarSequence, await signedIn('admin'))).status).toBe(403)
    expect((await bookingWithSecrets(id)).status).toBe('cancelled')
    expect((await call('POST', '/api/undo-booking', { visitor: owner, body: { id } })).status).toBe(400)
  })
})

describe('a cancelled call that is booked again', () => {
  it('has a mail of its own', async () => {
    const { id } = await requested()
    await change(id, 'cancelled')
    await sendWaitingMails(id)
    await change(id, 'confirmed')
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual([
      'cancelled team',
      'cancelled visitor',
      'rebooked team',
      'rebooked visitor',
      'received team',
      'received visitor',
    ])
  })
})
