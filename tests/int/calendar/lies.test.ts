import { afterAll, afterEach, expect, it } from 'vitest'
import { connectionStatus } from '../../../src/features/calendar/connection/status'
import { syncCalendar } from '../../../src/features/calendar/jobs'
import { query, sql } from '../../../src/lib/db/query'
import { type Day, first, freeDays } from '../../support/booking'
import { bookingWithSecrets } from '../../support/booking-mails'
import { callsCalendar, callsOf, moveAtGoogle } from '../../support/google/calls'
import {
  begin,
  connect,
  consent,
  eventOf,
  eventState,
  follow,
  operations,
  runPushes,
} from '../../support/google/connect'
import { insertEvent } from '../../support/google/events'
import { google } from '../../support/google/local'
import { call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const days = await freeDays(10)
const calls = callsOf(owner, days)
await connect(owner)
afterEach(() => google.faults.clear())
afterAll(() => google.stop())

const lie = (operation: string, answer: unknown, times = 50) =>
  google.faults.add({
    operation,
    kind: 'lie',
    text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    times,
  })
const later = (text: string, ms: number) => new Date(Date.parse(text) + ms).toISOString()

const brokenAnswers = ['', '{"items": [', '[]', 'null', '"text"', '<html>Sign in</html>', '5']

it.each([
  ...brokenAnswers,
  { items: 'abc' },
  { items: {} },
  { nextPageToken: {} },
  { items: [], nextPageToken: 'again' },
])('a list of events that says %j stops no sync, and is asked for again', async (answer) => {
  lie('events.list', answer)
  const before = operations('events.list')
  await syncCalendar(await site())
  expect(operations('events.list') - before).toBeLessThan(10)
  google.faults.clear()
  await syncCalendar(await site())
  expect((await connectionStatus(await site())).problem).toBe(null)
})

it('events that make no sense are left out, and what comes after them is taken over', async () => {
  const id = await calls.syncedCall()
  await calls.sync()
  const orphan = crypto.randomUUID()
  const own = eventOf(id)?.extendedProperties?.private
  const odd = (start: unknown, end: unknown) => ({
    id: `qcall${orphan.replaceAll('-', '')}g1`,
    status: 'confirmed',
    start,
    end,
    extendedProperties: { private: { ...own, bookingId: orphan } },
  })
  const { start } = calls.slot()
  moveAtGoogle(id, { dateTime: start }, { dateTime: later(start, 3600_000) })
  const year = (dateTime: string) => ({ dateTime })
  lie('events.list', {
    items: [
      ...[null, 5, 'text', [], {}, { id: {} }, { id: 5, start: 'x' }],
      odd(year('2030-01-01T10:00:00Z'), year('+275760-09-12T00:00:00.000Z')),
      odd(year('-000005-01-01T10:00:00Z'), year('2030-09-12T00:00:00.000Z')),
      odd({ dateTime: {} }, { dateTime: [] }),
      odd('x', 5),
      {
        ...eventOf(id),
        summary: {},
        description: 5,
        attendees: 'x',
        conferenceData: [],
        etag: 5,
        hangoutLink: {},
      },
    ],
    nextSyncToken: 'token',
  })
  await syncCalendar(await site())
  expect((await bookingWithSecrets(id)).bookingDatetime).toBe(start)
})

it.each([
  ...brokenAnswers,
  { calendars: [] },
  { calendars: { [callsCalendar().id]: { busy: 'abc' } } },
  { calendars: { [callsCalendar().id]: { busy: [5] } } },
  { calendars: { [callsCalendar().id]: { busy: [{ start: 'x', end: 'y' }] } } },
  {
    calendars: {
      [callsCalendar().id]: { busy: [{ start: '2027-01-01T00:00:00Z', end: '2026-01-01T00:00:00Z' }] },
    },
  },
])(
  'busy times that say %j are none: visitors can ask, and nothing is free without a question',
  async (answer) => {
    await query(await site(), sql`DELETE FROM google_busy`)
    const state = Reflect.get(globalThis, Symbol.for('quickwin.google-busy'))
    if (state) state.pausedUntil = 0
    lie('freeBusy', answer)
    const { date } = first(days, 9)
    const { status, body } = await call<Day & { calendar: string; toBeConfirmed?: boolean }>(
      'GET',
      `/api/availability?date=${date}`,
    )
    expect([status, body.calendar, body.toBeConfirmed]).toEqual([200, 'stale', true])
    expect(body.slots.length).toBeGreaterThan(0)
  },
)

it.each([...brokenAnswers, {}, { id: 5 }, { id: 'another', status: {}, start: 5 }])(
  'an inserted event that is %j leaves the booking waiting, and is found later',
  async (answer) => {
    lie('events.insert', answer, 1)
    const id = await calls.newCall()
    await runPushes()
    google.faults.clear()
    expect((await eventState(await site(), id))?.state).toBe('waiting')
    await query(await site(), sql`UPDATE google_events SET queued_at = queued_at - interval '5 minutes'`)
    await syncCalendar(await site())
    expect(eventOf(id)).toBeDefined()
    expect((await eventState(await site(), id))?.state).toBe('synced')
    await calls.change(id, { status: 'cancelled' })
    await runPushes()
  },
)

it('an event of someone else under our id is not taken for ours', async () => {
  const id = await calls.newCall()
  const { start } = calls.slot()
  // An invitation brings the id that its sender chose.
  insertEvent(google.world, callsCalendar(), {
    id: `qcall${id.replaceAll('-', '')}g1`,
    summary: 'Meet me elsewhere',
    start: { dateTime: start },
    end: { dateTime: later(start, 3600_000) },
    hangoutLink: 'https://meet.evil.example/x',
  })
  const before = await bookingWithSecrets(id)
  await runPushes()
  await syncCalendar(await site())
  const booking = await bookingWithSecrets(id)
  expect(booking.bookingDatetime).toBe(before.bookingDatetime)
  expect(booking.meetLink).toMatch(/^https:\/\/meet\.google\.com\//)
  expect(booking.googleEventId).toBe(eventOf(id)?.id)
})

it('a link is stored as an address, not as it was written', async () => {
  const id = await calls.newCall()
  google.world.conferences = 'pending'
  await runPushes()
  const uri = 'https://meet.google.com/a\r\nBEGIN:VALARM\r\nATTACH:x'
  const known = eventOf(id)
  lie('events.get', { ...known, conferenceData: { entryPoints: [{ entryPointType: 'video', uri }] } })
  await query(
    await site(),
    sql`UPDATE google_events SET wanted = wanted + 1, state = 'waiting' WHERE booking_id = ${id}::uuid`,
  )
  await query(
    await site(),
    sql`INSERT INTO jobs.job (name, data) VALUES ('calendar-push', ${JSON.stringify({ bookingId: id })}::jsonb)`,
  )
  await runPushes()
  google.world.conferences = 'success'
  expect((await bookingWithSecrets(id)).meetLink).toBe('https://meet.google.com/aBEGIN:VALARMATTACH:x')
})

it.each([
  ...brokenAnswers,
  {
    access_token: 'a',
    expires_in: 1e300,
    refresh_token: 'r',
    scope: 'https://www.googleapis.com/auth/calendar',
  },
  {
    access_token: 'a',
    expires_in: -1e300,
    refresh_token: 'r',
    scope: 'https://www.googleapis.com/auth/calendar',
  },
  {
    access_token: 'a\nb',
    expires_in: 3600,
    refresh_token: 'r',
    scope: 'https://www.googleapis.com/auth/calendar',
  },
  { access_token: 'a', expires_in: 3600, refresh_token: 'r', scope: 5 },
  { access_token: {}, expires_in: 3600, refresh_token: 'r', scope: 'x' },
])('tokens that are %j connect nothing', async (answer) => {
  const begun = await begin(owner)
  const back = await consent(begun)
  lie('token', answer)
  const { status, body } = await follow(back, begun.cookie)
  expect([status, body]).toEqual([400, expect.stringContaining('Google did not complete the connection')])
})

it.each([...brokenAnswers, { items: 'abc' }, { items: [null, 5, { id: {} }] }, { nextPageToken: 5 }])(
  'a list of calendars that is %j is refused',
  async (answer) => {
    lie('calendarList.list', answer)
    const { status } = await call('GET', '/api/google-calendars', { visitor: owner })
    expect([200, 502, 503]).toContain(status)
  },
)

it.each([
  ...brokenAnswers,
  { resourceId: {} },
  { resourceId: 'r', expiration: 'x' },
  { resourceId: 'r', expiration: 1e300 },
])('a channel that is %j keeps nothing else from being done', async (answer) => {
  await query(await site(), sql`UPDATE google_connection SET channel_id = NULL`)
  Reflect.get(globalThis, Symbol.for('quickwin.google-watch')).pausedUntil = 0
  lie('events.watch', answer)
  await syncCalendar(await site())
})
