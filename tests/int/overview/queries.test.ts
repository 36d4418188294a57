import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { funnelFigure } from '../../../src/admin/super-admin/overview/figures'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import { bookingFigures, deskBookings } from '../../../src/features/booking/desk/queries'
import { meetingKinds } from '../../../src/features/booking/meeting/rules'
import { activityOf } from '../../../src/features/overview/activity'
import { lastDays, mondaysAround, nextDays, periodBefore } from '../../../src/features/overview/period'
import {
  activitiesOf,
  bookingsByWeek,
  burstToDecide,
  callsIn,
  funnel,
  inquiriesByInterest,
  latestActivity,
  mostReadPosts,
  openStages,
  plansAhead,
  totals,
} from '../../../src/features/overview/queries'
import { auditFieldWords } from '../../../src/features/security/audit/field-labels'
import { auditOfPage } from '../../../src/features/security/audit/queries'
import { bookingBody, first, freeDays } from '../../support/booking'
import { article } from '../../support/content'
import { account, call, runSql, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const ZONE = 'Europe/Berlin'
/** The Sunday on which Berlin's clocks go back; by the clock there it is still that day. */
const now = new Date('2030-10-27T22:30:00Z')

async function book(
  name: string,
  start: string,
  status: string,
  more: { made?: string; held?: boolean } = {},
) {
  await runSql`INSERT INTO bookings (name, email, status, booking_datetime, ends_at, blocked_until, timezone,
                              calendar_sequence, created_at, held_until)
        VALUES (${name}, 'ada@example.com', ${status}, ${start}::timestamptz, ${start}::timestamptz + interval '30 minutes',
                ${start}::timestamptz + interval '30 minutes', ${ZONE}, 0, ${more.made ?? '2030-10-26T10:00:00Z'}::timestamptz,
                ${more.held ? '2030-10-28T00:00:00Z' : null}::timestamptz)`
}

async function inquire(interest: string, at: string) {
  await runSql`INSERT INTO inquiries (name, email, message, service_interest, status, created_at)
        VALUES ('Ada', ${`${at}@example.com`}, 'We copy orders by hand.', ${interest}, 'new', ${at}::timestamptz)`
}

const requestOf = async (visitor?: Awaited<ReturnType<typeof signedIn>>) =>
  createLocalReq(visitor ? { user: { ...visitor.user, collection: 'users' } } : {}, await site())

const req = await requestOf(await signedIn('super_admin'))
beforeAll(async () => {
  await book('Before midnight', '2030-10-27T22:45:00Z', 'confirmed')
  await book('After midnight', '2030-10-27T23:15:00Z', 'pending', { made: '2030-10-20T21:59:00Z' })
  await book('Tomorrow evening', '2030-10-28T21:00:00Z', 'pending')
  await book('Day after', '2030-10-28T23:00:00Z', 'confirmed')
  await book('Called off', '2030-10-28T10:00:00Z', 'cancelled')
  await book('Held', '2030-10-28T12:00:00Z', 'pending', { held: true })
  await inquire('consulting', '2030-10-27T22:00:00Z')
  await inquire('consulting', '2030-10-21T00:00:00Z')
  await inquire('data_analysis', '2030-10-20T21:59:00Z')
  await runSql`INSERT INTO visit_days (day, visitors) VALUES ('2030-10-20', 1000), ('2030-10-21', 30), ('2030-10-26', 12)`
})

describe('figures', () => {
  it('of accounts, invitations that are still good, and published posts', async () => {
    const before = await totals(req)
    await account()
    for (const [email, status, expires] of [
      ['one@example.com', 'pending', '2099-01-01'],
      ['two@example.com', 'pending', '2020-01-01'],
      ['three@example.com', 'accepted', '2099-01-01'],
    ])
      await runSql`INSERT INTO invitations (email, status, token_hash, expires_at)
            VALUES (${email}, ${status}, ${email}, ${expires}::timestamptz)`
    expect(await totals(req)).toEqual({
      users: before.users + 1,
      activeInvitations: before.activeInvitations + 1,
      publishedBlogs: before.publishedBlogs,
    })
  })

  it('of today and tomorrow are by the clock of the business, without what is held or cancelled', async () => {
    const calls = await callsIn(req, nextDays(2, now, ZONE))
    // Google is not connected, so no confirmed call has a link.
    expect(calls.map(({ name, status, withoutLink }) => [name, status, withoutLink])).toEqual([
      ['Before midnight', 'confirmed', true],
      ['After midnight', 'pending', false],
      ['Tomorrow evening', 'pending', false],
    ])
    expect(calls[0]).toMatchObject({ start: '2030-10-27T22:45:00.000Z', end: '2030-10-27T23:15:00.000Z' })
  })

  it('of a period begin and end at midnight', async () => {
    const steps = await funnel(req, lastDays(7, now, ZONE))
    // One booking was made a minute before the period; one is held.
    expect([steps.visitors, steps.inquiries, steps.bookings]).toEqual([42, 2, 4])
    expect([...steps.byDay]).toEqual([
      ['2030-10-21', 30],
      ['2030-10-26', 12],
    ])
    expect((await funnel(req, lastDays(30, now, ZONE))).visitors).toBe(1042)
  })

  it('lead to the bookings that they count', async () => {
    const period = lastDays(7, now, ZONE)
    const view = { view: 'all', madeFrom: period.from, madeTo: period.to }
    const { total } = await deskBookings(await site(), readDeskQuery(view), now)
    expect(total).toBe((await funnel(req, period)).bookings)
    // The links to other views count so too.
    expect((await bookingFigures(await site(), now, readDeskQuery(view))).total).toBe(total)
    const shown = {
      length: 7 as const,
      period,
      steps: await funnel(req, period),
      before: await funnel(req, periodBefore(period)),
      leads: await openStages(req),
    }
    const { rowsLink } = funnelFigure({
      ...shown,
      weeks: new Map(),
      interests: await inquiriesByInterest(req, period),
      posts: [],
      sources: { sources: [], pages: [] },
    })
    expect(rowsLink?.href).toBe(`/super-admin/bookings?${new URLSearchParams(view)}`)
  })

  it('say nothing of visitors where no server counted', async () => {
    const { visitors } = await funnel(req, lastDays(7, new Date('2031-06-01T10:00:00Z'), ZONE))
    expect(visitors).toBeNull()
  })

  it('of inquiries stand by what they are about', async () => {
    expect(await inquiriesByInterest(req, lastDays(7, now, ZONE))).toEqual({
      process_automation: 0,
      data_analysis: 0,
      system_integration: 0,
      custom_development: 0,
      consulting: 2,
    })
  })

  it('of weeks put a call of Sunday night into its own week', async () => {
    const weeks = await bookingsByWeek(req, { mondays: mondaysAround(now, ZONE), zone: ZONE })
    expect(weeks.size).toBe(12)
    expect(weeks.get('2030-10-21')).toEqual({ confirmed: 1 })
    expect(weeks.get('2030-10-28')).toEqual({ pending: 2, confirmed: 1, cancelled: 1 })
  })
})

describe('posts', () => {
  it('stand with the most read first, drafts left out', async () => {
    await article({ title: 'Seldom read', status: 'published', viewCount: 3 })
    await article({ title: 'Not published', viewCount: 900 })
    await article({ title: 'Much read', status: 'published', viewCount: 41 })
    expect((await mostReadPosts(req)).map(({ title, views }) => [title, views])).toEqual([
      ['Much read', 41],
      ['Seldom read', 3],
    ])
  })
})

it('plans are listed with title and kind, failed ones first', async () => {
  const plan = (kind: string, id: string, days: number, problem: string | null) =>
    runSql`INSERT INTO publication_schedule (kind, document_id, action, run_at, problem)
          VALUES (${kind}, ${id}::uuid, 'publish', now() + make_interval(days => ${days}), ${problem})`
  const [soon, failed] = [await article({ title: 'Soon' }), await article({ title: 'Failed' })]
  await plan('blogs', soon.id, 2, null)
  await plan('blogs', failed.id, 3, 'Title: required')
  expect(await plansAhead(req)).toMatchObject([
    { kind: 'blogs', documentId: failed.id, title: 'Failed', action: 'publish', problem: 'Title: required' },
    { kind: 'blogs', documentId: soon.id, title: 'Soon', problem: null },
  ])
})

describe('recent activity', () => {
  it('names who did what, the latest first', async () => {
    const owner = await signedIn('super_admin')
    const person = await account()
    const { status } = await call('POST', '/api/assign-user-role', {
      visitor: owner,
      body: { email: person.email, role: 'admin' },
    })
    expect(status).toBe(200)
    const entries = await latestActivity(req)
    expect(entries.length).toBeGreaterThan(1)
    const at = entries.map((entry) => entry.at)
    expect(at).toEqual(at.toSorted().reverse())
    expect(entries[0]).toMatchObject({
      who: 'Test Person',
      what: 'assigned the role admin',
      href: `/super-admin/users?open=${person.user.id}`,
    })
  })
})

describe('recent activity about a visitor', () => {
  it('has their name until they are erased', async () => {
    const owner = await signedIn('super_admin')
    const email = uniqueEmail()
    const day = first(await freeDays(1))
    const who = { ...bookingBody(day.date, first(day.slots)), email, name: 'Grace Hopper', status: 'pending' }
    const { body } = await call<{ booking: { id: string } }>('POST', '/api/book-for-visitor', {
      visitor: owner,
      body: who,
    })
    const said = async () => (await latestActivity(req)).map(({ what }) => what)
    expect((await said())[0]).toBe('made a booking for Grace Hopper')
    const aboutCall = { kind: 'booking', id: body.booking.id, text: 'Wants a demo' }
    await call('POST', '/api/add-note', { visitor: owner, body: aboutCall })
    expect((await said())[0]).toBe('wrote a note about Grace Hopper')
    const step = { kind: 'person', id: email, text: 'Call back', dueOn: day.date, assignee: null }
    await call('POST', '/api/next-step', { visitor: owner, body: step })
    expect((await said())[0]).toBe('created a next step about Grace Hopper')
    const change = { visitor: owner, body: { status: 'confirmed' } }
    expect((await call('PATCH', `/api/bookings/${body.booking.id}`, change)).status).toBe(200)
    expect((await said())[0]).toBe('confirmed the call of Grace Hopper')
    const log = await auditOfPage(await site(), { table: 'bookings' }, { page: 1, pageSize: 1 })
    expect((await activitiesOf(req, log.entries)).get(first(log.entries).id)).toMatchObject({
      what: 'confirmed the call of Grace Hopper',
      href: `/super-admin/bookings?open=${body.booking.id}`,
    })
    const stage = { kind: 'person', id: email, stage: 'offer_sent' }
    expect((await call('POST', '/api/set-lead', { visitor: owner, body: stage })).status).toBe(200)
    expect((await said())[0]).toBe('set the stage of Grace Hopper to Offer sent')
    const erased = await call('POST', '/api/people/erase', {
      visitor: owner,
      body: { email, confirm: email },
    })
    expect(erased.status).toBe(200)
    expect((await said()).join()).toContain('confirmed a booking')
    expect((await said()).join()).not.toContain('Grace')
  })
})

describe('the figures of the business', () => {
  it('are refused to everyone but super admins', async () => {
    const period = lastDays(7, now, ZONE)
    for (const visitor of [undefined, await signedIn('user'), await signedIn('admin')]) {
      const theirs = await requestOf(visitor)
      const reads = [
        () => totals(theirs),
        () => callsIn(theirs, period),
        () => latestActivity(theirs),
        () => activitiesOf(theirs, []),
        () => funnel(theirs, period),
        () => bookingsByWeek(theirs, { mondays: mondaysAround(now, ZONE), zone: ZONE }),
        () => inquiriesByInterest(theirs, period),
        () => mostReadPosts(theirs),
        () => plansAhead(theirs),
        () => burstToDecide(theirs),
      ]
      for (const read of reads) await expect(read()).rejects.toMatchObject({ status: 403 })
    }
  })

  it('has a name for every table of the log', async () => {
    const { config } = await site()
    const unlogged = /^(payload-|security-audit-log$|security-events$|users$)/
    const slugs = [...config.collections, ...config.globals].map(({ slug }) => slug)
    const tables = slugs.filter((slug) => !unlogged.test(slug)).map((slug) => slug.replaceAll('-', '_'))
    const entry = { id: 'e', at: now.toISOString(), action: 'UPDATE', recordId: 'r', userId: null } as const
    const nameless = ['profiles', 'security_events', 'credentials', 'work_notes', ...tables].filter((table) =>
      activityOf({ ...entry, table, person: 'Ada', before: null, after: null }).what.includes('an entry of'),
    )
    expect(nameless).toEqual([])
    const labelled = (table: string, name: string) => auditFieldWords(config, table).labelOf(name)
    expect(labelled('calendar_settings', 'visitorsConfirmByMail')).toBe('Visitors confirm by email')
    expect(labelled('profiles', 'fullName')).toBe('Full name')
    expect(labelled('blogs_versions', 'title')).toBe('Title')
    expect(labelled('next_steps', 'dueOn')).toBe('Due on')
    const choice = (table: string, name: string, value: string) =>
      auditFieldWords(config, table).choiceOf(name, value)
    expect(choice('bookings', 'meetingKind', 'later')).toBe(meetingKinds.later)
    expect(choice('leads', 'lostReason', 'price')).toBe('Too expensive')
    expect(choice('webhooks', 'name', 'google_meet')).toBe('Google meet')
    expect(choice('bookings', 'name', 'later')).toBe('later')
  })
})
