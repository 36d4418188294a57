import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectionStatus } from '../../../src/features/calendar/connection/status'
import { syncCalendar } from '../../../src/features/calendar/jobs'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, type Day, first, freeDays } from '../../support/booking'
import { bookingWithSecrets } from '../../support/booking-mails'
import { callsCalendar, callsOf, moveAtGoogle, waitMinutes } from '../../support/google/calls'
import { connect, eventOf, eventState, liveEvents, oauth, runPushes } from '../../support/google/connect'
import { google } from '../../support/google/local'
import { call, signedIn, site } from '../../support/site'

const AWAY = 'Google Calendar does not answer right now. Please try again in a few minutes.'
const EXPIRED = 'Your Google Calendar token has expired. Please reconnect to continue syncing.'
const GONE = 'The chosen calendar no longer exists. Choose another one.'

/** Each fault: what it is at Google, whether it ends the grant, and whether it only passes. */
const faults = {
  '503': { kind: 'refuse', status: 503 },
  '429 with Retry-After': { kind: 'refuse', status: 429, reason: 'rateLimitExceeded', retryAfter: 30 },
  'a time-out': { kind: 'hang' },
  'the quota': { kind: 'refuse', status: 403, reason: 'userRateLimitExceeded' },
  '404': { kind: 'refuse', status: 404, reason: 'notFound' },
  '410': { kind: 'refuse', status: 410, reason: 'deleted' },
  invalid_grant: 'no grant',
  revoked: 'no grant',
} as const
type Name = keyof typeof faults
const names = Object.keys(faults) as Name[]
const passes = (name: Name) => !endsGrant(name) && name !== '404' && name !== '410'
const endsGrant = (name: Name) => faults[name] === 'no grant'

let calls: ReturnType<typeof callsOf>

const shared = (name: string) => Reflect.get(globalThis, Symbol.for(`quickwin.${name}`))
const endTokens = async () =>
  query(await site(), sql`UPDATE calendar_settings SET google_token_expires_at = now() - interval '1 hour'`)

const PATIENCE_MS = 8000
/** How long a hanging Google is waited for. Where the other calls must succeed, a busy machine has time for them. */
const waitFor = (operation: string) => {
  shared('google-timeout').ms = operation === 'events.watch' ? 1500 : 300
}

async function begin(name: Name, operation: string, more: { after?: number } = {}): Promise<void> {
  const fault = faults[name]
  if (name === 'a time-out') waitFor(operation)
  if (fault !== 'no grant') return google.faults.add({ operation, ...fault, ...more })
  if (name === 'revoked') google.world.grants = []
  else {
    await endTokens()
    google.faults.add({ operation: 'token', kind: 'refuse', status: 400, reason: 'invalid_grant' })
  }
}

/** Google is well again; where the grant is gone, someone connects. The regular jobs do the rest. */
async function recover(name: Name): Promise<void> {
  google.faults.clear()
  shared('google-timeout').ms = PATIENCE_MS
  google.world.pageSize = 250
  if (endsGrant(name)) await connect(owner)
  // An hour later.
  await waitMinutes(61)
  shared('google-watch').pausedUntil = 0
  await syncCalendar(await site())
  await runPushes()
  expect(await connectionStatus(await site())).toMatchObject({ state: 'connected', problem: null, open: [] })
}

/** Visitors can see days and book during any failure of Google. */
async function visitorsGoOn(): Promise<void> {
  const day = first(days, 1)
  await query(await site(), sql`DELETE FROM google_busy`)
  const seen = await call<Day>('GET', `/api/availability?date=${day.date}`)
  expect([seen.status, seen.body.slots.length]).toEqual([200, day.slots.length])
  const { status } = await createBooking(day.date, first(day.slots))
  expect(status).toBe(201)
}

const expectProblem = async (problem: string | null) =>
  expect(await connectionStatus(await site())).toMatchObject({
    state: problem === 'reconnect' ? 'expired' : 'connected',
    problem,
  })
const eventsFor = (id: string) =>
  liveEvents().filter((event) => event.extendedProperties?.private?.bookingId === id)

const owner = await signedIn('super_admin')
const days = await freeDays(2)
await connect(owner)
await syncCalendar(await site())
beforeEach(() => {
  calls = callsOf(owner, days)
})
afterEach(async () => {
  google.faults.clear()
  callsCalendar().events.clear()
  const payload = await site()
  await query(payload, sql`DELETE FROM bookings`)
  await query(payload, sql`DELETE FROM google_events`)
  await query(payload, sql`DELETE FROM jobs.job WHERE name IN ('calendar-push', 'calendar-sync')`)
})
afterAll(() => google.stop())

describe.each(names)('%s', (name) => {
  const ofTheConnection = endsGrant(name) ? 'reconnect' : passes(name) ? 'unavailable' : null

  it('at an insert', async () => {
    await begin(name, 'events.insert')
    const id = await calls.newCall()
    await runPushes()
    await expectProblem(ofTheConnection ?? 'calendar')
    expect(await eventState(await site(), id)).toMatchObject({ state: 'waiting' })
    await visitorsGoOn()
    await recover(name)
    expect(eventsFor(id)).toHaveLength(1)
    expect(await bookingWithSecrets(id)).toMatchObject({
      status: 'confirmed',
      meetLink: eventOf(id)?.hangoutLink,
    })
    expect(await eventState(await site(), id)).toMatchObject({ state: 'synced', problem: null })
  })

  it.each(['events.get', 'events.patch'])('at %s', async (operation) => {
    const id = await calls.syncedCall()
    await begin(name, operation)
    await calls.change(id, { phone: '+49 30 7777777' })
    await runPushes()
    await expectProblem(ofTheConnection)
    expect(await eventState(await site(), id)).toMatchObject({ state: 'waiting' })
    await visitorsGoOn()
    await recover(name)
    expect(eventsFor(id)).toEqual([
      expect.objectContaining({ description: expect.stringContaining('+49 30 7777777') }),
    ])
    expect((await bookingWithSecrets(id)).status).toBe('confirmed')
    expect(await eventState(await site(), id)).toMatchObject({ state: 'synced', problem: null })
  })

  it('at events.delete', async () => {
    const id = await calls.syncedCall()
    await begin(name, 'events.delete')
    await calls.change(id, { status: 'cancelled' })
    await runPushes()
    await expectProblem(ofTheConnection)
    expect(await eventState(await site(), id)).toMatchObject({ state: 'waiting' })
    await visitorsGoOn()
    await recover(name)
    expect(eventsFor(id)).toEqual([])
    expect(await eventState(await site(), id)).toMatchObject({ state: 'gone', problem: null })
  })

  it.each([
    ['the first page', 0],
    ['the second page', 1],
  ])('at %s of the changes', async (_, after) => {
    const moved = [await calls.syncedCall(), await calls.syncedCall()]
    await calls.sync()
    const targets = moved.map((id) => {
      const { start, end } = calls.slot()
      moveAtGoogle(id, { dateTime: start }, { dateTime: end })
      return start
    })
    google.world.pageSize = 1
    await begin(name, 'events.list', { after })
    const { status, body } = await calls.sync()
    const said = endsGrant(name) ? [409, EXPIRED] : passes(name) ? [503, AWAY] : [409, GONE]
    expect([status, body.errors?.[0]?.message]).toEqual(said)
    await expectProblem(ofTheConnection ?? 'calendar')
    await visitorsGoOn()
    await recover(name)
    const starts = await Promise.all(moved.map(async (id) => (await bookingWithSecrets(id)).bookingDatetime))
    expect(starts).toEqual(targets)
    expect(liveEvents()).toHaveLength(2)
  })

  it('at the list of calendars', async () => {
    await begin(name, 'calendarList.list')
    const said = endsGrant(name) ? [409, EXPIRED] : [503, AWAY]
    const list = await call('GET', '/api/google-calendars', { visitor: owner })
    expect([list.status, list.body.errors?.[0]?.message]).toEqual(said)
    const picked = await oauth(owner, { action: 'select_calendar', calendarId: google.world.account })
    expect([picked.status, picked.body.errors?.[0]?.message]).toEqual(said)
    expect((await connectionStatus(await site())).calendarId).toBe(callsCalendar().id)
    await visitorsGoOn()
    await recover(name)
    expect((await call('GET', '/api/google-calendars', { visitor: owner })).status).toBe(200)
  })

  it('at the channel of notifications: the regular sync goes on', async () => {
    await query(await site(), sql`UPDATE google_connection SET channel_id = NULL, channel_resource_id = NULL`)
    google.world.channels.clear()
    await begin(name, 'events.watch')
    await syncCalendar(await site())
    await expectProblem(endsGrant(name) ? 'reconnect' : null)
    await visitorsGoOn()
    await recover(name)
    expect(google.world.channels.size).toBe(1)
  })

  it('at the busy times', async () => {
    await begin(name, 'freeBusy')
    await visitorsGoOn()
    const { status, body } = await call('POST', '/api/google-calendar-sync', {
      visitor: owner,
      body: { action: 'check_availability', date: first(days).date },
    })
    expect([status, body.errors?.[0]?.message]).toEqual(endsGrant(name) ? [409, EXPIRED] : [503, AWAY])
    await recover(name)
    shared('google-busy').pausedUntil = 0
    const seen = await call<Day & { calendar: string }>('GET', `/api/availability?date=${first(days).date}`)
    expect(seen.body.calendar).toBe('ok')
  })

  it('at the renewal of the token', async () => {
    const id = await calls.syncedCall()
    await endTokens()
    await begin(name, 'token')
    for (const grant of google.world.grants) grant.accessTokens.clear()
    const { status, body } = await calls.sync()
    expect([status, body.errors?.[0]?.message]).toEqual(endsGrant(name) ? [409, EXPIRED] : [503, AWAY])
    expect(await connectionStatus(await site())).toMatchObject({
      problem: endsGrant(name) ? 'reconnect' : 'unavailable',
    })
    await calls.change(id, { status: 'cancelled' })
    await runPushes()
    await visitorsGoOn()
    await recover(name)
    expect(eventsFor(id)).toEqual([])
  })

  it('at the end of the grant', async () => {
    if (name === 'revoked') google.world.grants = []
    const fault = faults[name]
    if (fault !== 'no grant') await begin(name, 'revoke')
    const { status, body } = await oauth(owner, { action: 'disconnect' })
    // Where Google has not ended it, someone is asked to do that in the account.
    const revoked = fault === 'no grant'
    expect([status, body]).toEqual([200, { success: true, revoked }])
    expect(await connectionStatus(await site())).toMatchObject({ state: 'off' })
    await visitorsGoOn()
    google.faults.clear()
    await connect(owner)
    await recover(name)
  })
})
