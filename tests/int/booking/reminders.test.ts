import { beforeEach, describe, expect, it } from 'vitest'
import { sendDigest, sendUnanswered } from '../../../src/features/booking/confirmation/jobs'
import { urgentBookings } from '../../../src/features/booking/confirmation/queries'
import { sendBookingReminder } from '../../../src/features/booking/mail/mail-jobs'
import { isReminderDue } from '../../../src/features/booking/mail/reminders'
import { planMorning } from '../../../src/features/booking/settings/morning'
import { query, sql } from '../../../src/lib/db/query'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { mailsOf, manageToken, sendWaitingMails } from '../../support/booking-mails'
import { makeHosts, setHost, type TestHost } from '../../support/hosts'
import { call, signedIn, site } from '../../support/site'

let next = 0
const HOUR_MS = 3_600_000
const zone = 'Europe/Berlin'

const set = (body: object) =>
  call<{ errors?: { field?: string }[] }>('POST', '/api/globals/calendar-settings', { visitor: owner, body })

const owner = await signedIn('super_admin')
const days = await freeDays(8)
await setCalendar({ adminEmail: 'desk@example.com', unconfirmedPerHour: 1000 })

beforeEach(async () => {
  const usual = { confirmAutomatically: false, visitorsConfirmByMail: false, timezone: zone }
  expect((await set(usual)).status).toBe(200)
})

async function book(name = 'Ada Lovelace') {
  const at = next++
  const day = first(days, 3 + Math.floor(at / 6))
  const email = `reminders-${at}@example.com`
  const { body } = await createBooking<{ booking: { id: string; status: string; bookingDatetime: string } }>(
    day.date,
    first(day.slots, at % 6),
    { email, name },
  )
  const { id, status, bookingDatetime: start } = body.booking
  return { id, status, start, email }
}

const change = async (id: string, status: string) => {
  const answer = await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status } })
  expect(answer.status).toBe(200)
}

async function confirmed() {
  const booking = await book()
  await change(booking.id, 'confirmed')
  return booking
}

/** The instants of planned jobs, with their data. */
async function jobs<Name extends keyof Jobs>(queue: Name, bookingId: string) {
  const rows = await query<{ at: string | Date; data: Jobs[Name] } & Record<string, unknown>>(
    await site(),
    sql`SELECT start_after AS at, data FROM jobs.job
        WHERE name = ${queue} AND data->>'bookingId' = ${bookingId} ORDER BY start_after`,
  )
  return rows.map(({ at, data }) => ({ at: new Date(at).getTime(), data }))
}

const subjects = async (address: string, start: string) =>
  (await mailsOf(address)).filter(({ subject }) => subject?.startsWith(start))

describe('a booking', () => {
  it('waits for the team, unless the settings confirm it', async () => {
    expect((await book()).status).toBe('pending')
    await set({ confirmAutomatically: true })
    const { id, status, email, start } = await book()
    expect(status).toBe('confirmed')
    await sendWaitingMails(id)
    expect((await mailsOf(email)).map(({ subject }) => subject?.slice(0, 10))).toEqual(['Confirmed:'])
    expect(await jobs('booking-unanswered', id)).toEqual([])
    expect((await jobs('booking-reminder', id)).map(({ at }) => Date.parse(start) - at)).toEqual([
      24 * HOUR_MS,
    ])
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
    expect(await subjects(email, 'Confirmed:')).toHaveLength(1)
  })
})

describe('the daily mail', () => {
  const digests = async () =>
    (await mailsOf(owner.email)).filter(({ subject }) => subject?.endsWith('to confirm'))

  const waitedForADay = async (...ids: string[]) => {
    for (const id of ids)
      await query(
        await site(),
        sql`UPDATE bookings SET created_at = now() - interval '25 hours' WHERE id = ${id}`,
      )
  }

  it('lists what has waited for a day, once a day, also after a crash', async () => {
    const payload = await site()
    const [old, answered, fresh] = [
      await book('Old Request'),
      await book('Answered One'),
      await book('New One'),
    ]
    await waitedForADay(old.id, answered.id)
    await change(answered.id, 'confirmed')
    for (let run = 0; run < 3; run++) await sendDigest(payload, { date: '2030-01-01', timezone: zone })
    const [mail, ...others] = await digests()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Old Request')
    expect(mail?.text).not.toContain('Answered One')
    expect(mail?.text).not.toContain('New One')
    await sendDigest(payload, { date: '2030-01-02', timezone: zone })
    expect(await digests()).toHaveLength(2)
    for (const { id } of [old, fresh]) await change(id, 'cancelled')
  })

  it('is planned once for 08:00 of the business zone, on days with other clocks too', async () => {
    const payload = await site()
    const planned = async (now: string) => {
      await query(payload, sql`DELETE FROM jobs.job WHERE name = 'booking-digest'`)
      for (let run = 0; run < 2; run++) await planMorning(payload, 'booking-digest', new Date(now))
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
    await set({ timezone: 'America/New_York' })
    expect(await planned('2030-01-15T07:00:00Z')).toEqual(['2030-01-15T13:00:00.000Z'])
  })

  it('comes once on a day on which the business zone changes', async () => {
    const payload = await site()
    const { id } = await book('Waits Long')
    await waitedForADay(id)
    const before = (await digests()).length
    await set({ timezone: 'America/New_York' })
    await sendDigest(payload, { date: '2030-02-01', timezone: zone })
    expect(await digests()).toHaveLength(before)
    await sendDigest(payload, { date: '2030-02-01', timezone: 'America/New_York' })
    await set({ timezone: zone })
    await sendDigest(payload, { date: '2030-02-01', timezone: zone })
    expect(await digests()).toHaveLength(before + 1)
  })
})

describe('the daily mail of a team with hosts', () => {
  it('has only the calls of its reader, each in the zone of who takes it', async () => {
    const payload = await site()
    const [anna] = (await makeHosts(['Anna'], { timezone: 'Asia/Tokyo' })) as [TestHost]
    const [gone] = (await makeHosts(['Gone'])) as [TestHost]
    const boss = { ...(await signedIn('super_admin')) }
    const bossHost = await setHost(boss, { name: 'Boss' })
    const calls = {
      desk: await book('Of The Desk'),
      annas: await book('Of Anna'),
      bosses: await book('Of The Boss'),
      left: await book('Left Behind'),
    }
    const give = async ({ id }: { id: string }, host: string | null) =>
      query(
        payload,
        sql`UPDATE bookings SET host_id = ${host}, created_at = now() - interval '25 hours' WHERE id = ${id}`,
      )
    await give(calls.desk, null)
    await give(calls.annas, anna.settings.id)
    await give(calls.bosses, bossHost.id)
    await give(calls.left, gone.settings.id)
    await setHost(owner, { user: gone.person.user.id, isActive: false })
    for (let run = 0; run < 2; run++) await sendDigest(payload, { date: '2030-05-01', timezone: zone })
    const heard = async ({ email }: { email: string }) => {
      const [mail, ...others] = await subjects(email, '')
      expect(others.filter(({ subject }) => subject?.endsWith('to confirm'))).toEqual([])
      return Object.keys(calls).filter((name) => mail?.text.includes(names[name] ?? ''))
    }
    const names: Record<string, string> = {
      ...{ desk: 'Of The Desk', annas: 'Of Anna', bosses: 'Of The Boss', left: 'Left Behind' },
    }
    expect(await heard(anna.person)).toEqual(['annas'])
    expect(await heard(boss)).toEqual(['desk', 'bosses', 'left'])
    expect(await heard(gone.person)).toEqual([])
    const [mail] = await mailsOf(anna.person.email)
    const tokyo = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Tokyo',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(mail?.text).toContain(`, ${tokyo.format(new Date(calls.annas.start))} `)
    const digest = (await subjects(owner.email, '')).filter(({ text }) => text.includes('Left Behind'))
    expect(digest[0]?.text).not.toContain('Of Anna')
    for (const { id } of Object.values(calls)) await change(id, 'cancelled')
  })
})

describe('a call that no one has confirmed', () => {
  it('is mailed to the team once, 12 hours before it', async () => {
    const payload = await site()
    const { id, start } = await book('Late Answer')
    expect((await jobs('booking-unanswered', id)).map(({ at }) => Date.parse(start) - at)).toEqual([
      12 * HOUR_MS,
    ])
    for (let run = 0; run < 3; run++) await sendUnanswered(payload, { bookingId: id, start })
    expect(await subjects('desk@example.com', 'Still unconfirmed: Late Answer')).toHaveLength(1)
  })

  it('is not mailed after an answer or a move', async () => {
    const payload = await site()
    const { id, start } = await book('Quick Answer')
    await sendUnanswered(payload, { bookingId: id, start: '2030-01-01T00:00:00.000Z' })
    for (const status of ['confirmed', 'cancelled']) {
      await change(id, status)
      await sendUnanswered(payload, { bookingId: id, start })
    }
    expect(await subjects('desk@example.com', 'Still unconfirmed: Quick Answer')).toEqual([])
  })

  it('is on top of the overview in its last 12 hours', async () => {
    const { id, start } = await book()
    const ids = async (hours: number) =>
      (await urgentBookings(await site(), new Date(Date.parse(start) - hours * HOUR_MS))).map((one) => one.id)
    expect(await ids(11)).toContain(id)
    expect(await ids(13)).not.toContain(id)
    expect(await ids(0)).not.toContain(id)
  })
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

describe('reminders to the visitor', () => {
  /** Hours before the call, as planned. */
  const planned = async (id: string, start: string) =>
    (await jobs('booking-reminder', id)).map(({ at, data }) => {
      expect((Date.parse(start) - at) / HOUR_MS).toBe(data.hours)
      return data.hours
    })

  it('are planned for each of the hours that is still to come, also for booked calls', async () => {
    const booked = await confirmed()
    expect(await planned(booked.id, booked.start)).toEqual([24])
    expect((await set({ reminderHours: [168, 24, 2] })).status).toBe(200)
    const { id, start } = await confirmed()
    const hours = (at: string) => [168, 24, 2].filter((one) => Date.parse(at) - one * HOUR_MS > Date.now())
    expect(await planned(id, start)).toEqual(hours(start))
    expect(await planned(booked.id, booked.start)).toEqual(hours(booked.start))
  })

  it('of a call that is confirmed after the first hour are the later ones', async () => {
    await set({ reminderHours: [168, 24, 2] })
    const near = first(await freeDays(1))
    const { body } = await createBooking<{ booking: { id: string; bookingDatetime: string } }>(
      near.date,
      first(near.slots),
      { email: 'near@example.com' },
    )
    const { id, bookingDatetime: start } = body.booking
    await change(id, 'confirmed')
    const left = (Date.parse(start) - Date.now()) / HOUR_MS
    expect(left).toBeLessThan(168)
    expect(await planned(id, start)).toEqual([24, 2].filter((hours) => hours < left))
  })

  it('are planned once, however often the status changes', async () => {
    const { id, start } = await confirmed()
    const before = await planned(id, start)
    for (const status of ['pending', 'confirmed', 'cancelled', 'confirmed']) await change(id, status)
    expect(await planned(id, start)).toEqual(before)
  })

  it('are mailed once each, also if their jobs run again, and only at hours that are still wanted', async () => {
    await set({ reminderHours: [24, 2] })
    const { id, start, email } = await confirmed()
    const payload = await site()
    const send = (hours: number, at = start) =>
      sendBookingReminder(payload, { bookingId: id, start: at, hours })
    for (const hours of [24, 24, 2, 2, 24]) await send(hours)
    expect(await subjects(email, 'Reminder:')).toHaveLength(2)
    await send(48)
    await send(2, '2030-01-01T00:00:00.000Z')
    await set({ reminderHours: [12] })
    await send(2)
    expect(await subjects(email, 'Reminder:')).toHaveLength(2)
  })

  it('are not mailed for calls that are cancelled, unconfirmed or over', async () => {
    const { id, start, email } = await confirmed()
    const payload = await site()
    await set({ reminderHours: [24] })
    for (const status of ['cancelled', 'pending']) {
      await change(id, status)
      await sendBookingReminder(payload, { bookingId: id, start, hours: 24 })
    }
    await change(id, 'confirmed')
    const over = new Date(Date.now() - HOUR_MS).toISOString()
    await query(
      payload,
      sql`UPDATE bookings SET booking_datetime = ${over}, ends_at = now(), blocked_until = now() WHERE id = ${id}`,
    )
    await sendBookingReminder(payload, { bookingId: id, start: over, hours: 24 })
    expect(await subjects(email, 'Reminder:')).toEqual([])
  })

  it('do not come twice at once after a long stop', () => {
    const start = new Date('2030-01-02T12:00:00Z')
    expect(isReminderDue(24, [24, 2], start, new Date('2030-01-01T12:00:01Z'))).toBe(true)
    expect(isReminderDue(24, [24, 2], start, new Date('2030-01-02T11:00:00Z'))).toBe(false)
    expect(isReminderDue(2, [24, 2], start, new Date('2030-01-02T11:00:00Z'))).toBe(true)
  })
})
