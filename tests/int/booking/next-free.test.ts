import { afterEach, expect, it } from 'vitest'
import { createBooking, type Day, first, freeDays } from '../../support/booking'
import { call, signedIn } from '../../support/site'

interface Next {
  timezone: string
  next: { date: string; time: string; start: string; end: string }[]
  full: string[]
}

const owner = await signedIn('super_admin')
const change = (body: object) => call('POST', '/api/globals/calendar-settings', { body, visitor: owner })
// Tomorrow at the earliest: what is left of today depends on the hour.
await change({ minimumNoticeHours: 48 })
const days = (await freeDays(7)).slice(2)

afterEach(async () => {
  expect((await change({ daysOff: [], maxCallsPerDay: 0, maxDaysAdvance: 30 })).status).toBe(200)
})

const next = async () => (await call<Next>('GET', '/api/next-free')).body
const starts = async () => (await next()).next.map(({ start }) => start)

/** From the first of `days` on, as if the ones before were off. */
const before = () => ({ daysOff: [{ from: '2020-01-01', to: yesterdayOf(first(days).date) }] })
const yesterdayOf = (date: string) => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

it('names the first free time of each of the next three days, as availability has it', async () => {
  await change(before())
  const answer = await next()
  expect(answer.timezone).toBe('Europe/Berlin')
  expect(answer.next).toEqual(days.slice(0, 3).map(({ date, slots }) => ({ date, ...first(slots) })))
})

it('passes over what is booked, days off and full days', async () => {
  await change(before())
  const [one, two, three, four, five] = [0, 1, 2, 3, 4].map((place) => first(days, place)) as [
    Day,
    Day,
    Day,
    Day,
    Day,
  ]
  const { status } = await createBooking(one.date, first(one.slots))
  expect(status).toBe(201)
  expect(await starts()).toEqual(
    [first(one.slots, 1), first(two.slots), first(three.slots)].map(({ start }) => start),
  )
  expect((await next()).full).toEqual([])
  await change({ daysOff: [...before().daysOff, { from: two.date }], maxCallsPerDay: 1 })
  expect(await starts()).toEqual([three, four, five].map(({ slots }) => first(slots).start))
  expect((await next()).full).toEqual([one.date])
})

it('is empty where nothing can be booked', async () => {
  await change({ daysOff: [{ from: '2020-01-01', to: '2090-01-01' }] })
  expect(await next()).toMatchObject({ timezone: 'Europe/Berlin', next: [] })
})
