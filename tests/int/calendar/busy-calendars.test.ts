import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { laneTimes } from '../../../src/features/booking/desk/week-slots'
import { currentRules } from '../../../src/features/booking/settings/queries'
import { refreshBusyCalendars } from '../../../src/features/calendar/feeds/jobs'
import { busyCalendarStatus } from '../../../src/features/calendar/feeds/queries'
import { sendCalendarAlert } from '../../../src/features/calendar/jobs'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, type Day, first, freeDays } from '../../support/booking'
import { calendarOf, calendarServer } from '../../support/ics/feed'
import { call, signedIn, site, type Visitor } from '../../support/site'

vi.hoisted(() => {
  process.env.ALLOW_PRIVATE_CALENDARS = 'true'
})

type Availability = Day & { calendar: string; toBeConfirmed?: boolean }

const SECRET = '/secret-4f1c/team.ics'
const server = await calendarServer()
afterAll(() => server.stop())

const owner = await signedIn('super_admin')
const day = first(await freeDays(2), 1)

const save = (busyCalendars: unknown, visitor: Visitor = owner) =>
  call('POST', '/api/globals/calendar-settings', { body: { busyCalendars }, visitor })
const read = async () => refreshBusyCalendars(await site())
const ask = async () => (await call<Availability>('GET', `/api/availability?date=${day.date}`)).body
const starts = ({ slots }: Day) => slots.map(({ start }) => start)
const status = async () => first(await busyCalendarStatus(await site()))
/** As if so much time had passed since the calendars were asked and read. */
const age = async (minutes: number) =>
  query(
    await site(),
    sql`UPDATE busy_calendars SET asked_at = asked_at - make_interval(mins => ${minutes}),
          known_at = known_at - make_interval(mins => ${minutes}),
          problem_since = problem_since - make_interval(mins => ${minutes})`,
  )
const alerts = async () =>
  query<{ data: { problem: string; since: string; calendar: string } }>(
    await site(),
    sql`DELETE FROM jobs.job WHERE name = 'calendar-alert' RETURNING data`,
  )

beforeEach(async () => {
  server.files.clear()
  await save([])
  server.files.set(SECRET, calendarOf(first(day.slots, 1)))
  await save([{ name: 'Team', url: server.url(SECRET) }])
  server.asked.length = 0
})

describe('a busy calendar', () => {
  it('takes its times away from visitors, and says at the desk which calendar it is', async () => {
    expect(await ask()).toMatchObject({ calendar: 'stale', toBeConfirmed: true })
    await read()
    const taken = first(day.slots, 1)
    const answer = await ask()
    expect(starts(answer)).toEqual(starts(day).filter((start) => start !== taken.start))
    expect([answer.calendar, answer.toBeConfirmed]).toEqual(['ok', undefined])

    const refused = await createBooking(day.date, taken)
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([409, 'slot_taken'])
    const payload = await site()
    const rules = await currentRules(payload)
    const [shown] = await laneTimes(await createLocalReq({}, payload), {
      dates: [day.date],
      lane: { host: null, rules, company: rules },
      now: new Date(),
    })
    expect(shown?.busy).toEqual([{ calendar: 'Team', start: taken.start, end: taken.end }])
    expect(await status()).toMatchObject({ name: 'Team', problem: null })
  })

  it('gives its times back when it is removed', async () => {
    await read()
    await save([])
    const answer = await ask()
    expect([answer.calendar, starts(answer)]).toEqual(['off', starts(day)])
    expect(await query(await site(), sql`SELECT 1 FROM busy_calendar_times`)).toEqual([])
  })

  it('is asked at once when it is new, then at most every five minutes, and sends only what has changed', async () => {
    const waiting = await query(
      await site(),
      sql`SELECT 1 FROM jobs.job WHERE name = 'busy-calendars' AND state = 'created'`,
    )
    expect(waiting.length).toBeGreaterThan(0)
    await read()
    await read()
    await age(4)
    await read()
    expect(server.asked.map((each) => each.status)).toEqual([200])
    await age(2)
    await read()
    expect(server.asked.map((each) => each.status)).toEqual([200, 304])
    server.files.set(SECRET, calendarOf(first(day.slots, 2)))
    await age(6)
    await read()
    expect(server.asked.map((each) => each.status)).toEqual([200, 304, 200])
    expect(starts(await ask())).not.toContain(first(day.slots, 2).start)
    expect(starts(await ask())).toContain(first(day.slots, 1).start)
  })

  it('is asked by jobs only, never for a visitor', async () => {
    await read()
    await age(60)
    server.asked.length = 0
    await ask()
    expect(server.asked).toEqual([])
  })

  it('keeps a name that is changed without asking again', async () => {
    await read()
    await save([{ name: 'Office', url: server.url(SECRET) }])
    await read()
    expect(server.asked).toHaveLength(1)
    expect((await status()).name).toBe('Office')
  })
})

describe('a calendar that cannot be read', () => {
  it('keeps its last known times for a day, and is mailed once after an hour', async () => {
    await read()
    await alerts()
    server.files.delete(SECRET)
    await age(6)
    await read()
    expect(await status()).toMatchObject({ problem: 'not_found', isForgotten: false })
    expect(await alerts()).toEqual([])
    await age(30)
    await read()
    expect(await alerts()).toEqual([])
    await age(31)
    await read()
    const mails = await alerts()
    expect(mails.map(({ data }) => data.calendar)).toEqual(['Team'])
    expect(JSON.stringify(mails)).not.toContain('secret-4f1c')
    await sendCalendarAlert(await site(), first(mails).data)
    await age(60)
    await read()
    expect(await alerts()).toEqual([])

    const stale = await ask()
    expect([stale.calendar, stale.toBeConfirmed]).toEqual(['stale', undefined])
    expect(starts(stale)).not.toContain(first(day.slots, 1).start)
    await age(24 * 60)
    const unknown = await ask()
    expect([unknown.calendar, unknown.toBeConfirmed]).toEqual(['stale', true])
    expect(starts(unknown)).toContain(first(day.slots, 1).start)
    expect((await status()).isForgotten).toBe(true)

    server.files.set(SECRET, calendarOf(first(day.slots, 1)))
    await age(6)
    await read()
    expect(await status()).toMatchObject({ problem: null, problemSince: null, isForgotten: false })
    expect(starts(await ask())).not.toContain(first(day.slots, 1).start)
  })

  it.each([
    ['a page instead of a calendar', '<!doctype html><title>Calendar</title>', 'web_page'],
    ['a page to sign in on', '<!doctype html><title>Sign in</title>', 'sign_in'],
    ['an empty file', '\r\n', 'empty'],
    ['another file', 'BEGIN:VCARD\r\nEND:VCARD', 'unreadable'],
    ['six megabytes', `BEGIN:VCALENDAR\r\n${'X-NOTE:words\r\n'.repeat(450_000)}END:VCALENDAR`, 'too_large'],
  ])('%s', async (_, file, problem) => {
    server.files.set(SECRET, file)
    await read()
    expect((await status()).problem).toBe(problem)
  })

  it('does not keep another one from being read', async () => {
    server.files.set('/other.ics', calendarOf(first(day.slots)))
    server.files.delete(SECRET)
    await save([
      { name: 'Team', url: server.url(SECRET) },
      { name: 'Other', url: server.url('/other.ics') },
    ])
    await read()
    const found = await busyCalendarStatus(await site())
    expect(found.map(({ name, problem }) => [name, problem])).toEqual([
      ['Team', 'not_found'],
      ['Other', null],
    ])
    expect(starts(await ask())).not.toContain(first(day.slots).start)
  })
})

describe('a calendar with something that cannot be read', () => {
  const broken = (...lines: string[]) =>
    calendarOf(first(day.slots, 1)).replace('END:VCALENDAR', [...lines, 'END:VCALENDAR'].join('\r\n'))
  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:other', 'SUMMARY:Board', ...lines, 'END:VEVENT']
  const at = (slot: { start: string }) => slot.start.replaceAll(/[-:]|\.\d+/g, '')

  it('blocks what is known, names what is not, and is not current until all is read', async () => {
    const taken = first(day.slots, 2)
    server.files.set(
      SECRET,
      broken(...event(`DTSTART:${at(taken)}`, 'DURATION:PT30M', 'RRULE:FREQ=SOMETIMES')),
    )
    await read()
    const answer = await ask()
    expect([answer.calendar, answer.toBeConfirmed]).toEqual(['stale', undefined])
    expect(starts(answer)).not.toContain(taken.start)
    expect(starts(answer)).not.toContain(first(day.slots, 1).start)
    expect(await status()).toMatchObject({
      problem: null,
      leftOut: { total: 1, first: [{ reason: 'rule', event: 'Board', date: taken.start.slice(0, 10) }] },
    })

    server.files.set(SECRET, calendarOf(first(day.slots, 1)))
    await age(6)
    await read()
    expect([(await ask()).calendar, (await status()).leftOut]).toEqual(['ok', null])
  })

  it('names at most twenty', async () => {
    server.files.set(SECRET, broken(...Array.from({ length: 30 }, () => event('DTSTART:soon')).flat()))
    await read()
    const { leftOut } = await status()
    expect([leftOut?.total, leftOut?.first.length]).toEqual([30, 20])
  })

  it('does not block an invitation that a super admin has declined', async () => {
    const invited = first(day.slots, 2)
    const file = (state: string) =>
      broken(
        ...event(
          `DTSTART:${at(invited)}`,
          'DURATION:PT30M',
          `ATTENDEE;PARTSTAT=${state}:mailto:${owner.user.email}`,
        ),
      )
    server.files.set(SECRET, file('DECLINED'))
    await read()
    expect(starts(await ask())).toContain(invited.start)
    server.files.set(SECRET, file('ACCEPTED'))
    await age(6)
    await read()
    expect(starts(await ask())).not.toContain(invited.start)
  })
})

describe('an address is a secret', () => {
  it('that only super admins read and write', async () => {
    const [editor, user] = [await signedIn('admin'), await signedIn('user')]
    for (const visitor of [editor, user, {}]) {
      const { body } = await call('GET', '/api/globals/calendar-settings?depth=2', { visitor })
      expect(body).toHaveProperty('workingDays')
      expect(body.busyCalendars ?? []).toEqual([])
      expect([401, 403]).toContain((await save([], visitor)).status)
    }
    const { body } = await call('GET', '/api/globals/calendar-settings', { visitor: owner })
    expect(body.busyCalendars).toMatchObject([{ name: 'Team', url: server.url(SECRET) }])
  })

  it('that is sealed in the database, and in no job and no audit entry', async () => {
    const payload = await site()
    await read()
    for (const table of [
      'calendar_settings_busy_calendars',
      'busy_calendars',
      'security_audit_log',
      'jobs.job',
    ]) {
      const rows = await query(payload, sql`SELECT * FROM ${sql.raw(table)}`)
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain('secret-4f1c')
    }
  })

  it('that survives a change of other settings', async () => {
    await call('POST', '/api/globals/calendar-settings', { body: { maxDaysAdvance: 31 }, visitor: owner })
    const { body } = await call('GET', '/api/globals/calendar-settings', { visitor: owner })
    expect(body.busyCalendars).toMatchObject([{ name: 'Team', url: server.url(SECRET) }])
  })
})

describe('calendars are refused', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `C${index}`,
      url: `https://c${index}.example/c.ics`,
    }))
  it.each<[string, unknown, string]>([
    ['more than five', some(6), 'busyCalendars'],
    ['one twice', [...some(1), ...some(1)], 'busyCalendars'],
    ['without a name', [{ name: '', url: 'https://c.example/c.ics' }], 'busyCalendars.0.name'],
    ['without an address', [{ name: 'Team' }], 'busyCalendars.0.url'],
    ['with another protocol', [{ name: 'Team', url: 'ftp://c.example/c.ics' }], 'busyCalendars.0.url'],
    ['that are no address', [...some(1), { name: 'Team', url: 'team.ics' }], 'busyCalendars.1.url'],
  ])('%s', async (_, calendars, field) => {
    const { status: code, body } = await save(calendars)
    expect([code, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it('and five are not', async () => {
    expect((await save(some(5))).status).toBe(200)
  })
})
