import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '../../../src/features/booking/types'
import { hostConnection } from '../../../src/features/calendar/connection/status'
import { storedGrant } from '../../../src/features/calendar/connection/stored'
import { refreshHostGoogle } from '../../../src/features/calendar/feeds/host-google'
import { sendCalendarAlert, syncCalendar } from '../../../src/features/calendar/jobs'
import { query, sql } from '../../../src/lib/db/query'
import type { Jobs } from '../../../src/lib/jobs/queues'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { bookingWithSecrets, mailsOf, waitingMails } from '../../support/booking-mails'
import {
  CALLS,
  connect,
  consent,
  eventsAtGoogle,
  follow,
  oauth,
  runPushes,
} from '../../support/google/connect'
import { deleteEvent, insertEvent, moveEvent } from '../../support/google/events'
import { google } from '../../support/google/local'
import { type GoogleCalendar, signInAs } from '../../support/google/world'
import { makeHosts, type TestHost, typeOf } from '../../support/hosts'
import { call, signedIn, site, type Visitor } from '../../support/site'

interface Answer {
  authUrl?: string
  revoked?: boolean
  calendars?: { id: string }[]
  errors?: { code: string; message: string }[]
}

const payload = await site()
const owner = await signedIn('super_admin')
await setCalendar({ unconfirmedPerHour: 1000, adminEmail: 'desk@example.com' })
const days = (await freeDays(14)).slice(2).map(({ date }) => date)
const COMPANY = 'team@quickwin.example'
const ANNA = 'anna@google.example'
const BEN = 'ben@google.example'

let anna: TestHost
let ben: TestHost
let type: string
beforeAll(async () => {
  await connect(owner)
  ;[anna, ben] = (await makeHosts(['Anna', 'Ben'])) as [TestHost, TestHost]
  const made = await typeOf(owner, [anna, ben], {
    ...{ title: 'Team call', hostChoice: 'visitor', orderIndex: 900, meetingKind: 'google_meet' },
  })
  type = made.slug
})
afterEach(() => {
  google.faults.clear()
  signInAs(google.world, COMPANY)
})
afterAll(() => google.stop())

const change = (visitor: Visitor, body: object) =>
  call<Answer>('POST', '/api/host-google-calendar', { visitor, body })
const calendarsOf = (visitor: Visitor, host: string) =>
  call<Answer>('GET', `/api/host-google-calendars?host=${host}`, { visitor })
const idOf = ({ settings }: TestHost) => settings.id
const calendar = (account: string) => google.world.calendars.get(account) as GoogleCalendar
const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';', 1)[0] ?? ''

async function beginFor(visitor: Visitor, host: string) {
  const { body, headers } = await change(visitor, { action: 'initiate', host })
  return { authUrl: body.authUrl ?? '', cookie: cookieOf(headers) }
}

/** Connects an account and chooses its own calendar, as the host does. */
async function connectHost(host: TestHost, account: string) {
  signInAs(google.world, account)
  const begun = await beginFor(host.person, idOf(host))
  expect((await follow(await consent(begun), begun.cookie)).status).toBe(200)
  const asked = { action: 'select_calendar', host: idOf(host), calendarId: account }
  expect((await change(host.person, asked)).status).toBe(200)
}
const cut = (host: TestHost) => change(host.person, { action: 'disconnect', host: idOf(host) })

const slotsOf = async (host: TestHost, date: string) =>
  (
    await call<{ slots: Slot[] }>(
      'GET',
      `/api/availability?date=${date}&type=${type}&with=${host.settings.slug}`,
    )
  ).body.slots

/** A confirmed call of a host, and the day of it. */
async function callOf(host: TestHost) {
  const date = days.shift() ?? ''
  const slot = first(await slotsOf(host, date))
  const { body } = await createBooking(date, slot, { type, with: host.settings.slug })
  const { id } = body.booking
  await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status: 'confirmed' } })
  await runPushes()
  return { id, date, slot }
}
/** The standing event of a booking in a calendar. */
const eventIn = (account: string, id: string) =>
  eventsAtGoogle(account).find(
    ({ status, extendedProperties }) =>
      status !== 'cancelled' && extendedProperties?.private?.bookingId === id,
  )
const whereIs = (id: string) => [CALLS, ANNA, BEN].filter((account) => eventIn(account, id))
const minuteLater = () =>
  query(
    payload,
    sql`UPDATE busy_calendars SET asked_at = asked_at - interval '1 minute' WHERE host_id IS NOT NULL`,
  )

describe('no one but the host and super admins', () => {
  it('makes, reads or cuts the connection of a host', async () => {
    await connectHost(anna, ANNA)
    const [admin, user] = [await signedIn('admin'), await signedIn('user')]
    const host = idOf(anna)
    for (const visitor of [{}, user, admin, ben.person]) {
      for (const body of [
        { action: 'initiate', host },
        { action: 'select_calendar', host, calendarId: ANNA },
        { action: 'disconnect', host },
      ])
        expect([401, 403]).toContain((await change(visitor, body)).status)
      expect([401, 403]).toContain((await calendarsOf(visitor, host)).status)
    }
    expect((await calendarsOf(anna.person, host)).body.calendars?.map(({ id }) => id)).toEqual([ANNA])
    expect((await calendarsOf(owner, host)).body.calendars?.map(({ id }) => id)).toEqual([ANNA])
    const unknown = { action: 'initiate', host: owner.user.id }
    expect((await change(owner, unknown)).status).toBe(403)
    // Nor the company's.
    expect((await oauth(anna.person, { action: 'disconnect' })).status).toBe(403)
    expect(await storedGrant(payload)).toBeDefined()
  })

  it('nor finishes one for another host, in another browser, twice or after losing the right', async () => {
    signInAs(google.world, BEN)
    const begun = await beginFor(ben.person, idOf(ben))
    const back = await consent(begun)
    const others = await beginFor(anna.person, idOf(anna))
    const companys = await call<Answer>('POST', '/api/google-calendar-oauth', {
      visitor: owner,
      body: { action: 'initiate' },
    })
    for (const cookie of ['', others.cookie, cookieOf(companys.headers)])
      expect((await follow(back, cookie)).status).toBe(400)
    await query(payload, sql`UPDATE user_roles SET takes_calls = false WHERE user_id = ${ben.person.user.id}`)
    expect((await follow(back, begun.cookie)).status).toBe(400)
    await query(payload, sql`UPDATE user_roles SET takes_calls = true WHERE user_id = ${ben.person.user.id}`)
    expect((await follow(back, begun.cookie)).status).toBe(400)
    expect(await storedGrant(payload, idOf(ben))).toBeUndefined()
  })

  it('sees tokens: they are sealed, and no answer has them', async () => {
    const paths = ['/api/hosts?depth=2', '/api/globals/calendar-settings', '/api/health']
    const answers = await Promise.all(
      [owner, anna.person, ben.person, {}].flatMap((visitor) =>
        paths.map((path) => call('GET', path, { visitor })),
      ),
    )
    const shown = JSON.stringify(answers.map(({ body }) => body))
    const dump = await query(
      payload,
      sql`SELECT (SELECT json_agg(c) FROM google_host_connections c) AS connections,
                 (SELECT json_agg(f) FROM google_oauth_flows f) AS flows, (SELECT json_agg(j) FROM jobs.job j) AS jobs,
                 (SELECT json_agg(l) FROM security_audit_log l) AS log`,
    )
    const secrets = google.world.grants.flatMap(({ refreshToken, accessTokens }) => [
      refreshToken,
      ...accessTokens.keys(),
    ])
    expect(secrets.length).toBeGreaterThan(3)
    for (const secret of secrets) expect(shown + JSON.stringify(dump)).not.toContain(secret)
    expect(shown).not.toMatch(/v1\.[0-9a-f]{8}\.|google_?(access|refresh)/i)
    const [entry] = await query(
      payload,
      sql`SELECT user_id AS "by", record_id AS host FROM security_audit_log
          WHERE table_name = 'hosts' AND new_values ? 'googleAccessToken' ORDER BY sequence LIMIT 1`,
    )
    expect(entry).toEqual({ by: anna.person.user.id, host: idOf(anna) })
  })
})

describe('the calls of a host', () => {
  it('are in their own calendar, block time there, and have its Meet link', async () => {
    const { id } = await callOf(anna)
    expect(whereIs(id)).toEqual([ANNA])
    const event = eventIn(ANNA, id)
    expect(event?.transparency).toBe('opaque')
    const { meetLink } = await bookingWithSecrets(id)
    expect(meetLink).toMatch(/^https:\/\/meet\.google\.com\//)
    expect(event?.hangoutLink).toBe(meetLink)
  })

  it('are in the calendar of the company without one', async () => {
    const { id } = await callOf(ben)
    expect(whereIs(id)).toEqual([CALLS])
    expect(eventIn(CALLS, id)?.transparency).toBe('transparent')
  })

  it('move and go with the booking', async () => {
    const { id, date } = await callOf(anna)
    const slot = (await slotsOf(anna, date)).at(-1)
    const asked = { id, start: slot?.start, preferredDate: date, preferredTime: slot?.time }
    expect((await call('POST', '/api/move-booking', { visitor: owner, body: asked })).status).toBe(200)
    await runPushes()
    expect(eventIn(ANNA, id)?.start.dateTime).toBe(slot?.start)
    await call('POST', '/api/cancel-bookings', { visitor: owner, body: { ids: [id] } })
    await runPushes()
    expect(whereIs(id)).toEqual([])
  })

  it('change calendars with a hand-over, and get another Meet link', async () => {
    const { id } = await callOf(anna)
    const { meetLink } = await bookingWithSecrets(id)
    const give = (host: string | null) =>
      call('POST', '/api/hand-over-booking', { visitor: owner, body: { id, host, outsideHours: true } })
    expect((await give(idOf(ben))).status).toBe(200)
    await runPushes()
    expect(whereIs(id)).toEqual([CALLS])
    await connectHost(ben, BEN)
    await runPushes()
    expect(whereIs(id)).toEqual([BEN])
    expect((await give(idOf(anna))).status).toBe(200)
    await runPushes()
    expect(whereIs(id)).toEqual([ANNA])
    const after = await bookingWithSecrets(id)
    expect(after.meetLink).toMatch(/^https:\/\/meet\.google\.com\//)
    expect(after.meetLink).not.toBe(meetLink)
    await call('DELETE', `/api/bookings/${id}`, { visitor: owner })
    await runPushes()
    expect(whereIs(id)).toEqual([])
  })

  it('leave the calendar of who gave them away, also where no other one is connected', async () => {
    const { id } = await callOf(anna)
    await query(payload, sql`UPDATE calendar_settings SET sync_enabled = false`)
    await call('POST', '/api/hand-over-booking', {
      visitor: owner,
      body: { id, host: null, outsideHours: true },
    })
    await runPushes()
    expect(whereIs(id)).toEqual([])
    await query(payload, sql`UPDATE calendar_settings SET sync_enabled = true`)
  })

  it('are moved and cancelled by the host at Google, who gets no mail about it', async () => {
    const { id, slot } = await callOf(anna)
    await syncCalendar(payload)
    const later = (ms: number) => new Date(Date.parse(slot.start) + ms).toISOString()
    const hour = 3_600_000
    moveEvent(google.world, calendar(ANNA), eventIn(ANNA, id)?.id ?? '', {
      start: { dateTime: later(2 * hour) },
      end: { dateTime: later(3 * hour) },
    })
    await syncCalendar(payload)
    expect((await bookingWithSecrets(id)).bookingDatetime).toBe(later(2 * hour))
    deleteEvent(google.world, calendar(ANNA), eventIn(ANNA, id)?.id ?? '')
    await syncCalendar(payload)
    expect((await bookingWithSecrets(id)).status).toBe('cancelled')
    const audiences = (await waitingMails(id)).map(({ data }) => `${data.event} ${data.audience}`)
    expect(audiences).toContain('cancelled visitor')
    expect(audiences.filter((mail) => mail.endsWith(' host'))).toEqual([])
  })
})

describe('what is busy in the calendar of a host', () => {
  it('blocks their times alone, and their own calls do so once', async () => {
    const { id, date, slot } = await callOf(anna)
    const [busy] = (await slotsOf(anna, date)).slice(1)
    const insert = (calendarId: string) =>
      insertEvent(
        google.world,
        calendar(calendarId),
        {
          summary: 'Dentist',
          start: { dateTime: busy?.start },
          end: { dateTime: busy?.end },
        } as never,
        false,
      )
    insert(ANNA)
    await minuteLater()
    await refreshHostGoogle(payload)
    const startsOf = async (host: TestHost) => (await slotsOf(host, date)).map(({ start }) => start)
    expect(await startsOf(anna)).not.toContain(busy?.start)
    expect(await startsOf(ben)).toContain(busy?.start)
    // Free as soon as it is cancelled, whatever Google was last asked.
    await call('POST', '/api/cancel-bookings', { visitor: owner, body: { ids: [id] } })
    expect(await startsOf(anna)).toContain(slot.start)
  })

  it('is asked for once a minute', async () => {
    const asked = () => google.world.calls.filter(({ operation }) => operation === 'freeBusy').length
    await minuteLater()
    const before = asked()
    await refreshHostGoogle(payload)
    const once = asked() - before
    await refreshHostGoogle(payload)
    expect([once > 0, asked() - before]).toEqual([true, once])
  })
})

describe('a grant that has ended', () => {
  it('is said to the host by mail and in words, keeps booking open, and the call follows when they connect again', async () => {
    google.world.grants = google.world.grants.filter(({ account }) => account !== ANNA)
    await query(
      payload,
      sql`UPDATE google_host_connections SET google_token_expires_at = now() WHERE host_id = ${idOf(anna)}`,
    )
    const { id } = await callOf(anna)
    expect(whereIs(id)).toEqual([])
    expect(await hostConnection(payload, idOf(anna))).toMatchObject({
      state: 'expired',
      problem: 'reconnect',
    })
    const [job] = await query<{ data: Jobs['calendar-alert'] }>(
      payload,
      sql`SELECT data FROM jobs.job WHERE name = 'calendar-alert' AND data->>'host' = ${idOf(anna)}`,
    )
    if (!job) throw new Error('No mail about it')
    await sendCalendarAlert(payload, job.data)
    const mail = (await mailsOf(anna.person.email)).at(-1)
    expect(mail?.subject).toBe('Google Calendar is not responding')
    expect(mail?.text).toContain('/super-admin/hosts?open=me')
    // The company and the other host go on.
    const others = await callOf(ben)
    expect(whereIs(others.id)).toEqual([BEN])
    await connectHost(anna, ANNA)
    await runPushes()
    expect(whereIs(id)).toEqual([ANNA])
    expect(await hostConnection(payload, idOf(anna))).toMatchObject({ state: 'connected', problem: null })
  })

  it('does not keep a call from who gets it', async () => {
    const { id } = await callOf(anna)
    google.world.grants = google.world.grants.filter(({ account }) => account !== ANNA)
    await query(
      payload,
      sql`UPDATE google_host_connections SET google_token_expires_at = now() WHERE host_id = ${idOf(anna)}`,
    )
    await call('POST', '/api/hand-over-booking', {
      visitor: owner,
      body: { id, host: idOf(ben), outsideHours: true },
    })
    await runPushes()
    expect(whereIs(id)).toEqual([ANNA, BEN])
    // The one that was left goes when Anna connects again.
    await connectHost(anna, ANNA)
    await runPushes()
    expect(whereIs(id)).toEqual([BEN])
  })
})

describe('disconnecting', () => {
  it('ends the grant at Google, forgets the account, and sends calls to the company', async () => {
    const { id } = await callOf(ben)
    const { status, body } = await cut(ben)
    expect([status, body]).toEqual([200, { success: true, revoked: true }])
    expect(google.world.grants.map(({ account }) => account)).not.toContain(BEN)
    expect(await storedGrant(payload, idOf(ben))).toBeUndefined()
    const left = await query(payload, sql`SELECT 1 FROM busy_calendars WHERE host_id = ${idOf(ben)}`)
    expect(left).toEqual([])
    await runPushes()
    expect(eventIn(CALLS, id)).toBeDefined()
    expect((await cut(ben)).body).toEqual({ success: true, revoked: true })
    expect(await storedGrant(payload)).toBeDefined()
  })

  it('happens with the account', async () => {
    await payload.delete({ collection: 'users', id: anna.person.user.id, overrideAccess: true })
    expect(await storedGrant(payload, idOf(anna))).toBeUndefined()
    expect(google.world.grants.map(({ account }) => account)).not.toContain(ANNA)
  })
})
