import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectionStatus } from '../../../src/features/calendar/connection/status'
import { eventRows } from '../../../src/features/calendar/events'
import type { CalendarEvent } from '../../../src/features/calendar/google/client'
import { syncCalendar } from '../../../src/features/calendar/jobs'
import { applyEvent } from '../../../src/features/calendar/pull/apply'
import { pushBooking, pushWaiting } from '../../../src/features/calendar/push/jobs'
import { query, sql } from '../../../src/lib/db/query'
import type { Booking } from '../../../src/payload-types'
import { type Day, first, freeDays } from '../../support/booking'
import {
  CALLS,
  confirmedCall,
  connect,
  eventOf,
  eventState,
  eventsAtGoogle,
  liveEvents,
  oauth,
  operations,
  runPushes,
} from '../../support/google/connect'
import { deleteEvent, insertEvent, moveEvent } from '../../support/google/events'
import { google } from '../../support/google/local'
import type { GoogleCalendar } from '../../support/google/world'
import { call, signedIn, site, type Visitor } from '../../support/site'

let owner: Visitor
let days: Day[]
let calls: GoogleCalendar
/** Each test its own slot. */
let next = 0
const slotOf = () => {
  const at = next++
  return { day: first(days, Math.floor(at / 6)), index: at % 6 }
}

beforeAll(async () => {
  owner = await signedIn('super_admin')
  days = await freeDays(10)
  await connect(owner)
  calls = google.world.calendars.get(CALLS) as GoogleCalendar
})
afterEach(() => {
  google.faults.clear()
  google.world.conferences = 'success'
})
afterAll(() => google.stop())

const stored = async (id: string): Promise<Booking> =>
  (await site()).findByID({ collection: 'bookings', id, overrideAccess: true, showHiddenFields: true })

const newCall = () => {
  const { day, index } = slotOf()
  return confirmedCall(owner, day, index)
}
const syncedCall = async () => {
  const id = await newCall()
  await runPushes()
  return id
}
const patch = (id: string, body: object) => call('PATCH', `/api/bookings/${id}`, { visitor: owner, body })
const sync = () =>
  call<{ success: boolean; updated_bookings: number; errors?: { message: string }[] }>(
    'POST',
    '/api/google-calendar-sync',
    { visitor: owner, body: { action: 'sync_events' } },
  )
const hour = 3600_000
const later = (text: string, ms: number) => new Date(Date.parse(text) + ms).toISOString()
/** Moves the event of a booking as the calendar's owner would. */
const moveAtGoogle = (id: string, start: string, end = later(start, hour)) =>
  moveEvent(google.world, calls, eventOf(id)?.id ?? '', {
    start: { dateTime: start },
    end: { dateTime: end },
  })
const deleteAtGoogle = (id: string) => deleteEvent(google.world, calls, eventOf(id)?.id ?? '')
const mails = async (id: string) =>
  (
    await query<{ mail: string }>(
      await site(),
      sql`SELECT data->>'event' || ' ' || (data->>'audience') AS mail FROM jobs.job
          WHERE name = 'booking-mail' AND data->>'bookingId' = ${id} ORDER BY created_on, mail`,
    )
  ).map(({ mail }) => mail)

describe('a booking becomes an event', () => {
  it('when it is confirmed, with guest and video call, and no one invited twice', async () => {
    const id = await syncedCall()
    const booking = await stored(id)
    const event = eventOf(id)
    expect(event).toMatchObject({
      start: { dateTime: booking.bookingDatetime },
      end: { dateTime: booking.endsAt },
      attendees: [{ email: booking.email }],
      extendedProperties: { private: { bookingId: id } },
    })
    expect(booking.meetLink).toBe(event?.hangoutLink)
    expect(booking.googleEventId).toBe(event?.id)
    expect(JSON.stringify(event)).not.toContain('token')
    expect(await eventState(await site(), id)).toMatchObject({ state: 'synced', problem: null })
  })

  it('and not before: a request is none', async () => {
    const { day, index } = slotOf()
    const slot = first(day.slots, index)
    const before = liveEvents().length
    await call('POST', '/api/create-booking', {
      body: {
        name: 'Ada',
        email: 'pending@example.com',
        preferredDate: day.date,
        preferredTime: slot.time,
        timezone: 'Europe/Berlin',
      },
    })
    await runPushes()
    expect(liveEvents().length).toBe(before)
  })

  it('which moves, is taken away and comes back with it, each time under a free id', async () => {
    const id = await syncedCall()
    const { day, index } = slotOf()
    const target = first(day.slots, index)
    const moved = await call('POST', '/api/move-booking', {
      visitor: owner,
      body: { id, preferredDate: day.date, preferredTime: target.time },
    })
    expect(moved.status).toBe(200)
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(target.start)
    const firstId = eventOf(id)?.id
    await patch(id, { status: 'cancelled' })
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
    expect(await eventState(await site(), id)).toMatchObject({ state: 'gone' })
    await patch(id, { status: 'confirmed' })
    await runPushes()
    expect(eventOf(id)?.id).toBeDefined()
    expect(eventOf(id)?.id).not.toBe(firstId)
    expect((await call('DELETE', `/api/bookings/${id}`, { visitor: owner })).status).toBe(200)
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
  })

  it('keeps the link that the team has set, and shows it in the event', async () => {
    const id = await syncedCall()
    const link = 'https://video.example/of-the-team'
    const body = { meetLink: link }
    expect((await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body })).status).toBe(200)
    await runPushes()
    expect(await stored(id)).toMatchObject({ meetLink: link, meetingKind: 'url' })
    expect(eventOf(id)?.description).toContain(`Join: ${link}`)
  })

  it('whose link arrives later: recipients of a mail without it get another', async () => {
    google.world.conferences = 'pending'
    const id = await syncedCall()
    const before = await stored(id)
    expect(before.meetLink ?? null).toBeNull()
    await query(
      await site(),
      sql`INSERT INTO sent_mails (id, kind, audience, about_table, about_id, sequence, message_id, via)
          VALUES (${`test-${id}`}, 'confirmed', 'visitor', 'bookings', ${id}::uuid, ${before.calendarSequence}, 'x', 'smtp')`,
    )
    google.world.conferences = 'success'
    await pushBooking(await site(), { bookingId: id, tries: 1 })
    const after = await stored(id)
    expect(after.meetLink).toMatch(/^https:\/\/meet\.google\.com\//)
    expect(after.calendarSequence).toBe(before.calendarSequence + 1)
    expect((await mails(id)).filter((mail) => mail === 'confirmed visitor')).toHaveLength(2)
  })
})

describe('any failure of an insert', () => {
  const faults = [
    { kind: 'refuse', status: 503 },
    { kind: 'refuse', status: 429, reason: 'rateLimitExceeded' },
    { kind: 'refuse', status: 403, reason: 'userRateLimitExceeded' },
    { kind: 'refuse', status: 403, reason: 'calendarUsageLimitsExceeded' },
    { kind: 'refuse', status: 403, reason: 'dailyLimitExceeded' },
    { kind: 'drop' },
    { kind: 'answer-lost' },
  ] as const
  it.each(faults)('%j: one event in the end, and the booking is there', async (fault) => {
    google.faults.add({ operation: 'events.insert', ...fault, times: 1 })
    const id = await newCall()
    await expect(pushBooking(await site(), { bookingId: id })).rejects.toThrow('Google Calendar')
    expect(await eventState(await site(), id)).toMatchObject({ state: 'waiting' })
    expect((await stored(id)).status).toBe('confirmed')
    await pushBooking(await site(), { bookingId: id })
    expect(liveEvents().filter((event) => event.extendedProperties?.private?.bookingId === id)).toHaveLength(
      1,
    )
    expect((await stored(id)).meetLink).toBe(eventOf(id)?.hangoutLink)
    await query(await site(), sql`DELETE FROM jobs.job WHERE name = 'calendar-push'`)
  })

  it('an account without video calls gets its event all the same', async () => {
    google.faults.add({
      operation: 'events.insert',
      kind: 'refuse',
      status: 400,
      reason: 'invalid',
      times: 1,
    })
    const id = await syncedCall()
    expect(await eventState(await site(), id)).toMatchObject({ state: 'synced', problem: null })
    expect(eventOf(id)).toBeDefined()
    expect(eventOf(id)?.hangoutLink).toBeUndefined()
  })

  it('what was refused is tried again each hour, and keeps nothing else from being done', async () => {
    google.faults.add({ operation: 'events.insert', kind: 'refuse', status: 403, reason: 'forbidden' })
    const [one, two] = [await newCall(), await newCall()]
    await runPushes()
    google.faults.clear()
    expect(await eventState(await site(), one)).toMatchObject({ state: 'failed' })
    expect((await connectionStatus(await site())).open.map(({ bookingId }) => bookingId)).toContain(one)
    await pushWaiting(await site())
    expect(eventOf(one)).toBeUndefined()
    await query(await site(), sql`UPDATE google_events SET queued_at = now() - interval '61 minutes'`)
    google.faults.add({ operation: 'events.insert', kind: 'refuse', status: 503, times: 1 })
    await pushWaiting(await site())
    const states = [await eventState(await site(), one), await eventState(await site(), two)]
    expect(states.map((row) => row?.state).sort()).toEqual(['synced', 'waiting'])
    await query(await site(), sql`UPDATE google_events SET queued_at = now() - interval '61 minutes'`)
    await pushWaiting(await site())
    expect([eventOf(one), eventOf(two)]).not.toContain(undefined)
  })

  it('a process that dies before it has kept the result makes no second event', async () => {
    const id = await syncedCall()
    // As if the record of the insert had never been written.
    await query(
      await site(),
      sql`UPDATE google_events SET event_id = NULL, calendar_id = NULL, done = 0, state = 'waiting', event_start = NULL,
            event_end = NULL WHERE booking_id = ${id}::uuid`,
    )
    const before = eventsAtGoogle().length
    await pushBooking(await site(), { bookingId: id })
    expect(eventsAtGoogle().length).toBe(before)
    expect(await eventState(await site(), id)).toMatchObject({ state: 'synced', generation: 1 })
  })

  it('and one that is cancelled meanwhile leaves no event that no one knows of', async () => {
    google.faults.add({ operation: 'events.insert', kind: 'answer-lost', times: 1 })
    const id = await newCall()
    await runPushes()
    expect(eventOf(id)).toBeDefined()
    await patch(id, { status: 'cancelled' })
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
  })

  it('two workers with the same job make one event', async () => {
    const id = await newCall()
    const payload = await site()
    await Promise.all([1, 2, 3].map(() => pushBooking(payload, { bookingId: id })))
    expect(liveEvents().filter((event) => event.extendedProperties?.private?.bookingId === id)).toHaveLength(
      1,
    )
    await query(payload, sql`DELETE FROM jobs.job WHERE name = 'calendar-push'`)
  })

  it('what gave up while Google was away is done when it is back', async () => {
    google.faults.add({ operation: '*', kind: 'refuse', status: 503 })
    const id = await newCall()
    await runPushes()
    expect(await eventState(await site(), id)).toMatchObject({ state: 'waiting' })
    await syncCalendar(await site())
    google.faults.clear()
    await query(await site(), sql`UPDATE google_events SET queued_at = now() - interval '3 minutes'`)
    await pushWaiting(await site())
    expect(eventOf(id)).toBeDefined()
  })
})

describe('what is done in the calendar comes back', () => {
  it('a moved event moves its booking, a deleted one cancels it, and both are mailed once', async () => {
    const [one, two] = [await syncedCall(), await syncedCall()]
    await sync()
    // The confirmations have left.
    await query(await site(), sql`DELETE FROM jobs.job WHERE name = 'booking-mail'`)
    const { day, index } = slotOf()
    const target = first(day.slots, index)
    moveAtGoogle(one, target.start)
    deleteAtGoogle(two)
    const answer = await sync()
    expect([answer.status, answer.body]).toEqual([200, { success: true, updated_bookings: 2 }])
    expect(await stored(one)).toMatchObject({
      bookingDatetime: target.start,
      preferredDate: day.date,
      preferredTime: target.time,
      status: 'confirmed',
    })
    expect(await stored(two)).toMatchObject({ status: 'cancelled' })
    expect((await mails(one)).filter((mail) => mail.startsWith('rescheduled'))).toHaveLength(2)
    expect((await mails(two)).filter((mail) => mail.startsWith('cancelled'))).toHaveLength(2)
    expect((await sync()).body.updated_bookings).toBe(0)
    await runPushes()
    expect(eventOf(one)?.start.dateTime).toBe(target.start)
    expect((await sync()).body.updated_bookings).toBe(0)
  })

  it('a longer call keeps its new length', async () => {
    const id = await syncedCall()
    const { day, index } = slotOf()
    const target = first(day.slots, index)
    moveAtGoogle(id, target.start, later(target.start, 30 * 60_000))
    expect((await sync()).body.updated_bookings).toBe(1)
    expect((await stored(id)).endsAt).toBe(later(target.start, 30 * 60_000))
  })

  it('one that lands on another booking stays where it was and waits for someone to look', async () => {
    const [one, two] = [await syncedCall(), await syncedCall()]
    const [before, taken] = [await stored(one), await stored(two)]
    moveAtGoogle(one, taken.bookingDatetime)
    expect((await sync()).body.updated_bookings).toBe(0)
    expect((await stored(one)).bookingDatetime).toBe(before.bookingDatetime)
    expect(await eventState(await site(), one)).toMatchObject({
      state: 'review',
      problem: expect.stringContaining('another booking'),
    })
    moveAtGoogle(one, before.bookingDatetime)
    await sync()
    expect(await eventState(await site(), one)).toMatchObject({ state: 'synced', problem: null })
  })

  it.each([
    [
      'a time far ahead',
      { start: { dateTime: '2099-01-01T10:00:00Z' }, end: { dateTime: '2099-01-01T11:00:00Z' } },
    ],
    ['all day', { start: { date: '2027-01-04' }, end: { date: '2027-01-05' } }],
    ['the past', { start: { dateTime: '2020-01-01T10:00:00Z' }, end: { dateTime: '2020-01-01T11:00:00Z' } }],
  ])('so does one that is moved to %s', async (_, times) => {
    const id = await syncedCall()
    const before = await stored(id)
    moveEvent(google.world, calls, eventOf(id)?.id ?? '', times)
    expect((await sync()).body.updated_bookings).toBe(0)
    expect((await stored(id)).bookingDatetime).toBe(before.bookingDatetime)
    expect(await eventState(await site(), id)).toMatchObject({ state: 'review' })
  })

  it('a change here that is on its way is not undone by an older one there', async () => {
    const id = await syncedCall()
    const [there, here] = [slotOf(), slotOf()]
    moveAtGoogle(id, first(there.day.slots, there.index).start)
    const target = first(here.day.slots, here.index)
    await call('POST', '/api/move-booking', {
      visitor: owner,
      body: { id, preferredDate: here.day.date, preferredTime: target.time },
    })
    await sync()
    expect((await stored(id)).bookingDatetime).toBe(target.start)
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(target.start)
  })

  it('a small change here does not undo a move there', async () => {
    const id = await syncedCall()
    const { day, index } = slotOf()
    const target = first(day.slots, index)
    moveAtGoogle(id, target.start)
    await patch(id, { phone: '+49 30 1' })
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(target.start)
    expect((await sync()).body.updated_bookings).toBe(1)
    expect((await stored(id)).bookingDatetime).toBe(target.start)
  })

  it('a small change here, or connecting again, does not undo a deletion there', async () => {
    const [one, two] = [await syncedCall(), await syncedCall()]
    await sync()
    deleteAtGoogle(one)
    await patch(one, { phone: '+49 30 1' })
    deleteAtGoogle(two)
    await connect(owner)
    await runPushes()
    expect([eventOf(one), eventOf(two)]).toEqual([undefined, undefined])
    expect((await sync()).body.updated_bookings).toBe(2)
    expect([(await stored(one)).status, (await stored(two)).status]).toEqual(['cancelled', 'cancelled'])
  })

  it('a call that was moved here is entered again when its event was deleted there', async () => {
    const id = await syncedCall()
    const { day, index } = slotOf()
    const target = first(day.slots, index)
    deleteAtGoogle(id)
    await call('POST', '/api/move-booking', {
      visitor: owner,
      body: { id, preferredDate: day.date, preferredTime: target.time },
    })
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(target.start)
    await sync()
    expect((await stored(id)).status).toBe('confirmed')
  })

  it('a list that was read before a call was moved here does not move it back', async () => {
    const id = await syncedCall()
    const payload = await site()
    const [before] = await eventRows(payload, sql`booking_id = ${id}::uuid`)
    const listed = eventOf(id) as CalendarEvent
    const { day, index } = slotOf()
    const target = first(day.slots, index)
    await call('POST', '/api/move-booking', {
      visitor: owner,
      body: { id, preferredDate: day.date, preferredTime: target.time },
    })
    await runPushes()
    if (!before) throw new Error('There is no event')
    expect(await applyEvent(payload, listed, before, new Date())).toBe('outdated')
    expect((await stored(id)).bookingDatetime).toBe(target.start)
  })

  it('an odd event is flagged, and what comes after it is taken over all the same', async () => {
    const [one, two] = [await syncedCall(), await syncedCall()]
    await sync()
    // Represents any defect of one booking.
    await query(
      await site(),
      sql.raw(`ALTER TABLE bookings ADD CONSTRAINT refuses_one CHECK (id <> '${one}'::uuid) NOT VALID`),
    )
    const { day, index } = slotOf()
    moveAtGoogle(one, first(day.slots, index).start)
    deleteAtGoogle(two)
    const { body } = await sync().finally(async () =>
      query(await site(), sql`ALTER TABLE bookings DROP CONSTRAINT refuses_one`),
    )
    expect(body.updated_bookings).toBe(1)
    expect(await eventState(await site(), one)).toMatchObject({
      state: 'review',
      problem: expect.stringContaining('could not be taken over'),
    })
    expect((await stored(two)).status).toBe('cancelled')
    await patch(one, { status: 'cancelled' })
    await runPushes()
  })

  it('in pages, and from the beginning when the token is void: a deletion is found all the same', async () => {
    const id = await syncedCall()
    google.world.pageSize = 2
    for (let count = 0; count < 5; count++) {
      insertEvent(google.world, calls, {
        start: { dateTime: '2027-03-01T10:00:00Z' },
        end: { dateTime: '2027-03-01T11:00:00Z' },
      })
    }
    await sync()
    // Gone without a trace, as after a long time.
    calls.events.delete(eventOf(id)?.id ?? '')
    calls.firstValidChange = google.world.changes + 1
    const lists = operations('events.list')
    expect((await sync()).body.updated_bookings).toBe(1)
    expect(operations('events.list')).toBeGreaterThan(lists + 3)
    expect((await stored(id)).status).toBe('cancelled')
    calls.firstValidChange = 0
    google.world.pageSize = 250
  })

  it.each(['refuse', 'drop'] as const)('a sync that fails (%s) says so and loses nothing', async (kind) => {
    const id = await syncedCall()
    await sync()
    deleteAtGoogle(id)
    google.faults.add({ operation: 'events.list', kind, status: 503, times: 1 })
    const failed = await sync()
    expect([failed.status, failed.body.errors?.[0]?.message]).toEqual([
      503,
      'Google Calendar does not answer right now. Please try again in a few minutes.',
    ])
    expect((await sync()).body.updated_bookings).toBe(1)
  })
})

describe('notifications', () => {
  const notify = (headers: Record<string, string>) =>
    call('POST', '/api/google-calendar-notifications', { visitor: { headers } })
  const waiting = async () =>
    (
      await query<{ count: number }>(
        await site(),
        sql`SELECT count(*)::int AS count FROM jobs.job WHERE name = 'calendar-sync'`,
      )
    )[0]?.count

  it('count with the token of the channel alone', async () => {
    await syncCalendar(await site())
    const [channel] = [...google.world.channels.values()]
    expect(channel?.address).toBe('http://localhost:3000/api/google-calendar-notifications')
    const before = await waiting()
    const id = { 'x-goog-channel-id': channel?.id ?? '' }
    for (const headers of [
      {},
      id,
      { ...id, 'x-goog-channel-token': 'x' },
      { 'x-goog-channel-token': channel?.token ?? '' },
    ] as Record<string, string>[]) {
      expect((await notify(headers)).status).toBe(404)
    }
    expect(await waiting()).toBe(before)
    expect((await notify({ ...id, 'x-goog-channel-token': channel?.token ?? '' })).status).toBe(204)
    expect(await waiting()).toBe((before ?? 0) + 1)
  })

  it('that Google refuses are no problem of the connection, and not asked for at each sync', async () => {
    const payload = await site()
    await query(payload, sql`UPDATE google_connection SET channel_id = NULL, channel_resource_id = NULL`)
    google.world.channels.clear()
    google.faults.add({ operation: 'events.watch', kind: 'refuse', status: 403, reason: 'forbidden' })
    const before = operations('events.watch')
    await syncCalendar(payload)
    await syncCalendar(payload)
    expect(operations('events.watch')).toBe(before + 1)
    expect(await connectionStatus(payload)).toMatchObject({ state: 'connected', problem: null })
    google.faults.clear()
    // Hours later.
    Reflect.get(globalThis, Symbol.for('quickwin.google-watch')).pausedUntil = 0
    await syncCalendar(payload)
    expect(google.world.channels.size).toBe(1)
  })

  it('end with the connection', async () => {
    expect((await connectionStatus(await site())).open).not.toEqual([])
    await oauth(owner, { action: 'disconnect' })
    expect((await connectionStatus(await site())).open).toEqual([])
    expect(google.world.channels.size).toBe(0)
    const id = await newCall()
    expect(await eventState(await site(), id)).toBeUndefined()
  })
})
