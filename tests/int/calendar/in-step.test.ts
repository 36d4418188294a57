import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { connectionStatus } from '../../../src/features/calendar/connection/status'
import { syncCalendar } from '../../../src/features/calendar/jobs'
import { pushBooking, pushWaiting } from '../../../src/features/calendar/push/jobs'
import { query, queryIn, sql } from '../../../src/lib/db/query'
import { inTransaction } from '../../../src/lib/db/transaction'
import { freeDays } from '../../support/booking'
import { bookingWithSecrets } from '../../support/booking-mails'
import {
  callsCalendar,
  callsOf,
  deleteAtGoogle,
  moveAtGoogle,
  sentMail,
  waitMinutes,
} from '../../support/google/calls'
import { connect, eventOf, eventState, liveEvents, oauth, runPushes } from '../../support/google/connect'
import { insertEvent, patchEvent } from '../../support/google/events'
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

const edit = (id: string, change: object) =>
  patchEvent(google.world, callsCalendar(), eventOf(id)?.id ?? '', change)
const confirmations = async (id: string) =>
  query<{ sequence: number }>(
    await site(),
    sql`SELECT (data->>'sequence')::int AS sequence FROM jobs.job WHERE name = 'booking-mail' AND data->>'event' = 'confirmed'
          AND data->>'audience' = 'visitor' AND data->>'bookingId' = ${id} ORDER BY 1`,
  )

describe('a link', () => {
  it('ends with its event; confirmed again, the call gets another one', async () => {
    const id = await calls.syncedCall()
    const before = await bookingWithSecrets(id)
    await calls.change(id, { status: 'cancelled' })
    await runPushes()
    const off = await bookingWithSecrets(id)
    expect([off.meetLink, off.googleEventId]).toEqual([null, null])
    await calls.change(id, { status: 'confirmed' })
    await runPushes()
    const after = await bookingWithSecrets(id)
    expect(after.meetLink).toBe(eventOf(id)?.hangoutLink)
    expect(after.meetLink).not.toBe(before.meetLink)
    expect(after.googleEventId).toBe(eventOf(id)?.id)
  })

  it('ends with an event that was deleted in the calendar, too', async () => {
    const id = await calls.syncedCall()
    await calls.sync()
    deleteAtGoogle(id)
    expect((await calls.sync()).body.updated_bookings).toBe(1)
    const { meetLink, googleEventId, status } = await bookingWithSecrets(id)
    expect([status, meetLink, googleEventId]).toEqual(['cancelled', null, null])
  })

  it('that comes after the mail of a move is mailed as well', async () => {
    const id = await calls.syncedCall()
    await calls.move(id)
    await runPushes()
    await sentMail(id, 'rescheduled')
    const before = await bookingWithSecrets(id)
    google.world.calendars.get(google.world.account)?.events.clear()
    await oauth(owner, { action: 'select_calendar', calendarId: google.world.account })
    await runPushes()
    const after = await bookingWithSecrets(id)
    expect(after.meetLink).not.toBe(before.meetLink)
    expect((await confirmations(id)).map(({ sequence }) => sequence)).toContain(before.calendarSequence + 1)
    await connect(owner)
    await runPushes()
  })
})

describe('what the team has edited in the event', () => {
  it('stays when something else changes here', async () => {
    const id = await calls.syncedCall()
    edit(id, {
      summary: 'Audit with Ada',
      attendees: [...(eventOf(id)?.attendees ?? []), { email: 'colleague@quickwin.example' }],
      description: `${eventOf(id)?.description}\nBring the figures`,
    })
    await calls.change(id, { company: 'Analytical Engines' })
    const start = await calls.move(id)
    await runPushes()
    const event = eventOf(id)
    expect(event?.start.dateTime).toBe(start)
    expect(event?.summary).toBe('Audit with Ada')
    expect(event?.attendees?.map(({ email }) => email)).toContain('colleague@quickwin.example')
    expect(event?.description).toContain('Bring the figures')
    expect(event?.description?.match(/Analytical Engines/g)).toHaveLength(1)
    expect(event?.description?.match(/Booking: http/g)).toHaveLength(1)
  })

  it('stays in full when nothing of it changes here', async () => {
    const id = await calls.syncedCall()
    edit(id, { summary: 'Mine', description: '<b>Mine</b>', attendees: [{ email: 'only@quickwin.example' }] })
    await calls.move(id)
    await runPushes()
    expect(eventOf(id)).toMatchObject({
      summary: 'Mine',
      description: '<b>Mine</b>',
      attendees: [{ email: 'only@quickwin.example' }],
    })
  })

  it('a video call that was taken out stays out, and its link is shown no more', async () => {
    const id = await calls.syncedCall()
    edit(id, { conferenceData: null })
    for (const phone of ['+49 30 1234', '+49 30 4321']) {
      await calls.change(id, { phone })
      await runPushes()
      expect(eventOf(id)?.description).toContain(phone)
      expect(eventOf(id)?.hangoutLink).toBeUndefined()
      expect((await bookingWithSecrets(id)).meetLink).toBeNull()
    }
  })

  it('a guest with another address takes the place of the one before, and of no one else', async () => {
    const id = await calls.syncedCall()
    edit(id, { attendees: [...(eventOf(id)?.attendees ?? []), { email: 'colleague@quickwin.example' }] })
    await calls.change(id, { email: 'ada.new@example.com', name: 'Ada King' })
    await runPushes()
    expect(
      eventOf(id)
        ?.attendees?.map(({ email }) => email)
        .sort(),
    ).toEqual(['ada.new@example.com', 'colleague@quickwin.example'])
    expect(eventOf(id)?.summary).toContain('Ada King')
  })

  it('a call that was made shorter there is not made longer by a small change here', async () => {
    const id = await calls.syncedCall()
    const { bookingDatetime, endsAt } = await bookingWithSecrets(id)
    const shorter = new Date(Date.parse(endsAt ?? '') - 5 * 60_000).toISOString()
    moveAtGoogle(id, { dateTime: bookingDatetime }, { dateTime: shorter })
    await calls.change(id, { phone: '+49 30 1234' })
    await runPushes()
    expect(eventOf(id)).toMatchObject({
      end: { dateTime: shorter },
      description: expect.stringContaining('+49 30 1'),
    })
    expect((await calls.sync()).body.updated_bookings).toBe(1)
    expect((await bookingWithSecrets(id)).endsAt).toBe(shorter)
  })
})

describe('what has to be looked at', () => {
  const allDay = async () => {
    calls.nextDay()
    const id = await calls.syncedCall()
    calls.nextDay()
    const date = (await bookingWithSecrets(id)).bookingDatetime.slice(0, 10)
    const next = new Date(Date.parse(date) + 24 * 3600_000).toISOString().slice(0, 10)
    moveAtGoogle(id, { date }, { date: next })
    await calls.sync()
    expect(await eventState(await site(), id)).toMatchObject({ state: 'review' })
    return id
  }

  it('stays so when something small changes, also while Google is away', async () => {
    const id = await allDay()
    await calls.change(id, { phone: '+49 30 4321' })
    google.faults.add({ operation: '*', kind: 'refuse', status: 503 })
    await runPushes()
    google.faults.clear()
    const review = { state: 'review', problem: expect.stringContaining('all-day') }
    expect(await eventState(await site(), id)).toMatchObject(review)
    await waitMinutes(3)
    await pushWaiting(await site())
    expect(eventOf(id)?.description).toContain('+49 30 4321')
    expect(eventOf(id)?.start.date).toBeDefined()
    expect(await eventState(await site(), id)).toMatchObject(review)
    await connect(owner)
    await runPushes()
    expect(await eventState(await site(), id)).toMatchObject(review)
    await calls.change(id, { status: 'cancelled' })
    await runPushes()
  })

  it('is settled by a move here: the all-day event has times again', async () => {
    const id = await allDay()
    const start = await calls.move(id)
    await runPushes()
    expect(eventOf(id)?.start).toMatchObject({ dateTime: start })
    expect(eventOf(id)?.start.date).toBeUndefined()
    expect(await eventState(await site(), id)).toMatchObject({ state: 'synced', problem: null })
  })
})

describe('a record that was lost', () => {
  it('of a removal does not cancel a call that was confirmed again', async () => {
    const id = await calls.syncedCall()
    const before = eventOf(id)?.id
    await calls.change(id, { status: 'cancelled' })
    // As a worker that is killed right after Google has deleted it.
    deleteAtGoogle(id)
    await calls.change(id, { status: 'confirmed' })
    await runPushes()
    await calls.sync()
    expect((await bookingWithSecrets(id)).status).toBe('confirmed')
    expect(eventOf(id)?.id).toBeDefined()
    expect(eventOf(id)?.id).not.toBe(before)
  })

  it('of an insert leaves no event in a calendar that is not used any more', async () => {
    google.faults.add({ operation: 'events.insert', kind: 'answer-lost', times: 1 })
    const id = await calls.newCall()
    await runPushes()
    expect(eventOf(id)).toBeDefined()
    await oauth(owner, { action: 'select_calendar', calendarId: google.world.account })
    await call('DELETE', `/api/bookings/${id}`, { visitor: owner })
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
    await connect(owner)
    await runPushes()
  })
})

describe('an event without its booking', () => {
  const orphanedEvents = async () => (await connectionStatus(await site())).orphanedEvents

  it('goes when the booking was deleted while Google was away', async () => {
    const id = await calls.syncedCall()
    google.faults.add({ operation: '*', kind: 'refuse', status: 503 })
    await call('DELETE', `/api/bookings/${id}`, { visitor: owner })
    await runPushes()
    google.faults.clear()
    expect(eventOf(id)).toBeDefined()
    await waitMinutes(3)
    await syncCalendar(await site())
    expect(eventOf(id)).toBeUndefined()
    expect(await orphanedEvents()).toEqual([])
  })

  it('is reported while its calendar cannot be reached, and removed when it can', async () => {
    const [deleted, kept] = [await calls.syncedCall(), await calls.syncedCall()]
    const calendar = callsCalendar()
    google.world.calendars.delete(calendar.id)
    await oauth(owner, { action: 'select_calendar', calendarId: google.world.account })
    await call('DELETE', `/api/bookings/${deleted}`, { visitor: owner })
    google.faults.add({ operation: 'events.insert', kind: 'refuse', status: 503 })
    await runPushes()
    google.faults.clear()
    await waitMinutes(3)
    await pushWaiting(await site())
    const found = (await orphanedEvents()).find(({ calendarId }) => calendarId === calendar.id)
    expect(found).toMatchObject({ kind: 'unreachable', count: expect.any(Number) })
    expect(found?.count).toBeGreaterThanOrEqual(2)
    google.world.calendars.set(calendar.id, calendar)
    await connect(owner)
    await runPushes()
    expect(await orphanedEvents()).toEqual([])
    expect(eventOf(deleted)).toBeUndefined()
    const ofKept = liveEvents().filter((event) => event.extendedProperties?.private?.bookingId === kept)
    expect(ofKept).toHaveLength(1)
  })

  it('is found by the sync, and removed where its booking is known', async () => {
    const id = await calls.syncedCall()
    const event = eventOf(id)
    insertEvent(google.world, callsCalendar(), { ...event, id: `${event?.id.slice(0, -1)}9` })
    await calls.sync()
    const ids = liveEvents().filter((one) => one.extendedProperties?.private?.bookingId === id)
    expect(ids.map((one) => one.id)).toEqual([event?.id])
  })

  it('is reported and kept if no booking is known; events of people and other sites are not reported', async () => {
    const id = await calls.syncedCall()
    const event = eventOf(id)
    const bookingId = crypto.randomUUID()
    const orphan = `qcall${bookingId.replaceAll('-', '')}g1`
    const own = event?.extendedProperties?.private
    insertEvent(google.world, callsCalendar(), {
      ...event,
      id: orphan,
      extendedProperties: { private: { ...own, bookingId } },
    })
    const copy = { ...event, id: 'handcopied' }
    insertEvent(google.world, callsCalendar(), copy)
    const elsewhere = crypto.randomUUID()
    insertEvent(google.world, callsCalendar(), {
      ...event,
      id: `qcall${elsewhere.replaceAll('-', '')}g1`,
      extendedProperties: { private: { ...own, bookingId: elsewhere, site: 'another.example' } },
    })
    await calls.sync()
    expect(await orphanedEvents()).toEqual([
      { calendarId: callsCalendar().id, kind: 'found', count: 1, firstStart: event?.start.dateTime },
    ])
    // Connecting again does not remove it either.
    await connect(owner)
    await runPushes()
    expect(liveEvents().map((one) => one.id)).toEqual(expect.arrayContaining([orphan, 'handcopied']))
    patchEvent(google.world, callsCalendar(), orphan, { status: 'cancelled' })
    await calls.sync()
    expect(await orphanedEvents()).toEqual([])
  })
})

describe('a booking that is changed while its event is', () => {
  /** Until some transaction waits for a row or an advisory lock of another. */
  const somebodyWaits = async () =>
    expect
      .poll(
        async () =>
          (
            await query<{ count: number }>(
              await site(),
              sql`SELECT count(*)::int AS count FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            )
          )[0]?.count,
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0)

  /** A change as the CMS makes it: the booking first, then its row; `meanwhile` begins between the two. */
  const changeMeanwhile = async (id: string, meanwhile: () => Promise<unknown>) => {
    let other: Promise<unknown> = Promise.resolve()
    await inTransaction({ payload: await site() }, async (req) => {
      await queryIn(req, sql`SELECT 1 FROM bookings WHERE id = ${id}::uuid FOR UPDATE`)
      other = meanwhile()
      other.catch(() => undefined)
      await somebodyWaits()
      await queryIn(req, sql`UPDATE google_events SET queued_at = now() WHERE booking_id = ${id}::uuid`)
    })
    return other
  }

  it('ends in no deadlock with the record of what Google has', async () => {
    const id = await calls.newCall()
    const payload = await site()
    await changeMeanwhile(id, () => pushBooking(payload, { bookingId: id }))
    expect((await bookingWithSecrets(id)).meetLink).toBe(eventOf(id)?.hangoutLink)
    await runPushes()
  })

  it('nor with its deletion', async () => {
    const id = await calls.syncedCall()
    const deletion = await changeMeanwhile(id, () =>
      call('DELETE', `/api/bookings/${id}`, { visitor: owner }),
    )
    expect(deletion).toMatchObject({ status: 200 })
    await runPushes()
    expect(eventOf(id)).toBeUndefined()
  })
})
