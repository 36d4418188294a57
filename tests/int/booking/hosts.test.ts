import { beforeAll, describe, expect, it } from 'vitest'
import { toHandOver } from '../../../src/features/booking/host/handed-over'
import type { Slot } from '../../../src/features/booking/types'
import { sendAssignmentMail } from '../../../src/features/queue/assignment'
import { query, sql } from '../../../src/lib/db/query'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { addCalendarDays, isoWeekday } from '../../../src/lib/time/calendar-date'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { mailsOf, manageToken, sendWaitingMails } from '../../support/booking-mails'
import type { TypeDoc } from '../../support/call-types'
import { makeHosts, setHost, type TestHost, typeOf } from '../../support/hosts'
import { call, reqOf, signedIn, signedInCallTaker, site, type Visitor } from '../../support/site'

interface HostAnswer {
  booking: {
    id: string
    host: { slug: string; name: string } | null
    bookingDatetime: string
    status: string
  }
  slots?: Slot[]
  errors?: { code: string; field?: string }[]
  updatedAt: string
  undoUntil: string | null
  calendarSequence: number
}

const payload = await site()
const owner = await signedIn('super_admin')
await setCalendar({ unconfirmedPerHour: 1000, adminEmail: 'desk@example.com' })
// In the middle of a week, so that the days around it work too.
const monday = (await freeDays(9)).map(({ date }) => date).find((date) => isoWeekday(date) === 1) ?? ''
const [tuesday, wednesday, thursday] = [1, 2, 3].map((ahead) => addCalendarDays(monday, ahead)) as [
  string,
  string,
  string,
]

let type: TypeDoc
const team = (await makeHosts(['Anna', 'Ben', 'Cleo'])) as [TestHost, TestHost, TestHost]
beforeAll(async () => {
  type = await typeOf(owner, team, { title: 'Team call', hostChoice: 'visitor', orderIndex: 900 })
  await typeOf(owner, [], { title: 'Desk call', orderIndex: 1 })
})

const availability = async (date: string, more = '') =>
  await call<{ slots: Slot[]; errors?: { field: string }[] }>(
    'GET',
    `/api/availability?date=${date}&type=${type.slug}${more}`,
  )
const slotAt = async (date: string, time: string) => {
  const { slots } = (await availability(date)).body
  return slots.find((slot) => slot.time === time)
}
const book = (date: string, time: string, start: string, more: object = {}, visitor: Visitor = {}) =>
  createBooking<HostAnswer>(date, { time, start, end: '' }, { type: type.slug, ...more }, visitor)
const bookAt = async (date: string, time: string, more: object = {}) => {
  const slot = await slotAt(date, time)
  const answer = await book(date, time, slot?.start ?? '', more)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.booking
}
const row = async (id: string) =>
  payload.findByID({ collection: 'bookings', id, depth: 0, overrideAccess: true })
const handOver = (visitor: Visitor, body: object) =>
  call<HostAnswer>('POST', '/api/hand-over-booking', { visitor, body })
const nameless = { host: null }
const deadlocks = async () => {
  const [counted] = await query<{ deadlocks: string }>(
    payload,
    sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  )
  return counted?.deadlocks
}

describe('a type with three hosts', () => {
  let before: string | undefined
  beforeAll(async () => {
    before = await deadlocks()
  })

  it('has the times of all, and says who has them if visitors choose', async () => {
    const slot = await slotAt(monday, '09:00')
    expect(slot?.hosts).toEqual(team.map(({ settings }) => settings.slug))
    const desk = await call<{ slots: Slot[] }>('GET', `/api/availability?date=${monday}`)
    expect(first(desk.body.slots).hosts).toBeUndefined()
  })

  it('gives a time to three visitors of forty, and the free times to the others', async () => {
    const { body } = await availability(monday)
    const { time, start } = first(body.slots)
    const all = await Promise.all(Array.from({ length: 40 }, () => book(monday, time, start)))
    const won = all.filter(({ status }) => status === 201)
    expect(won.map(({ body: { booking } }) => booking.host?.name).toSorted()).toEqual(['Anna', 'Ben', 'Cleo'])
    const lost = all.filter(({ status }) => status === 409)
    expect(lost).toHaveLength(37)
    const next = body.slots.slice(1).map((slot) => slot.start)
    for (const { body: refused } of lost) expect(refused.slots?.map((slot) => slot.start)).toEqual(next)
  })

  it('gives the call to whoever is asked for, else to who had the fewest', async () => {
    const [anna, ben, cleo] = team
    const asked = await bookAt(tuesday, '10:00', { with: cleo.settings.slug })
    expect(asked.host?.name).toBe('Cleo')
    expect(await row(asked.id)).toMatchObject({ host: cleo.settings.id, assignee: cleo.person.user.id })
    const others = [await bookAt(tuesday, '10:00'), await bookAt(tuesday, '10:00')]
    expect(others.map(({ host }) => host?.name).toSorted()).toEqual(['Anna', 'Ben'])
    const taken = await book(tuesday, '11:00', (await slotAt(tuesday, '11:00'))?.start ?? '', {
      with: anna.settings.slug,
    })
    expect(taken.body.booking.host?.name).toBe('Anna')
    const again = await book(tuesday, '11:00', taken.body.booking.bookingDatetime, {
      with: anna.settings.slug,
    })
    expect([again.status, again.body.errors?.[0]?.code]).toEqual([409, 'slot_taken'])
    expect(await bookAt(tuesday, '11:00', { with: ben.settings.slug })).toMatchObject({
      host: { name: 'Ben' },
    })
  })

  it('has the next free times and the full days that its hosts have together', async () => {
    const { next, full } = (
      await call<{ next: (Slot & { date: string })[]; full: string[] }>(
        'GET',
        `/api/next-free?type=${type.slug}`,
      )
    ).body
    const today = first(next).date
    const days = Array.from({ length: 21 }, (_, ahead) => addCalendarDays(today, ahead))
    const slots = await Promise.all(days.map(async (date) => (await availability(date)).body.slots))
    expect(days.filter((date) => full.includes(date))).toEqual(
      days.filter((_, place) => slots[place]?.length === 0),
    )
    const expected = days.flatMap((_, place) => slots[place]?.[0] ?? []).slice(0, 3)
    expect(next.map(({ start }) => start)).toEqual(expected.map(({ start }) => start))
  })

  // Connections report theirs a second later, so not after the race itself.
  it('had no deadlock', async () => expect(await deadlocks()).toBe(before))

  it('leaves the desk as it was, and the desk leaves the hosts', async () => {
    const desk = await createBooking<HostAnswer>(tuesday, { time: '10:00', start: '', end: '' })
    expect(desk.status, JSON.stringify(desk.body)).toBe(201)
    expect(desk.body.booking).toMatchObject(nameless)
    expect(
      (await availability(tuesday, `&with=${team[2].settings.slug}`)).body.slots.map(({ time }) => time),
    ).not.toContain('10:00')
  })

  it('refuses hosts that cannot be chosen', async () => {
    const fair = await typeOf(owner, team, { title: 'Fair call', orderIndex: 901 })
    const [anna] = team
    expect((await availability(monday, '&with=nobody')).status).toBe(404)
    expect((await call('GET', `/api/next-free?type=${type.slug}&with=nobody`)).status).toBe(404)
    expect((await call('GET', `/api/next-free?type=${fair.slug}&with=${anna.settings.slug}`)).status).toBe(
      404,
    )
    const refused = await book(monday, '12:00', '', { with: 'nobody' })
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'with'])
    const next = await call<{ next: Slot[] }>(
      'GET',
      `/api/next-free?type=${type.slug}&with=${anna.settings.slug}`,
    )
    expect(next.body.next).toHaveLength(3)
  })

  it('has own hours in another zone, and no time on a day off of the company or of the person', async () => {
    const [, ben] = team
    // Evening in New York is after midnight in Berlin.
    const late = { timezone: 'America/New_York', weeklyHours: [{ weekday: 1, start: '17:00', end: '20:00' }] }
    const mine = `&with=${ben.settings.slug}`
    await setHost(ben.person, late)
    const times = async (date: string) => (await availability(date, mine)).body.slots.map(({ time }) => time)
    expect(await times(monday)).toEqual(['23:00'])
    expect(await times(tuesday)).toEqual(['00:00', '01:00'])
    await setCalendar({ daysOff: [{ from: tuesday }] })
    expect(await times(monday)).toEqual(['23:00'])
    expect(await times(tuesday)).toEqual([])
    await setCalendar({ daysOff: [] })
    const night = await bookAt(tuesday, '00:00', { with: ben.settings.slug })
    expect(night.host?.name).toBe('Ben')
    expect(await times(tuesday)).toEqual(['01:00'])
    await setHost(ben.person, { daysOff: [{ from: monday, to: null, everyYear: false, note: null }] })
    expect([await times(monday), await times(tuesday)]).toEqual([[], []])
    await setHost(ben.person, { timezone: null, weeklyHours: [], daysOff: [] })
  })

  it('keeps free what the calendars of the host have, and lets others have it', async () => {
    const [anna] = team
    await setHost(anna.person, { busyCalendars: [{ name: 'Own', url: 'https://calendar.example/anna.ics' }] })
    const slot = await slotAt(wednesday, '15:00')
    await query(
      payload,
      sql`INSERT INTO busy_calendar_times (calendar_id, start_at, end_at)
          SELECT id, ${slot?.start}::timestamptz, ${slot?.end}::timestamptz FROM busy_calendars WHERE host_id = ${anna.settings.id}`,
    )
    await query(payload, sql`UPDATE busy_calendars SET known_at = now()`)
    expect((await slotAt(wednesday, '15:00'))?.hosts).toEqual(
      ['ben', 'cleo'].map(
        (name) => team.find(({ settings }) => settings.name.toLowerCase() === name)?.settings.slug,
      ),
    )
    await setHost(anna.person, { busyCalendars: [], maxCallsPerDay: 1 })
    await bookAt(wednesday, '09:00', { with: anna.settings.slug })
    expect((await slotAt(wednesday, '16:00'))?.hosts).not.toContain(anna.settings.slug)
    await setHost(anna.person, { maxCallsPerDay: null })
  })
})

it('names the host in the mails of a call, and the number that they call from', async () => {
  const [, , cleo] = team
  await setHost(cleo.person, { phone: '+49 30 1234567' })
  const byPhone = await typeOf(owner, [cleo], { title: 'Phone call', meetingKind: 'phone', orderIndex: 903 })
  const free = await call<{ slots: Slot[] }>(
    'GET',
    `/api/availability?date=${wednesday}&type=${byPhone.slug}`,
  )
  const more = { type: byPhone.slug, phone: '+49 30 7654321', email: 'phone@example.com' }
  const { body } = await createBooking<HostAnswer>(wednesday, first(free.body.slots), more)
  await sendWaitingMails(body.booking.id)
  const mail = (await mailsOf('phone@example.com')).at(-1)
  expect(mail?.text).toMatch(/With:?\s+Cleo/)
  expect(mail?.text).toContain('We call you at the number that you gave us, from +49 30 1234567.')
})

describe('a moved call', () => {
  it('keeps its host if they are free, else gets another one', async () => {
    const [anna, ben] = team
    const kept = await bookAt(thursday, '09:00', { with: ben.settings.slug })
    await bookAt(thursday, '11:00', { with: ben.settings.slug })
    const move = async (time: string) =>
      call<HostAnswer>('POST', '/api/bookings/manage', {
        body: {
          token: await manageToken(kept.id),
          action: 'reschedule',
          preferredDate: thursday,
          preferredTime: time,
        },
      })
    expect((await move('10:00')).body.booking.host?.name).toBe('Ben')
    const { body } = await move('11:00')
    expect(['Anna', 'Cleo']).toContain(body.booking.host?.name)
    const stored = await row(kept.id)
    expect([stored.host, stored.assignee]).not.toContain(ben.settings.id)
    expect(team.find(({ person }) => person.user.id === stored.assignee)?.settings.id).toBe(stored.host)
    const free = await call<{ slots: Slot[] }>('GET', `/api/availability?date=${thursday}&booking=${kept.id}`)
    expect(free.body.slots.map(({ time }) => time)).toContain('10:00')
    expect(anna.settings.name).toBe('Anna')
  })
})

it('a type names hosts that are there, each once', async () => {
  const [anna] = team
  const none = '00000000-0000-4000-8000-000000000000'
  for (const hosts of [[none], ['anna'], [anna.settings.id, anna.settings.id]]) {
    const { status, body } = await call<{ errors: { field: string }[] }>(
      'PATCH',
      `/api/call-types/${type.id}`,
      {
        visitor: owner,
        body: { hosts },
      },
    )
    expect([status, body.errors[0]?.field]).toEqual([400, 'hosts'])
  }
})

describe('handing over', () => {
  it('gives the call, its link and its mails to the new host, who must be free', async () => {
    const [anna, ben, cleo] = team
    const address = 'walk@example.com'
    await setHost(cleo.person, { meetingUrl: 'https://meet.example/cleo' })
    const booking = await bookAt(thursday, '14:00', { with: anna.settings.slug, email: address })
    await sendWaitingMails(booking.id)
    // Anna has heard of it.
    await query(
      payload,
      sql`DELETE FROM jobs.job WHERE name = 'assignment-mail' AND data->>'itemId' = ${booking.id}`,
    )
    const before = await row(booking.id)
    const outcome = await handOver(owner, { id: booking.id, host: cleo.settings.id })
    expect(outcome.status, JSON.stringify(outcome.body)).toBe(200)
    expect(outcome.body.booking.host?.name).toBe('Cleo')
    expect(outcome.body.calendarSequence).toBe(before.calendarSequence + 1)
    expect(await row(booking.id)).toMatchObject({
      host: cleo.settings.id,
      assignee: cleo.person.user.id,
      meetingKind: 'url',
      meetLink: 'https://meet.example/cleo',
      bookingDatetime: before.bookingDatetime,
    })
    await sendWaitingMails(booking.id)
    const mail = (await mailsOf(address)).at(-1)
    expect(mail?.text).toContain('Cleo')
    expect(mail?.text).toContain('https://meet.example/cleo')
    const [job] = await query<{ data: Jobs['assignment-mail'] }>(
      payload,
      sql`SELECT data FROM jobs.job WHERE name = 'assignment-mail' AND data->>'itemId' = ${booking.id} AND state < 'active'`,
    )
    if (!job) throw new Error('No mail to the hosts')
    await sendAssignmentMail(payload, job.data)
    expect((await mailsOf(cleo.person.email)).at(-1)?.subject).toContain('Assigned to you')
    expect((await mailsOf(anna.person.email)).at(-1)?.subject).toContain('Handed over')

    await bookAt(thursday, '14:00', { with: ben.settings.slug })
    const overlap = await handOver(owner, { id: booking.id, host: ben.settings.id, outsideHours: true })
    expect([overlap.status, overlap.body.errors?.[0]?.code]).toEqual([409, 'slot_taken'])
    const back = await call<HostAnswer>('POST', '/api/undo-booking', {
      visitor: owner,
      body: { id: booking.id, sequence: outcome.body.calendarSequence },
    })
    // The mail has left.
    expect(back.status).toBe(410)
    await setHost(cleo.person, { meetingUrl: null })
  })

  it('is undone exactly, also the link that the visitor has', async () => {
    const [anna, , cleo] = team
    await setHost(anna.person, { meetingUrl: 'https://meet.example/{room}' })
    const booking = await bookAt(thursday, '12:00', { with: anna.settings.slug })
    await sendWaitingMails(booking.id)
    const before = await row(booking.id)
    const given = await handOver(anna.person, {
      id: booking.id,
      host: cleo.settings.id,
      notifyVisitor: false,
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    const undone = await call<HostAnswer>('POST', '/api/undo-booking', {
      visitor: anna.person,
      body: { id: booking.id, sequence: given.body.calendarSequence },
    })
    expect(undone.status).toBe(200)
    const { host, assignee, meetingKind, meetLink, blockedUntil } = before
    expect(await row(booking.id)).toMatchObject({ host, assignee, meetingKind, meetLink, blockedUntil })
    await setHost(anna.person, { meetingUrl: null })
  })

  it('keeps the buffer of the new host, and is no way to take the call of someone else', async () => {
    const [anna, ben] = team
    const booking = await bookAt(wednesday, '15:00', { with: anna.settings.slug })
    const type = await typeOf(owner, [ben], {
      title: 'Ben alone',
      durationMinutes: 60,
      hostChoice: 'order',
    })
    const moved = await call('POST', '/api/move-booking', {
      visitor: ben.person,
      body: { id: booking.id, type: type.slug, preferredDate: wednesday, preferredTime: '15:00' },
    })
    expect(moved.status).toBe(403)
    expect((await row(booking.id)).host).toBe(anna.settings.id)
    await setHost(ben.person, { bufferTimeMinutes: 45 })
    expect((await handOver(owner, { id: booking.id, host: ben.settings.id })).status).toBe(200)
    const { endsAt, blockedUntil } = await row(booking.id)
    expect(Date.parse(blockedUntil ?? '') - Date.parse(endsAt ?? '')).toBe(45 * 60_000)
    await setHost(ben.person, { bufferTimeMinutes: null })
  })

  it('is undone with its link', async () => {
    const [anna, , cleo] = team
    const booking = await bookAt(thursday, '15:00', { with: anna.settings.slug })
    await sendWaitingMails(booking.id)
    const { body } = await handOver(owner, { id: booking.id, host: cleo.settings.id })
    const undone = await call<HostAnswer>('POST', '/api/undo-booking', {
      visitor: owner,
      body: { id: booking.id, sequence: body.calendarSequence },
    })
    expect([undone.status, undone.body.booking.host?.name]).toEqual([200, 'Anna'])
    expect(await row(booking.id)).toMatchObject({ assignee: anna.person.user.id })
  })

  it('is for the host and super admins; outside of hours for super admins alone', async () => {
    const [anna, ben, cleo] = team
    const booking = await bookAt(thursday, '16:00', { with: anna.settings.slug })
    const to = { id: booking.id, host: ben.settings.id }
    expect((await handOver({}, to)).status).toBe(401)
    expect((await handOver(await signedIn('admin'), to)).status).toBe(403)
    expect((await handOver(await signedInCallTaker(), to)).status).toBe(403)
    expect((await handOver(cleo.person, to)).status).toBe(403)
    await setHost(ben.person, { weeklyHours: [{ weekday: 1, start: '09:00', end: '12:00' }] })
    const refused = await handOver(anna.person, to)
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'host'])
    expect((await handOver(anna.person, { ...to, outsideHours: true })).status).toBe(403)
    expect((await handOver(owner, { ...to, outsideHours: true })).body.booking.host?.name).toBe('Ben')
    expect((await handOver(ben.person, { ...to, host: anna.settings.id })).body.booking.host?.name).toBe(
      'Anna',
    )
    // Hours that begin at another minute, and a longer notice, do not matter for a call that has its time.
    await setHost(ben.person, {
      weeklyHours: [{ weekday: 4, start: '15:30', end: '17:30' }],
      minimumNoticeHours: 720,
    })
    expect((await handOver(anna.person, to)).body.booking.host?.name).toBe('Ben')
    expect((await handOver(ben.person, { ...to, host: anna.settings.id })).status).toBe(200)
    await setHost(ben.person, { weeklyHours: [], minimumNoticeHours: null })
    const none = '00000000-0000-4000-8000-000000000000'
    expect((await handOver(owner, { ...to, host: none })).status).toBe(404)
    expect((await handOver(owner, { ...to, id: none })).status).toBe(404)
    expect((await handOver(owner, { ...to, host: 'anna' })).status).toBe(400)
  })

  it('happens with another assignee, and gives the desk the call of no one', async () => {
    const [anna, ben] = team
    const booking = await bookAt(wednesday, '12:00', { with: anna.settings.slug })
    const assign = (assignee: string | null) =>
      call<HostAnswer>('PATCH', `/api/bookings/${booking.id}`, { visitor: owner, body: { assignee } })
    const other = await signedInCallTaker()
    const refused = await assign(other.user.id)
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'assignee'])
    expect((await assign(ben.person.user.id)).status).toBe(200)
    expect(await row(booking.id)).toMatchObject({ host: ben.settings.id, assignee: ben.person.user.id })
    expect((await assign(null)).status).toBe(200)
    expect(await row(booking.id)).toMatchObject({ host: null, assignee: null })
  })
})

describe('a host who is switched off', () => {
  it('keeps the calls, which wait to be handed over, and gets no new ones', async () => {
    const [host] = await makeHosts(['Zoe'])
    if (!host) throw new Error('No host')
    const own = await typeOf(owner, [host], { title: 'Zoe only', orderIndex: 902 })
    const { slots } = (
      await call<{ slots: Slot[] }>('GET', `/api/availability?date=${thursday}&type=${own.slug}`)
    ).body
    const { body } = await createBooking<HostAnswer>(thursday, first(slots), { type: own.slug })
    expect(body.booking.host?.name).toBe('Zoe')
    await call('POST', '/api/switch-account', {
      visitor: owner,
      body: { userId: host.person.user.id, active: false },
    })
    expect(await row(body.booking.id)).toMatchObject({ host: host.settings.id })
    expect((await toHandOver(await reqOf(owner), new Date())).get(host.settings.id)).toBe(1)
    const listed = await call<{ bookings: { id: string }[] }>('GET', '/api/team/bookings?view=handover', {
      visitor: owner,
    })
    expect(listed.body.bookings.map(({ id }) => id)).toContain(body.booking.id)
    const jobs = await query<{ data: Jobs['calls-returned'] }>(
      payload,
      sql`SELECT data FROM jobs.job WHERE name = 'calls-returned' AND data->>'formerId' = ${host.person.user.id}`,
    )
    expect(jobs[0]?.data).toMatchObject({ calls: 0, toHandOver: 1 })
    // Nobody is left, so the desk takes these calls.
    const { body: later } = await createBooking<HostAnswer>(thursday, first(slots, 1), { type: own.slug })
    expect(later.booking.host).toBeNull()
    const over = await handOver(owner, { id: body.booking.id, host: team[0].settings.id })
    expect([over.status, over.body.errors?.[0]?.code ?? '']).toEqual([200, ''])
  })
})
