import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Slot } from '../../../src/features/booking/types'
import { sendAssignmentMail } from '../../../src/features/queue/assignment'
import { query, sql } from '../../../src/lib/db/query'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { mailsOf, manageToken, sendWaitingMails, sentMails, waitingMails } from '../../support/booking-mails'
import type { TypeDoc } from '../../support/call-types'
import { makeHosts, setHost, type TestHost, typeOf } from '../../support/hosts'
import { call, signedIn, site, type Visitor } from '../../support/site'

interface Answer {
  booking: { id: string; bookingDatetime: string }
  calendarSequence: number
}

const payload = await site()
const owner = await signedIn('super_admin')
await setCalendar({ unconfirmedPerHour: 1000, adminEmail: 'desk@example.com', timezone: 'Europe/Berlin' })
const days = (await freeDays(12)).slice(3).map(({ date }) => date)

let type: TypeDoc
const team = (await makeHosts(['Anna', 'Ben'])) as [TestHost, TestHost]
beforeAll(async () => {
  await setHost(team[0].person, { timezone: 'America/New_York' })
  type = await typeOf(owner, team, { title: 'Team call', hostChoice: 'visitor', orderIndex: 900 })
  await typeOf(owner, [], { title: 'Desk call', orderIndex: 1 })
})

let date = ''
beforeEach(() => {
  date = days.shift() ?? ''
})

const slots = async (more = '') =>
  (await call<{ slots: Slot[] }>('GET', `/api/availability?date=${date}&type=${type.slug}${more}`)).body.slots

/** A call of Anna, of which she has heard. */
async function booked(host = team[0]) {
  const slug = host.settings.slug
  const slot = (await slots()).find(({ hosts }) => hosts?.includes(slug))
  if (!slot) throw new Error(`${slug} has no time`)
  const { body } = await createBooking<Answer>(date, slot, {
    type: type.slug,
    with: slug,
    name: 'Ada Lovelace',
  })
  await sendWaitingMails(body.booking.id)
  await sendAssignments(body.booking.id)
  return { id: body.booking.id, slot }
}

async function sendAssignments(id: string) {
  const jobs = await query<{ data: Jobs['assignment-mail'] }>(
    payload,
    sql`DELETE FROM jobs.job WHERE name = 'assignment-mail' AND data->>'itemId' = ${id} RETURNING data`,
  )
  for (const { data } of jobs) await sendAssignmentMail(payload, data)
}

async function otherTime(host: TestHost, not: Slot) {
  const slug = host.settings.slug
  const slot = (await slots()).find(({ hosts, start }) => hosts?.includes(slug) && start > not.end)
  if (!slot) throw new Error(`${slug} has no other time`)
  return { start: slot.start, preferredDate: date, preferredTime: slot.time }
}

const move = (visitor: Visitor, id: string, asked: object) =>
  call<Answer>('POST', '/api/move-booking', { visitor, body: { id, ...asked } })
const cancel = (visitor: Visitor, id: string) =>
  call('POST', '/api/cancel-bookings', { visitor, body: { ids: [id] } })
const newest = async ({ person }: TestHost) => (await mailsOf(person.email)).at(-1)
const countOf = async ({ person }: TestHost) => (await mailsOf(person.email)).length
const clock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

describe('a host hears', () => {
  it('of a new call, in their zone', async () => {
    const { slot } = await booked()
    const mail = await newest(team[0])
    expect(mail?.subject).toBe('Assigned to you: call with Ada Lovelace')
    expect(mail?.text).toContain(`, ${clock(slot.start, 'America/New_York')}`)
  })

  it('of a move by the visitor: before, now and where to open it', async () => {
    const { id, slot } = await booked()
    const asked = await otherTime(team[0], slot)
    const { status, body } = await call('POST', '/api/bookings/manage', {
      body: { token: await manageToken(id), action: 'reschedule', ...asked },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    await sendWaitingMails(id)
    const mail = await newest(team[0])
    expect(mail?.subject).toMatch(/^Moved: call with Ada Lovelace, /)
    expect(mail?.text).toMatch(new RegExp(`Now: .*, ${clock(asked.start, 'America/New_York')} `))
    expect(mail?.text).toMatch(new RegExp(`Before: .*, ${clock(slot.start, 'America/New_York')} `))
    expect(mail?.text).toContain(`/super-admin/bookings?view=all&open=${id}`)
    expect(await sentMails(id)).toContain('rescheduled host')
  })

  it('of a cancellation by the visitor, with the reason', async () => {
    const { id } = await booked()
    await call('POST', '/api/bookings/manage', {
      body: { token: await manageToken(id), action: 'cancel', reason: 'We are ill' },
    })
    await sendWaitingMails(id)
    const mail = await newest(team[0])
    expect(mail?.subject).toMatch(/^Cancelled: call with Ada Lovelace, /)
    expect(mail?.text).toContain('We are ill')
  })

  it('of a move and a cancellation by the desk, and of its deletion', async () => {
    const { id, slot } = await booked()
    expect((await move(owner, id, await otherTime(team[0], slot))).status).toBe(200)
    await sendWaitingMails(id)
    expect((await newest(team[0]))?.subject).toMatch(/^Moved: /)
    await cancel(owner, id)
    await sendWaitingMails(id)
    expect((await newest(team[0]))?.subject).toMatch(/^Cancelled: /)
    const other = await booked()
    await call('DELETE', `/api/bookings/${other.id}`, { visitor: owner })
    await sendWaitingMails(other.id)
    expect(await sentMails(other.id)).toContain('cancelled host')
  })
})

describe('a host does not hear', () => {
  it('of what they did themselves, nor of the calls of others and of the desk', async () => {
    const { id, slot } = await booked()
    const before = await countOf(team[0])
    expect((await move(team[0].person, id, await otherTime(team[0], slot))).status).toBe(200)
    await sendWaitingMails(id)
    const { id: other } = await booked(team[1])
    await cancel(owner, other)
    expect((await waitingMails(other)).filter(({ data }) => data.audience === 'host')).toHaveLength(1)
    await sendWaitingMails(other)
    expect(await countOf(team[0])).toBe(before)
    expect((await newest(team[1]))?.subject).toMatch(/^Cancelled: /)
    const [day] = await freeDays(1)
    const { body } = await createBooking<Answer>(day?.date ?? '', first(day?.slots ?? []))
    await cancel(owner, body.booking.id)
    expect((await waitingMails(body.booking.id)).map(({ data }) => data.audience)).not.toContain('host')
  })

  it('of a move that is undone', async () => {
    const { id, slot } = await booked()
    const before = await countOf(team[0])
    const { body } = await move(owner, id, await otherTime(team[0], slot))
    const undone = await call('POST', '/api/undo-booking', {
      visitor: owner,
      body: { id, sequence: body.calendarSequence },
    })
    expect(undone.status).toBe(200)
    await sendWaitingMails(id)
    expect(await countOf(team[0])).toBe(before)
  })

  it('twice, if the notices to the team go to them', async () => {
    const { id, slot } = await booked()
    const [{ person }] = team
    const before = await countOf(team[0])
    await setCalendar({ unconfirmedPerHour: 1000, adminEmail: person.email })
    await move(owner, id, await otherTime(team[0], slot))
    await sendWaitingMails(id)
    await setCalendar({ unconfirmedPerHour: 1000, adminEmail: 'desk@example.com' })
    expect((await mailsOf(person.email)).slice(before).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Booking moved',
    ])
  })

  it('of a change after they gave the call away, and the new host is not given a cancelled one', async () => {
    const { id } = await booked()
    const [before, others] = [await countOf(team[0]), await countOf(team[1])]
    const given = await call('POST', '/api/hand-over-booking', {
      visitor: owner,
      body: { id, host: team[1].settings.id },
    })
    expect(given.status).toBe(200)
    await cancel(owner, id)
    await sendWaitingMails(id)
    await sendAssignments(id)
    // Anna knew it as hers.
    const heard = (await mailsOf(team[0].person.email))
      .slice(before)
      .map(({ subject }) => subject?.split(':')[0])
    expect(heard).toEqual(['Cancelled', 'Handed over'])
    expect(await countOf(team[1])).toBe(others)
  })
})
