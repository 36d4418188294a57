import { afterEach, describe, expect, it } from 'vitest'
import { isoWeekday } from '../../../src/lib/time/calendar-date'
import { createBooking, type Day, first, freeDays } from '../../support/booking'
import { call, signedIn, type Visitor } from '../../support/site'

interface DayAnswer extends Day {
  reason?: { code: string }
}

const owner = await signedIn('super_admin')
const day = first(await freeDays(1))
const other = first(await freeDays(2), 1)
const weekday = isoWeekday(day.date)

const change = (body: object, visitor: Visitor = owner) =>
  call('POST', '/api/globals/calendar-settings', { body, visitor })
const rows = (...hours: [start: string, end: string, weekday?: number][]) =>
  change({ weeklyHours: hours.map(([start, end, on = weekday]) => ({ weekday: on, start, end })) })
const availability = async (date: string) =>
  (await call<DayAnswer>('GET', `/api/availability?date=${date}`)).body
const times = ({ slots }: Day) => slots.map(({ time }) => time)

afterEach(async () => {
  expect((await change({ weeklyHours: [], breakStart: null, breakEnd: null, specialHours: [] })).status).toBe(
    200,
  )
})

describe('hours by weekday', () => {
  it('replace working days, usual hours and break; rows of one day leave a break', async () => {
    await change({ breakStart: '10:00', breakEnd: '11:00' })
    expect((await rows(['14:00', '16:00'], ['08:00', '11:00'])).status).toBe(200)
    expect(times(await availability(day.date))).toEqual(['08:00', '09:00', '10:00', '14:00', '15:00'])
    const closed = await availability(other.date)
    expect([closed.slots, closed.reason?.code]).toEqual([[], 'day_off'])
    const refused = await createBooking(other.date, first(other.slots))
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'preferredDate'])
  })

  it('make room for other hours of one date', async () => {
    await rows(['08:00', '11:00'])
    await change({ specialHours: [{ date: other.date, start: '18:00', end: '19:00' }] })
    expect(times(await availability(other.date))).toEqual(['18:00'])
  })

  it('are not in force without rows', async () => {
    expect(times(await availability(day.date))).toEqual(times(day))
  })

  it('are public, and written by super admins alone', async () => {
    await rows(['08:00', '11:00'])
    const { body } = await call('GET', '/api/globals/calendar-settings')
    expect(body.weeklyHours).toMatchObject([{ weekday, start: '08:00', end: '11:00' }])
    expect((await change({ weeklyHours: [] }, await signedIn('admin'))).status).toBe(403)
  })

  it.each<[string, [string, string, number?][], string, RegExp]>([
    [
      'that overlap',
      [
        ['08:00', '11:00', 1],
        ['10:00', '12:00', 1],
      ],
      'weeklyHours.1.start',
      /Row 2 \(Monday\) overlaps row 1/,
    ],
    [
      'that are reversed',
      [['11:00', '08:00', 5]],
      'weeklyHours.0.end',
      /Row 1 \(Friday\): the end must be later/,
    ],
    ['of no time', [['8', '11:00', 1]], 'weeklyHours.0.start', /HH:MM/],
    ['of no weekday', [['08:00', '11:00', 8]], 'weeklyHours.0.weekday', /Monday is 1/],
  ])('are refused %s, with the row', async (_, hours, field, message) => {
    const { status, body } = await rows(...hours)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
    expect(body.errors?.[0]?.message).toMatch(message)
  })

  it('may meet, and be the same on two weekdays', async () => {
    expect((await rows(['08:00', '10:00', 1], ['10:00', '12:00', 1], ['08:00', '10:00', 2])).status).toBe(200)
  })
})
