import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { calendarHealth, connectionStatus } from '../../../src/features/calendar/connection/status'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, type Day, first, freeDays } from '../../support/booking'
import { callsCalendar } from '../../support/google/calls'
import { connect } from '../../support/google/connect'
import { insertEvent } from '../../support/google/events'
import { google } from '../../support/google/local'
import type { GoogleEvent } from '../../support/google/world'
import { call, signedIn, site } from '../../support/site'

type Availability = Day & { calendar: string; toBeConfirmed?: boolean }

const owner = await signedIn('super_admin')
const days = await freeDays(6)
await connect(owner)
const calls = callsCalendar()
afterAll(() => google.stop())

const minute = 60_000
const later = (text: string, ms: number) => new Date(Date.parse(text) + ms).toISOString()
const ask = async (date: string) => (await call<Availability>('GET', `/api/availability?date=${date}`)).body
const starts = ({ slots }: Day) => slots.map(({ start }) => start)
/** As if so much time had passed since Google was asked. */
const age = async (minutes: number) =>
  query(
    await site(),
    sql`UPDATE google_busy SET known_at = known_at - make_interval(secs => ${minutes * 60})`,
  )
const forget = async () => query(await site(), sql`DELETE FROM google_busy`)
/** A process that has not noticed yet that Google is away. */
const newProcess = () => {
  const state = Reflect.get(globalThis, Symbol.for('quickwin.google-busy'))
  if (!state) return
  state.pausedUntil = 0
  state.asking.clear()
}
const add = (event: object) => insertEvent(google.world, calls, event)

beforeEach(async () => {
  google.faults.clear()
  delete calls.freeBusyError
  calls.events.clear()
  newProcess()
  await forget()
})

describe('a slot goes when the calendar is busy', () => {
  it('over half of it, and only that one', async () => {
    const day = first(days)
    const slot = first(day.slots, 2)
    add({
      start: { dateTime: later(slot.start, 30 * minute) },
      end: { dateTime: later(slot.start, 45 * minute) },
    })
    const answer = await ask(day.date)
    expect(answer.calendar).toBe('ok')
    expect(starts(answer)).toEqual(starts(day).filter((start) => start !== slot.start))
    expect(answer.toBeConfirmed).toBeUndefined()
  })

  it('not by what ends when it begins', async () => {
    const day = first(days)
    const slot = first(day.slots, 2)
    add({ start: { dateTime: later(slot.start, -60 * minute) }, end: { dateTime: slot.start } })
    expect(starts(await ask(day.date))).toContain(slot.start)
  })

  it.each<[string, (day: Day) => Partial<GoogleEvent>, 'all' | 'none' | 'one']>([
    [
      'an all-day event',
      ({ date }) => ({ start: { date }, end: { date: later(date, 24 * 60 * minute).slice(0, 10) } }),
      'none',
    ],
    [
      'an all-day event that is shown as free',
      ({ date }) => ({
        start: { date },
        end: { date: later(date, 24 * 60 * minute).slice(0, 10) },
        transparency: 'transparent',
      }),
      'all',
    ],
    ['a transparent one', (day) => ({ ...atSlot(day), transparency: 'transparent' }), 'all'],
    [
      'one that we declined',
      (day) => ({
        ...atSlot(day),
        attendees: [{ email: 'team@quickwin.example', self: true, responseStatus: 'declined' }],
      }),
      'all',
    ],
    [
      'one that someone else declined',
      (day) => ({ ...atSlot(day), attendees: [{ email: 'x@example.com', responseStatus: 'declined' }] }),
      'one',
    ],
    ['a cancelled one', (day) => ({ ...atSlot(day), status: 'cancelled' }), 'all'],
    ['a tentative one', (day) => ({ ...atSlot(day), status: 'tentative' }), 'one'],
    [
      'one that repeats since weeks, at the same wall time across clock changes',
      (day) => {
        const wall = first(day.slots, 1).time
        const since = Temporal.PlainDate.from(day.date).subtract({ weeks: 30 })
        const at = (time: string) => ({
          dateTime: since
            .toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: time })
            .toInstant()
            .toString(),
          timeZone: 'Europe/Berlin',
        })
        const end = Temporal.PlainTime.from(wall).add({ minutes: 20 }).toString()
        return { start: at(wall), end: at(end), recurrence: ['RRULE:FREQ=WEEKLY'] }
      },
      'one',
    ],
  ])('%s', async (_, event, gone) => {
    const day = first(days)
    expect(add(event(day)).status).toBe(200)
    const free = starts(await ask(day.date))
    const all = starts(day)
    if (gone === 'all') expect(free).toEqual(all)
    if (gone === 'none') expect(free).toEqual([])
    if (gone === 'one') expect(free).toEqual(all.filter((start) => start !== first(day.slots, 1).start))
  })

  it('and cannot be booked, not even by a visitor who saw it free', async () => {
    const day = first(days)
    const slot = first(day.slots, 3)
    await ask(day.date)
    await age(0.5)
    add({ start: { dateTime: slot.start }, end: { dateTime: slot.end } })
    const { status, body } = await createBooking(day.date, slot)
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'slot_taken'])
    expect(body.slots?.map(({ start }) => start)).not.toContain(slot.start)
  })
})

/** Half of the second slot of a day. */
function atSlot(day: Day) {
  const { start } = first(day.slots, 1)
  return { start: { dateTime: later(start, 10 * minute) }, end: { dateTime: later(start, 30 * minute) } }
}

describe('the team', () => {
  it('asks for the busy times of a day, as they are now', async () => {
    const day = first(days, 1)
    const { start, end } = atSlot(day)
    add({ start, end })
    const { status, body } = await call('POST', '/api/google-calendar-sync', {
      visitor: owner,
      body: { action: 'check_availability', date: day.date },
    })
    expect([status, body]).toEqual([
      200,
      { success: true, busy_slots: [{ start: start.dateTime, end: end.dateTime }] },
    ])
  })
})

describe('Google is asked', () => {
  const asked = () => google.world.calls.filter(({ operation }) => operation === 'freeBusy').length

  it('once a minute for a day, however many visitors ask', async () => {
    const { date } = first(days, 1)
    const before = asked()
    await Promise.all(Array.from({ length: 6 }, () => ask(date)))
    await ask(date)
    expect(asked()).toBe(before + 1)
    await age(2)
    await ask(date)
    expect(asked()).toBe(before + 2)
  })
})

describe('a chosen calendar', () => {
  it('that is gone or not shared any more is reported, until a call on it works', async () => {
    const day = first(days, 5)
    const payload = await site()
    calls.freeBusyError = 'notFound'
    await ask(day.date)
    expect(await connectionStatus(payload)).toMatchObject({ state: 'connected', problem: 'calendar' })
    expect(await calendarHealth(payload)).toBe('stale')
    const alerts = await query(
      payload,
      sql`DELETE FROM jobs.job WHERE name = 'calendar-alert' RETURNING data->>'problem' AS problem`,
    )
    expect(alerts).toEqual([{ problem: 'calendar' }])
    // That the account answers says nothing about this calendar.
    expect((await call('GET', '/api/google-calendars', { visitor: owner })).status).toBe(200)
    expect(await connectionStatus(payload)).toMatchObject({ problem: 'calendar' })
    delete calls.freeBusyError
    newProcess()
    await ask(day.date)
    expect(await connectionStatus(payload)).toMatchObject({ problem: null })
  })
})

describe('while Google does not answer', () => {
  const faults = [
    { kind: 'refuse', status: 503 },
    { kind: 'refuse', status: 429, reason: 'rateLimitExceeded' },
    { kind: 'refuse', status: 400, reason: 'badRequest' },
    { kind: 'drop' },
    { kind: 'hang' },
    { kind: 'slow', ms: 2500 },
  ] as const

  it.each(faults)(
    '%j: the last known busy times hold, and no one waits for longer than a second',
    async (fault) => {
      const day = first(days, 2)
      add(atSlot(day))
      await ask(day.date)
      await age(10)
      google.faults.add({ operation: 'freeBusy', ...fault })
      const began = performance.now()
      const answer = await ask(day.date)
      const took = performance.now() - began
      expect(answer.calendar).toBe('stale')
      expect(answer.toBeConfirmed).toBeUndefined()
      expect(starts(answer)).not.toContain(first(day.slots, 1).start)
      // 800 ms for Google; the rest is this machine's.
      expect(took).toBeLessThan(5000)
    },
  )

  it('the wait is bounded by the clock of the request, not of Google', async () => {
    const { date } = first(days, 3)
    google.faults.add({ operation: 'freeBusy', kind: 'hang' })
    await ask(date)
    const began = performance.now()
    // After a failure no one waits at all, for a moment.
    Reflect.get(globalThis, Symbol.for('quickwin.google-busy')).pausedUntil = performance.now() + 15_000
    await ask(date)
    expect(performance.now() - began).toBeLessThan(700)
  })

  it('and nothing is known: times are offered as requests, and say so', async () => {
    const day = first(days, 4)
    add(atSlot(day))
    await ask(day.date)
    await age(7 * 60)
    google.faults.add({ operation: '*', kind: 'drop' })
    const answer = await ask(day.date)
    expect([answer.calendar, answer.toBeConfirmed]).toEqual(['stale', true])
    expect(starts(answer)).toEqual(starts(day))
    const book = async (index: number) => {
      const { status, body } = await createBooking(day.date, first(day.slots, index))
      return [status, body.booking.status]
    }
    expect(await book(0)).toEqual([201, 'pending'])

    const confirmAutomatically = async (on: boolean) =>
      query(await site(), sql`UPDATE calendar_settings SET confirm_automatically = ${on}`)
    await confirmAutomatically(true)
    expect(await book(3)).toEqual([201, 'pending'])
    google.faults.clear()
    newProcess()
    expect(await book(4)).toEqual([201, 'confirmed'])
    await confirmAutomatically(false)
  })

  it('an error of one calendar next to an empty list is not free', async () => {
    const day = first(days, 5)
    add(atSlot(day))
    await ask(day.date)
    await age(10)
    calls.freeBusyError = 'internalError'
    const answer = await ask(day.date)
    expect(answer.calendar).toBe('stale')
    expect(starts(answer)).not.toContain(first(day.slots, 1).start)
  })

  it('the token is refused: visitors can still book, the team gets one mail', async () => {
    const day = first(days, 2)
    google.world.grants = []
    await query(
      await site(),
      sql`UPDATE calendar_settings SET google_token_expires_at = now() - interval '1 hour'`,
    )
    await query(await site(), sql`UPDATE calendar_settings SET admin_email = 'team@quickwin.example'`)
    for (let times = 0; times < 3; times++) {
      newProcess()
      expect((await ask(day.date)).slots.length).toBeGreaterThan(0)
    }
    // The work after the visitor's answer.
    await expect
      .poll(async () =>
        query(
          await site(),
          sql`SELECT data->>'problem' AS problem FROM jobs.job WHERE name = 'calendar-alert'`,
        ),
      )
      .toEqual([{ problem: 'reconnect' }])
    const health = await call('GET', '/api/health', { visitor: owner })
    expect(health.body.calendar).toBe('stale')
  })
})
