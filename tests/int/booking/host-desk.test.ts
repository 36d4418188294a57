import { randomBytes } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { shownWeek } from '../../../src/admin/super-admin/bookings/shown-week'
import { handOverChoices } from '../../../src/features/booking/desk/hand-over'
import { bookingDetails } from '../../../src/features/booking/desk/queries'
import { isoWeek } from '../../../src/features/booking/desk/week-address'
import { callsOutsideHours } from '../../../src/features/booking/host/outside-hours'
import { hostLoads } from '../../../src/features/booking/host/settings'
import { waitingRows } from '../../../src/features/overview/todo'
import { query, sql } from '../../../src/lib/db/query'
import { addCalendarDays, isoWeekday } from '../../../src/lib/time/calendar-date'
import { makeHosts, setHost, typeOf } from '../../support/hosts'
import { call, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const unique = (name: string) => `${name} ${randomBytes(4).toString('hex')}`

const owner = await signedIn('super_admin')
const payload = await site()
const req = () => createLocalReq({ user: { ...owner.user, collection: 'users' } }, payload)

const today = new Date().toISOString().slice(0, 10)
/** A Monday some weeks ahead, and the one after tomorrow at the earliest. */
const monday = addCalendarDays(today, 36 - isoWeekday(today))

async function booked(preferredDate: string, preferredTime: string, host: string | null): Promise<string> {
  const body = {
    ...{ name: 'Grace Hopper', email: uniqueEmail(), preferredDate, preferredTime },
    ...{ outsideHours: true, notifyVisitor: false },
  }
  const answer = await call<{ booking: { id: string } }>('POST', '/api/book-for-visitor', {
    visitor: owner,
    body,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { id } = answer.body.booking
  await query(payload, sql`UPDATE bookings SET host_id = ${host} WHERE id = ${id}`)
  return id
}

describe('the desk of a team', () => {
  it('counts the calls of the next seven days of each host', async () => {
    const [host, other] = await makeHosts([unique('Anna'), unique('Ben')])
    await booked(addCalendarDays(today, 2), '03:10', host?.settings.id ?? '')
    await booked(addCalendarDays(today, 9), '03:10', host?.settings.id ?? '')
    const loads = await hostLoads(await req(), new Date())
    const loadOf = (id?: string) => loads.find((each) => each.id === id)?.calls
    expect([loadOf(host?.settings.id), loadOf(other?.settings.id)]).toEqual([1, 0])
  })

  it('says who is free for a call: by calls, own hours and days off', async () => {
    const hours = { weeklyHours: [{ weekday: 1, start: '08:00', end: '18:00' }] }
    const off = { from: monday, to: null, everyYear: false, note: null }
    const [free] = await makeHosts([unique('Free')], hours)
    const [busy] = await makeHosts([unique('Busy')], hours)
    const [away] = await makeHosts([unique('Away')], { ...hours, daysOff: [off] })
    const [gone] = await makeHosts([unique('Gone')], hours)
    await setHost(owner, { user: gone?.person.user.id, isActive: false })
    const id = await booked(monday, '11:00', null)
    await booked(monday, '13:00', null).then((call) =>
      query(
        payload,
        sql`UPDATE bookings SET host_id = ${busy?.settings.id}, booking_datetime = b.booking_datetime,
              ends_at = b.ends_at, blocked_until = b.blocked_until
            FROM (SELECT booking_datetime, ends_at, blocked_until FROM bookings WHERE id = ${id}) b
            WHERE id = ${call}`,
      ),
    )
    const booking = await bookingDetails(await req(), id)
    if (!booking) throw new Error('The booking is gone')
    const choices = await handOverChoices(await req(), booking, new Date())
    const timeOf = (host: typeof free) => choices.find((choice) => choice.id === host?.settings.id)?.time
    expect([free, busy, away, gone].map(timeOf)).toEqual(['free', 'busy', 'outside', undefined])
    // It has the call.
    expect(choices.map((choice) => choice.id)).not.toContain(null)
  })

  it('names the days on which no host of a type works, also where the desk would', async () => {
    const hosts = await makeHosts([unique('Tuesdays')], {
      weeklyHours: [{ weekday: 2, start: '10:00', end: '12:00' }],
    })
    const { slug } = await typeOf(owner, hosts, { title: unique('Tuesdays only'), durationMinutes: 30 })
    const { body } = await call<{ next: { date: string }[]; full: string[] }>(
      'GET',
      `/api/next-free?type=${slug}`,
    )
    expect(body.next.length).toBeGreaterThan(0)
    expect(body.next.every(({ date }) => isoWeekday(date) === 2)).toBe(true)
    expect(body.full).toContain(addCalendarDays(monday, -14))
    expect(body.full).not.toContain(addCalendarDays(monday, -13))
  })

  it('shows a lane for each host, and the week of one alone', async () => {
    const [host] = await makeHosts([unique('Lane')], {
      weeklyHours: [{ weekday: 2, start: '10:00', end: '12:00' }],
    })
    const hostId = host?.settings.id ?? ''
    const id = await booked(addCalendarDays(monday, 1), '04:20', hostId)
    const shown = (host?: string) =>
      req().then((caller) =>
        shownWeek(caller, { week: isoWeek(monday), type: undefined, host, mayBook: true, now: new Date() }),
      )
    const everyone = await shown()
    const lane = everyone.lanes.findIndex((each) => each.host === hostId)
    expect(everyone.lanes[0]).toEqual({ host: null, name: 'The desk' })
    expect(everyone.days.map(({ lanes }) => lanes[lane])).toEqual([
      [],
      [{ start: '10:00', end: '12:00' }],
      ...Array.from({ length: 5 }, () => []),
    ])
    const own = await shown(hostId)
    expect([own.lanes, own.isDesks, own.bookings.map((each) => each.id)]).toEqual([[], false, [id]])
    expect(own.days[1]?.open).toEqual([{ start: '10:00', end: '12:00' }])
    const desk = await shown('desk')
    expect([desk.isDesks, desk.bookings.map((each) => each.id).includes(id)]).toEqual([true, false])
    await setHost(owner, { user: host?.person.user.id, isActive: false })
    const without = await shown()
    const left = without.lanes.findIndex((each) => each.host === hostId)
    expect(without.days.map(({ lanes }) => lanes[left])).toEqual(Array.from({ length: 7 }, () => []))
  })

  it('names the calls of a host on a day off or outside of their hours, in their zone', async () => {
    const [made] = await makeHosts([unique('Ill')], {
      timezone: 'America/New_York',
      weeklyHours: [1, 2, 3].map((weekday) => ({ weekday, start: '09:00', end: '23:00' })),
    })
    if (!made) throw new Error('No host')
    const { person, settings } = made
    const [tuesday, wednesday] = [addCalendarDays(monday, 1), addCalendarDays(monday, 2)]
    // Tuesday night in New York is Wednesday in Berlin.
    const night = await booked(wednesday, '01:00', settings.id)
    const morning = await booked(tuesday, '10:00', settings.id)
    const evening = await booked(wednesday, '18:00', settings.id)
    const outside = async () =>
      (await callsOutsideHours(await req(), settings.id, new Date())).map(({ id }) => id)
    expect(await outside()).toEqual([morning])
    await setHost(person, { daysOff: [{ from: tuesday, to: null, everyYear: false, note: null }] })
    expect(await outside()).toEqual([morning, night])
    await setHost(person, { daysOff: [{ from: wednesday, to: null, everyYear: false, note: null }] })
    expect(await outside()).toEqual([morning, evening])
    const { handover } = await waitingRows(await req())
    await setHost(owner, { user: person.user.id, isActive: false })
    expect(await outside()).toEqual([])
    expect((await waitingRows(await req())).handover).toBe(handover + 3)
  })
})
