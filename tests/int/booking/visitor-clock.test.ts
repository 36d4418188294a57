import { describe, expect, it } from 'vitest'
import { sendBookingMail } from '../../../src/features/booking/mail/mail-jobs'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { type KeptMail, keptMails } from '../../support/kept-mails'
import { site } from '../../support/site'

const days = await freeDays(1)
await setCalendar({ adminEmail: 'desk@example.com' })

/** Books the slot and answers with what the visitor and the team read about it. */
async function booked(at: number, more: object): Promise<KeptMail[]> {
  const day = first(days)
  const visitor = { visitorTimezone: 'America/New_York', ...more }
  const { status, body } = await createBooking(day.date, first(day.slots, at), visitor)
  expect(status).toBe(201)
  const before = (await keptMails()).length
  for (const audience of ['visitor', 'team'] as const) {
    const job = { event: 'received', audience, bookingId: body.booking.id, sequence: 0 } as const
    await sendBookingMail(await site(), job)
  }
  return (await keptMails()).slice(before)
}

const byTwelve = /\d{1,2}:\d{2} [AP]M to \d{1,2}:\d{2} [AP]M E[SD]T/
const by24 = /\d{2}:\d{2} to \d{2}:\d{2} E[SD]T/

describe("the visitor's clock", () => {
  it('is that of their mails; the team reads 24 hours', async () => {
    const mails = await booked(0, { visitorHour12: true })
    const of = (to: RegExp) => mails.find((mail) => to.test(mail.to ?? ''))
    expect(of(/^(?!desk)/)?.text).toMatch(byTwelve)
    expect(of(/^desk/)?.text).toMatch(by24)
    expect(of(/^desk/)?.text).not.toMatch(/\d [AP]M/)
  })

  it.each([
    ['not said', 1, {}],
    ['said to be of 24', 2, { visitorHour12: false }],
    ['empty', 3, { visitorHour12: null }],
  ])('counts to 24 when it is %s', async (_case, at, more) => {
    for (const { text } of await booked(at, more)) {
      expect(text).toMatch(by24)
      expect(text).not.toMatch(/\d [AP]M/)
    }
  })
})
