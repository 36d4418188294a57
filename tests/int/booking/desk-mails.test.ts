import { describe, expect, it } from 'vitest'
import { sendBookingMail } from '../../../src/features/booking/mail/mail-jobs'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, freeDays, setCalendar, slotsOf } from '../../support/booking'
import {
  bookingWithSecrets,
  mailsOf,
  manageToken,
  sendDueMails,
  sendWaitingMails,
  sentMails,
  waitingMails,
} from '../../support/booking-mails'
import { call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const aSlot = slotsOf(await freeDays(6))
await setCalendar({ adminEmail: 'desk@example.com', unconfirmedPerHour: 1000 })

/** A request of a visitor whose own mails have left. */
async function requested(): Promise<string> {
  const { day, slot } = aSlot()
  const { body } = await createBooking(day.date, slot)
  await sendDueMails(body.booking.id)
  return body.booking.id
}

const change = async (id: string, status: string) => {
  const { status: answer } = await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status } })
  expect(answer).toBe(200)
}

async function confirmed(): Promise<string> {
  const id = await requested()
  await change(id, 'confirmed')
  await sendWaitingMails(id)
  return id
}

const received = ['received team', 'received visitor']
const both = (event: string) => [`${event} team`, `${event} visitor`]

async function moveTo(id: string, { day, slot }: ReturnType<typeof aSlot>, more: object = {}) {
  const input = { id, preferredDate: day.date, preferredTime: slot.time, ...more }
  const { status } = await call('POST', '/api/move-booking', { visitor: owner, body: input })
  expect(status).toBe(200)
}

async function byLink(id: string, action: object) {
  const body = { token: await manageToken(id), ...action }
  const { status } = await call('POST', '/api/bookings/manage', { body })
  expect(status).toBe(200)
}

describe('the mails of what the team changes', () => {
  it('wait until it can no longer be undone, and then leave once', async () => {
    const id = await requested()
    await change(id, 'confirmed')
    const waiting = await waitingMails(id)
    expect(waiting.map(({ data }) => data.audience).sort()).toEqual(['team', 'visitor'])
    for (const { seconds } of waiting) expect(seconds).toBeGreaterThan(5)
    await sendDueMails(id)
    expect(await sentMails(id)).toEqual(received)
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual([...both('confirmed'), ...received])
    expect(await waitingMails(id)).toEqual([])
  })

  it.each([
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'pending'],
    ['confirmed', 'completed'],
  ])('never leave when %s was made %s and back', async (before, status) => {
    const id = await (before === 'pending' ? requested() : confirmed())
    const mails = await sentMails(id)
    await change(id, status)
    await change(id, before)
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(mails)
    expect(await waitingMails(id)).toEqual([])
  })

  it('say the last state alone, however often the mind was changed', async () => {
    const id = await requested()
    for (const status of ['confirmed', 'cancelled', 'pending', 'cancelled', 'confirmed'])
      await change(id, status)
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual([...both('confirmed'), ...received])
  })

  it('never leave when a call was moved and moved back, and the mailed link goes on working', async () => {
    const id = await confirmed()
    const { bookingDatetime, preferredDate, preferredTime } = await bookingWithSecrets(id)
    const mails = await sentMails(id)
    await moveTo(id, aSlot())
    await moveTo(id, aSlot(), { preferredDate, preferredTime, start: bookingDatetime })
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(mails)
    await byLink(id, { action: 'view' })
  })

  it('do not tell what was to stay untold', async () => {
    const id = await requested()
    await change(id, 'confirmed')
    await moveTo(id, aSlot(), { notifyVisitor: false })
    await sendWaitingMails(id)
    // No mail about the move; the confirmation is sent, with the current time.
    expect(await sentMails(id)).toEqual([...both('confirmed'), ...received])
    const body = { ids: [id], notifyVisitor: false }
    await call('POST', '/api/cancel-bookings', { visitor: owner, body })
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual(['cancelled team', ...both('confirmed'), ...received])
  })

  it('carry the note of a cancellation to the visitor, and the reason of a visitor to the team alone', async () => {
    const [byTeam, byVisitor] = [await requested(), await requested()]
    const { email } = await bookingWithSecrets(byTeam)
    const { status } = await call('PATCH', `/api/bookings/${byTeam}`, {
      visitor: owner,
      body: { status: 'cancelled', teamCancelReason: 'We are ill, sorry.' },
    })
    expect(status).toBe(200)
    await sendWaitingMails(byTeam)
    await byLink(byVisitor, { action: 'cancel', reason: 'Too expensive.' })
    await sendDueMails(byVisitor)
    const text = async (address: string, of: string) =>
      (await mailsOf(address)).filter(({ text }) => text?.includes(of)).map(({ subject }) => subject)
    expect(await text(email, 'We are ill, sorry.')).toEqual([expect.stringMatching(/^Cancelled: your call/)])
    expect(await text('desk@example.com', 'Too expensive.')).toEqual([
      expect.stringMatching(/^Booking cancelled/),
    ])
    expect(await text((await bookingWithSecrets(byVisitor)).email, 'Too expensive.')).toEqual([])
  })

  it('give way to changes by the visitor, which are mailed at once', async () => {
    const id = await requested()
    await change(id, 'confirmed')
    await byLink(id, { action: 'cancel' })
    await sendDueMails(id)
    expect(await waitingMails(id)).toEqual([])
    expect(await sentMails(id)).toEqual([...both('cancelled'), ...received])
  })

  it('are not lost with the booking', async () => {
    const id = await confirmed()
    await change(id, 'cancelled')
    await call('DELETE', `/api/bookings/${id}`, { visitor: owner })
    await sendDueMails(id)
    expect(await sentMails(id)).toEqual([...both('cancelled'), ...both('confirmed'), ...received])
    expect(await waitingMails(id)).toEqual([])
  })

  it('are not sent by a job that comes too late', async () => {
    const id = await requested()
    await change(id, 'confirmed')
    const late = (await waitingMails(id)).map(({ data }) => data)
    await change(id, 'cancelled')
    for (const job of late) await sendBookingMail(await site(), job)
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual([...both('cancelled'), ...received])
  })

  it('take the place of those that a mail server has not taken yet', async () => {
    const id = await requested()
    await change(id, 'confirmed')
    await query(
      await site(),
      sql`UPDATE jobs.job SET state = 'retry', retry_count = 1 WHERE data->>'bookingId' = ${id} AND state = 'created'`,
    )
    await change(id, 'cancelled')
    await sendWaitingMails(id)
    expect(await sentMails(id)).toEqual([...both('cancelled'), ...received])
  })
})
