import { expect, it } from 'vitest'
import type { Slot } from '../../../src/features/booking/types'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { manageToken } from '../../support/booking-mails'
import { makeHosts, setHost, type TestHost, typeOf } from '../../support/hosts'
import { call, signedIn, site } from '../../support/site'

type Given = { booking: { id: string } }

const payload = await site()
const owner = await signedIn('super_admin')
await setCalendar({ unconfirmedPerHour: 1000 })
const [day, next] = (await freeDays(3)).slice(1).map(({ date }) => date) as [string, string]
const hosts = (await makeHosts(['Ann', 'Bob', 'Cid'])) as [TestHost, TestHost, TestHost]
const allDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '08:00', end: '22:00' }))
await setHost(hosts[1].person, { timezone: 'America/New_York', weeklyHours: allDay, bufferTimeMinutes: 15 })
await setHost(hosts[2].person, { maxCallsPerDay: 4 })
const types = [
  await typeOf(owner, hosts, { title: 'Long', durationMinutes: 60, orderIndex: 900 }),
  await typeOf(owner, hosts, { title: 'Short', durationMinutes: 30, orderIndex: 901, hostChoice: 'visitor' }),
  await typeOf(owner, hosts.slice(0, 2), {
    title: 'Mid',
    durationMinutes: 45,
    orderIndex: 902,
    hostChoice: 'order',
  }),
]

/** The same numbers in each run. */
let state = 7
const number = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}
const one = <Item>(items: readonly Item[]) => first(items, number(items.length))

const ids: string[] = []

async function book() {
  const [type, date] = [one(types), one([day, next])]
  const { body } = await call<{ slots: Slot[] }>('GET', `/api/availability?date=${date}&type=${type.slug}`)
  if (body.slots.length === 0) return 409
  const slot = one(body.slots)
  const chosen = slot.hosts && number(2) ? { with: one(slot.hosts) } : {}
  const answer = await createBooking<Given>(date, slot, { type: type.slug, ...chosen })
  if (answer.status === 201) ids.push(answer.body.booking.id)
  return answer.status
}

async function move(id: string) {
  const date = one([day, next])
  const { body } = await call<{ slots?: Slot[] }>('GET', `/api/availability?date=${date}&booking=${id}`)
  if (!body.slots?.length) return 409
  const slot = one(body.slots)
  const asked = { preferredDate: date, preferredTime: slot.time, start: slot.start }
  const reply = number(2)
    ? await call('POST', '/api/move-booking', { visitor: owner, body: { id, ...asked } })
    : await call('POST', '/api/bookings/manage', {
        body: { token: await manageToken(id), action: 'reschedule', ...asked },
      })
  return reply.status
}

const handOver = async (id: string) =>
  (
    await call('POST', '/api/hand-over-booking', {
      visitor: owner,
      body: {
        id,
        host: one([...hosts.map(({ settings }) => settings.id), null]),
        outsideHours: number(2) === 1,
      },
    })
  ).status

const cancel = async (id: string) =>
  (await call('POST', '/api/cancel-bookings', { visitor: owner, body: { ids: [id] } })).status

it('never has two calls of one host at a time, whatever people do at once', async () => {
  const counts: Record<string, number> = {}
  for (let round = 0; round < 14; round++) {
    const acts = Array.from({ length: 8 }, () => {
      const act = number(10)
      if (act < 5 || ids.length === 0) return book()
      const id = one(ids)
      return act < 7 ? move(id) : act < 9 ? handOver(id) : cancel(id)
    })
    for (const status of await Promise.all(acts)) counts[status] = (counts[status] ?? 0) + 1
  }
  // 400: a time or a host that someone else has changed meanwhile, or outside of the hours of a host.
  expect(
    Object.keys(counts).filter((status) => !['200', '201', '400', '404', '409', '410'].includes(status)),
  ).toEqual([])
  expect(counts[201] ?? 0).toBeGreaterThan(20)
  const overlaps = await query(
    payload,
    sql`SELECT a.id FROM bookings a JOIN bookings b ON a.id < b.id AND a.host_id IS NOT DISTINCT FROM b.host_id
          AND tstzrange(a.booking_datetime, a.blocked_until) && tstzrange(b.booking_datetime, b.blocked_until)
        WHERE a.status IN ('pending', 'confirmed') AND b.status IN ('pending', 'confirmed')`,
  )
  expect(overlaps).toEqual([])
  const strangers = await query(
    payload,
    sql`SELECT b.id FROM bookings b LEFT JOIN hosts h ON h.id = b.host_id WHERE b.assignee_id IS DISTINCT FROM h.user_id`,
  )
  expect(strangers).toEqual([])
})
