import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { connectionStatus } from '../../../src/features/calendar/connection/status'
import { eventRows } from '../../../src/features/calendar/events'
import type { CalendarEvent } from '../../../src/features/calendar/google/client'
import { syncCalendar } from '../../../src/features/calendar/jobs'
import { applyEvent } from '../../../src/features/calendar/pull/apply'
import { pushBooking, pushWaiting } from '../../../src/features/calendar/push/jobs'
import { query, sql } from '../../../src/lib/db/query'
import { freeDays } from '../../support/booking'
import { bookingWithSecrets, queuedMails } from '../../support/booking-mails'
import {
  callsCalendar,
  callsOf,
  deleteAtGoogle,
  moveAtGoogle,
  sentMail,
  waitMinutes,
} from '../../support/google/calls'
import {
  connect,
  eventOf,
  eventState,
  eventsAtGoogle,
  liveEvents,
  oauth,
  operations,
  runPushes,
} from '../../support/google/connect'
import { insertEvent } from '../../support/google/events'
import { google } from '../../support/google/local'
import { call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const calls = callsOf(owner, await freeDays(10))
await connect(owner)
afterEach(() => {
  google.faults.clear()
  google.world.conferences = 'success'
})
afterAll(() => google.stop())

const later = (text: string, ms: number) => new Date(Date.parse(text) + ms).toISOString()
/** Moves the event of a booking to another start. */
const moveEventTo = (id: string, start: string, ms = 3600_000) =>
  moveAtGoogle(id, { dateTime: start }, { dateTime: later(start, ms) })

describe('a booking becomes an event', () => {
  it('when it is confirmed, with guest and video call, and no one invited twice', async () => {
    const id = await calls.syncedCall()
    const booking = await bookingWithSecrets(id)
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
    const { day, time } = calls.slot()
    const before = liveEvents().length
    await call('POST', '/api/create-booking', {
      body: {
        name: 'Ada',
        email: 'pending@example.com',
        preferredDate: day.date,
        preferredTime: time,
        timezone: 'Europe/Berlin',
      },
    })
    await runPushes()
    expect(liveEvents().length).toBe(before)
  })

  it('which moves, is taken away and comes back with it, each time under a free id', async () => {
    const id = await calls.syncedCall()
    const start = await calls.move(id)
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(start)
    const firstId = eventOf(id)?.id
    await calls.change(id, { status: 'cancelled' })
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
    expect(await eventState(await site(), id)).toMatchObject({ state: 'gone' })
    await calls.change(id, { status: 'confirmed' })
    await runPushes()
    expect(eventOf(id)?.id).toBeDefined()
    expect(eventOf(id)?.id).not.toBe(firstId)
    expect((await call('DELETE', `/api/bookings/${id}`, { visitor: owner })).status).toBe(200)
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
  })

  it('keeps the link that the team has set, and shows it in the event', async () => {
    const id = await calls.syncedCall()
    const link = 'https://video.example/of-the-team'
    expect((await calls.change(id, { meetLink: link })).status).toBe(200)
    await runPushes()
    expect(await bookingWithSecrets(id)).toMatchObject({ meetLink: link, meetingKind: 'url' })
    expect(eventOf(id)?.description).toContain(`Join: ${link}`)
  })

  it('whose link arrives later: recipients of a mail without it get another', async () => {
    google.world.conferences = 'pending'
    const id = await calls.syncedCall()
    const before = await bookingWithSecrets(id)
    expect(before.meetLink ?? null).toBeNull()
    await sentMail(id, 'confirmed')
    google.world.conferences = 'success'
    await pushBooking(await site(), { bookingId: id, tries: 1 })
    const after = await bookingWithSecrets(id)
    expect(after.meetLink).toMatch(/^https:\/\/meet\.google\.com\//)
    expect(after.calendarSequence).toBe(before.calendarSequence + 1)
    expect((await queuedMails(id)).filter((mail) => mail === 'confirmed visitor')).toHaveLength(2)
  })
})

describe('any failure of an insert', () => {
  const faults = [
    { kind: 'refuse', status: 503 },
    { kind: 'refuse', status: 403, reason: 'calendarUsageLimitsExceeded' },
    { kind: 'refuse', status: 403, reason: 'dailyLimitExceeded' },
    { kind: 'drop' },
    { kind: 'answer-lost' },
  ] as const
  it.each(faults)('%j: one event in the end, and the booking is there', async (fault) => {
    google.faults.add({ operation: 'events.insert', ...fault, times: 1 })
    const id = await calls.newCall()
    await expect(pushBooking(await site(), { bookingId: id })).rejects.toThrow('Google Calendar')
    expect(await eventState(await site(), id)).toMatchObject({ state: 'waiting' })
    expect((await bookingWithSecrets(id)).status).toBe('confirmed')
    await pushBooking(await site(), { bookingId: id })
    expect(liveEvents().filter((event) => event.extendedProperties?.private?.bookingId === id)).toHaveLength(
      1,
    )
    expect((await bookingWithSecrets(id)).meetLink).toBe(eventOf(id)?.hangoutLink)
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
    const id = await calls.syncedCall()
    expect(await eventState(await site(), id)).toMatchObject({ state: 'synced', problem: null })
    expect(eventOf(id)).toBeDefined()
    expect(eventOf(id)?.hangoutLink).toBeUndefined()
  })

  it('what was refused is tried again each hour, and keeps nothing else from being done', async () => {
    google.faults.add({ operation: 'events.insert', kind: 'refuse', status: 403, reason: 'forbidden' })
    const [one, two] = [await calls.newCall(), await calls.newCall()]
    await runPushes()
    google.faults.clear()
    expect(await eventState(await site(), one)).toMatchObject({ state: 'failed' })
    expect((await connectionStatus(await site())).open.map(({ bookingId }) => bookingId)).toContain(one)
    await pushWaiting(await site())
    expect(eventOf(one)).toBeUndefined()
    await waitMinutes(61)
    google.faults.add({ operation: 'events.insert', kind: 'refuse', status: 503, times: 1 })
    await pushWaiting(await site())
    const states = [await eventState(await site(), one), await eventState(await site(), two)]
    expect(states.map((row) => row?.state).sort()).toEqual(['synced', 'waiting'])
    await waitMinutes(61)
    await pushWaiting(await site())
    expect([eventOf(one), eventOf(two)]).not.toContain(undefined)
  })

  it('a process that dies before it has kept the result makes no second event', async () => {
    const id = await calls.syncedCall()
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
    const id = await calls.newCall()
    await runPushes()
    expect(eventOf(id)).toBeDefined()
    await calls.change(id, { status: 'cancelled' })
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
  })

  it('two workers with the same job make one event', async () => {
    const id = await calls.newCall()
    const payload = await site()
    await Promise.all([1, 2, 3].map(() => pushBooking(payload, { bookingId: id })))
    expect(liveEvents().filter((event) => event.extendedProperties?.private?.bookingId === id)).toHaveLength(
      1,
    )
    await query(payload, sql`DELETE FROM jobs.job WHERE name = 'calendar-push'`)
  })
})

describe('what is done in the calendar comes back', () => {
  it('a moved event moves its booking, a deleted one cancels it, and both are mailed once', async () => {
    const [one, two] = [await calls.syncedCall(), await calls.syncedCall()]
    await calls.sync()
    // The confirmations have left.
    await query(await site(), sql`DELETE FROM jobs.job WHERE name = 'booking-mail'`)
    const target = calls.slot()
    moveEventTo(one, target.start)
    deleteAtGoogle(two)
    const answer = await calls.sync()
    expect([answer.status, answer.body]).toEqual([200, { success: true, updated_bookings: 2 }])
    expect(await bookingWithSecrets(one)).toMatchObject({
      bookingDatetime: target.start,
      preferredDate: target.day.date,
      preferredTime: target.time,
      status: 'confirmed',
    })
    expect(await bookingWithSecrets(two)).toMatchObject({ status: 'cancelled' })
    expect((await queuedMails(one)).filter((mail) => mail.startsWith('rescheduled'))).toHaveLength(2)
    expect((await queuedMails(two)).filter((mail) => mail.startsWith('cancelled'))).toHaveLength(2)
    expect((await calls.sync()).body.updated_bookings).toBe(0)
    await runPushes()
    expect(eventOf(one)?.start.dateTime).toBe(target.start)
    expect((await calls.sync()).body.updated_bookings).toBe(0)
  })

  it('a longer call keeps its new length', async () => {
    const id = await calls.syncedCall()
    const target = calls.slot()
    moveEventTo(id, target.start, 30 * 60_000)
    expect((await calls.sync()).body.updated_bookings).toBe(1)
    expect((await bookingWithSecrets(id)).endsAt).toBe(later(target.start, 30 * 60_000))
  })

  it('one that lands on another booking stays where it was and waits for someone to look', async () => {
    const [one, two] = [await calls.syncedCall(), await calls.syncedCall()]
    const [before, taken] = [await bookingWithSecrets(one), await bookingWithSecrets(two)]
    moveEventTo(one, taken.bookingDatetime)
    expect((await calls.sync()).body.updated_bookings).toBe(0)
    expect((await bookingWithSecrets(one)).bookingDatetime).toBe(before.bookingDatetime)
    expect(await eventState(await site(), one)).toMatchObject({
      state: 'review',
      problem: expect.stringContaining('another booking'),
    })
    moveEventTo(one, before.bookingDatetime)
    await calls.sync()
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
    const id = await calls.syncedCall()
    const before = await bookingWithSecrets(id)
    moveAtGoogle(id, times.start, times.end)
    expect((await calls.sync()).body.updated_bookings).toBe(0)
    expect((await bookingWithSecrets(id)).bookingDatetime).toBe(before.bookingDatetime)
    expect(await eventState(await site(), id)).toMatchObject({ state: 'review' })
  })

  it('a change here that is on its way is not undone by an older one there', async () => {
    const id = await calls.syncedCall()
    moveEventTo(id, calls.slot().start)
    const start = await calls.move(id)
    await calls.sync()
    expect((await bookingWithSecrets(id)).bookingDatetime).toBe(start)
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(start)
  })

  it('a small change here does not undo a move there', async () => {
    const id = await calls.syncedCall()
    const target = calls.slot()
    moveEventTo(id, target.start)
    await calls.change(id, { phone: '+49 30 1234' })
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(target.start)
    expect((await calls.sync()).body.updated_bookings).toBe(1)
    expect((await bookingWithSecrets(id)).bookingDatetime).toBe(target.start)
  })

  it('a small change here, or connecting again, does not undo a deletion there', async () => {
    const [one, two] = [await calls.syncedCall(), await calls.syncedCall()]
    await calls.sync()
    deleteAtGoogle(one)
    await calls.change(one, { phone: '+49 30 1234' })
    deleteAtGoogle(two)
    await connect(owner)
    await runPushes()
    expect([eventOf(one), eventOf(two)]).toEqual([undefined, undefined])
    expect((await calls.sync()).body.updated_bookings).toBe(2)
    expect([(await bookingWithSecrets(one)).status, (await bookingWithSecrets(two)).status]).toEqual([
      'cancelled',
      'cancelled',
    ])
  })

  it('a call that was moved here is entered again when its event was deleted there', async () => {
    const id = await calls.syncedCall()
    deleteAtGoogle(id)
    const start = await calls.move(id)
    await runPushes()
    expect(eventOf(id)?.start.dateTime).toBe(start)
    await calls.sync()
    expect((await bookingWithSecrets(id)).status).toBe('confirmed')
  })

  it('a list that was read before a call was moved here does not move it back', async () => {
    const id = await calls.syncedCall()
    const payload = await site()
    const [before] = await eventRows(payload, sql`booking_id = ${id}::uuid`)
    const listed = eventOf(id) as CalendarEvent
    const start = await calls.move(id)
    await runPushes()
    if (!before) throw new Error('There is no event')
    expect(await applyEvent(payload, listed, before, new Date())).toBe('outdated')
    expect((await bookingWithSecrets(id)).bookingDatetime).toBe(start)
  })

  it('an odd event is flagged, and what comes after it is taken over all the same', async () => {
    const [one, two] = [await calls.syncedCall(), await calls.syncedCall()]
    await calls.sync()
    // Represents any defect of one booking.
    await query(
      await site(),
      sql.raw(`ALTER TABLE bookings ADD CONSTRAINT refuses_one CHECK (id <> '${one}'::uuid) NOT VALID`),
    )
    moveEventTo(one, calls.slot().start)
    deleteAtGoogle(two)
    const { body } = await calls
      .sync()
      .finally(async () => query(await site(), sql`ALTER TABLE bookings DROP CONSTRAINT refuses_one`))
    expect(body.updated_bookings).toBe(1)
    expect(await eventState(await site(), one)).toMatchObject({
      state: 'review',
      problem: expect.stringContaining('could not be applied here'),
    })
    expect((await bookingWithSecrets(two)).status).toBe('cancelled')
    await calls.change(one, { status: 'cancelled' })
    await runPushes()
  })

  it('in pages, and from the beginning when the token is void: a deletion is found all the same', async () => {
    const id = await calls.syncedCall()
    google.world.pageSize = 2
    for (let count = 0; count < 5; count++) {
      insertEvent(google.world, callsCalendar(), {
        start: { dateTime: '2027-03-01T10:00:00Z' },
        end: { dateTime: '2027-03-01T11:00:00Z' },
      })
    }
    await calls.sync()
    // Gone without a trace, as after a long time.
    callsCalendar().events.delete(eventOf(id)?.id ?? '')
    callsCalendar().firstValidChange = google.world.changes + 1
    const lists = operations('events.list')
    expect((await calls.sync()).body.updated_bookings).toBe(1)
    expect(operations('events.list')).toBeGreaterThan(lists + 3)
    expect((await bookingWithSecrets(id)).status).toBe('cancelled')
    callsCalendar().firstValidChange = 0
    google.world.pageSize = 250
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
    const id = await calls.newCall()
    expect(await eventState(await site(), id)).toBeUndefined()
  })
})
