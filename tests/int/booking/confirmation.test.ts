import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { planDigest, sendDigest, sendUnanswered } from '../../../src/features/booking/confirmation/jobs'
import { urgentBookings } from '../../../src/features/booking/confirmation/queries'
import { query, sql } from '../../../src/lib/db/query'
import { bookingBody, type Day, first, freeDays } from '../../support/booking'
import { bookingWithSecrets, mailsOf, manageToken, sendWaitingMails } from '../../support/booking-mails'
import { call, signedIn, site, type Visitor } from '../../support/site'

let owner: Visitor & { email: string }
let days: Day[]
let next = 0

const set = async (data: object) => {
  const { status } = await call('POST', '/api/globals/calendar-settings', { visitor: owner, body: data })
  expect(status).toBe(200)
}

beforeAll(async () => {
  owner = await signedIn('super_admin')
  days = await freeDays(6)
  await (await site()).updateGlobal({
    slug: 'calendar-settings',
    data: { adminEmail: 'desk@example.com', unconfirmedPerHour: 1000 },
    overrideAccess: true,
  })
})

beforeEach(() => set({ confirmAutomatically: false, visitorsConfirmByMail: false }))

async function book(name = 'Ada Lovelace') {
  const at = next++
  const day = first(days, Math.floor(at / 5))
  const email = `confirmation-${at}@example.com`
  const { body } = await call<{ booking: { id: string; status: string; bookingDatetime: string } }>(
    'POST',
    '/api/create-booking',
    { body: bookingBody(day.date, first(day.slots, at % 5), { email, name }) },
  )
  return { ...body.booking, email }
}

const jobs = async (queue: string, bookingId: string) =>
  query<{ at: string | Date }>(
    await site(),
    sql`SELECT start_after AS at FROM jobs.job WHERE name = ${queue} AND data->>'bookingId' = ${bookingId}`,
  )

describe('a booking', () => {
  it('waits for the team, unless the settings confirm it', async () => {
    expect((await book()).status).toBe('pending')
    await set({ confirmAutomatically: true })
    const { id, status, email } = await book()
    expect(status).toBe('confirmed')
    await sendWaitingMails(id)
    const [mail] = await mailsOf(email)
    expect(mail?.subject).toMatch(/^Confirmed:/)
    expect(await jobs('booking-unanswered', id)).toEqual([])
  })

  it('with a hold is confirmed when its visitor confirms it', async () => {
    await set({ confirmAutomatically: true, visitorsConfirmByMail: true })
    const { id, status, email } = await book()
    expect(status).toBe('pending')
    const { body } = await call<{ booking: { status: string } }>('POST', '/api/bookings/manage', {
      body: { token: await manageToken(id), action: 'confirm' },
    })
    expect(body.booking.status).toBe('confirmed')
    await sendWaitingMails(id)
    expect((await mailsOf(email)).some(({ subject }) => subject?.startsWith('Confirmed:'))).toBe(true)
  })
})

describe('the daily mail to super admins', () => {
  const digests = async () =>
    (await mailsOf(owner.email)).filter(({ subject }) => subject?.endsWith('to confirm'))

  it('lists what has waited for a day, once a day, also after a crash', async () => {
    const payload = await site()
    const [old, answered] = [await book('Old Request'), await book('Answered Request')]
    await query(
      payload,
      sql`UPDATE bookings SET created_at = now() - interval '25 hours' WHERE id IN (${old.id}, ${answered.id})`,
    )
    await call('PATCH', `/api/bookings/${answered.id}`, { visitor: owner, body: { status: 'confirmed' } })
    for (let run = 0; run < 3; run++) await sendDigest(payload, { date: '2030-01-01' })
    const [mail, ...others] = await digests()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Old Request')
    expect(mail?.text).not.toContain('Answered Request')
    await sendDigest(payload, { date: '2030-01-02' })
    expect(await digests()).toHaveLength(2)
    await set({ confirmAutomatically: true })
    await sendDigest(payload, { date: '2030-01-03' })
    expect(await digests()).toHaveLength(2)
  })

  it('is planned once for 08:00 of the business zone, on days with other clocks too', async () => {
    const payload = await site()
    const planned = async (now: string) => {
      await query(payload, sql`DELETE FROM jobs.job WHERE name = 'booking-digest'`)
      for (let run = 0; run < 2; run++) await planDigest(payload, new Date(now))
      const rows = await query<{ at: string | Date }>(
        payload,
        sql`SELECT start_after AS at FROM jobs.job WHERE name = 'booking-digest'`,
      )
      return rows.map(({ at }) => new Date(at).toISOString())
    }
    expect(await planned('2030-01-15T06:59:00Z')).toEqual(['2030-01-15T07:00:00.000Z'])
    expect(await planned('2030-01-15T07:00:00Z')).toEqual(['2030-01-16T07:00:00.000Z'])
    // Clocks go forward on 31 March 2030.
    expect(await planned('2030-03-30T12:00:00Z')).toEqual(['2030-03-31T06:00:00.000Z'])
  })
})

describe('a call that nobody has confirmed', () => {
  it('is mailed to the team once, 12 hours before it', async () => {
    const payload = await site()
    const { id, bookingDatetime: start } = await book('Late Answer')
    const [job] = await jobs('booking-unanswered', id)
    const twelve = Date.parse(start) - 12 * 3_600_000
    expect(new Date(job?.at ?? 0).getTime()).toBe(Math.max(twelve, new Date(job?.at ?? 0).getTime()))
    for (let run = 0; run < 3; run++) await sendUnanswered(payload, { bookingId: id, start })
    const told = async () =>
      (await mailsOf('desk@example.com')).filter(({ subject }) => subject?.includes('Late Answer'))
    expect((await told()).filter(({ subject }) => subject?.startsWith('Still unconfirmed'))).toHaveLength(1)
    expect((await bookingWithSecrets(id)).status).toBe('pending')
  })

  it('is not mailed after an answer or a move', async () => {
    const payload = await site()
    const { id, bookingDatetime: start } = await book('Quick Answer')
    await sendUnanswered(payload, { bookingId: id, start: '2030-01-01T00:00:00.000Z' })
    await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status: 'confirmed' } })
    await sendUnanswered(payload, { bookingId: id, start })
    const mails = await mailsOf('desk@example.com')
    expect(mails.filter(({ subject }) => subject?.includes('Quick Answer'))).toEqual([])
  })

  it('is on top of the overview in its last 12 hours', async () => {
    const { id, bookingDatetime: start } = await book()
    const ids = async (hours: number) =>
      (await urgentBookings(await site(), new Date(Date.parse(start) - hours * 3_600_000))).map(
        (one) => one.id,
      )
    expect(await ids(11)).toContain(id)
    expect(await ids(13)).not.toContain(id)
    expect(await ids(0)).not.toContain(id)
  })
})
