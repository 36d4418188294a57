import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readDeskQuery } from '../../../src/features/booking/desk/filter'
import { deskBookings } from '../../../src/features/booking/desk/queries'
import { setupSteps, waitingRows } from '../../../src/features/overview/todo'
import { todos } from '../../../src/features/overview/todo-rules'
import { safetyState } from '../../../src/features/security/advice/queries'
import { noticeAddress } from '../../../src/features/site/notice-address'
import { account, call, runSql, signedIn, site } from '../../support/site'

const setAddress = async (adminEmail: string | null) =>
  (await site()).updateGlobal({ slug: 'calendar-settings', data: { adminEmail }, overrideAccess: true })

async function requestOf(role: 'super_admin' | 'admin') {
  const payload = await site()
  const { user } = await account(role)
  return createLocalReq({ user: { ...user, collection: 'users' as const } }, payload)
}

describe('what waits', () => {
  it('counts new inquiries', async () => {
    const req = await requestOf('super_admin')
    const before = (await waitingRows(req)).inquiries
    const body = { name: 'Ada', email: 'todo@example.com', message: 'Please call me about invoices.' }
    expect((await call('POST', '/api/contact', { body })).status).toBe(201)
    expect((await waitingRows(req)).inquiries).toBe(before + 1)
  })

  it('counts the emails that no mail server took', async () => {
    const kept = async () =>
      (await safetyState(await site(), { deadLetters: 0, criticalEvents: 0, highEvents: 0, backup: 'ok' }))
        .keptMails
    const before = await kept()
    const add = (id: string, via: string) =>
      runSql`INSERT INTO sent_mails (id, kind, audience, about_table, about_id, sequence, message_id, via)
          VALUES (${id}, 'test', 'client', 'bookings', gen_random_uuid(), 0, ${`<${id}@example.com>`}, ${via})`
    await add('kept-mail-a', 'file')
    await add('kept-mail-b', 'smtp')
    expect(await kept()).toBe(before + 1)
  })

  it('counts confirmed calls to come that nobody can join yet', async () => {
    const req = await requestOf('super_admin')
    const before = (await waitingRows(req)).withoutLink
    const add = (status: string, kind: string, link: string | null, day: number) =>
      runSql`INSERT INTO bookings (name, email, status, booking_datetime, ends_at, blocked_until, timezone,
            calendar_sequence, meeting_kind, meet_link)
          SELECT 'Ada', 'ada@example.com', ${status}, at, at + interval '1 hour', at + interval '1 hour', 'Europe/Berlin',
            0, ${kind}, ${link}
          FROM (SELECT date_trunc('hour', now()) + make_interval(days => ${day}::int) AS at) AS t`
    await add('confirmed', 'later', null, 400)
    await add('confirmed', 'google_meet', null, 401)
    expect((await waitingRows(req)).withoutLink).toBe(before + 2)
    await add('pending', 'later', null, 402)
    await add('confirmed', 'phone', null, 403)
    await add('confirmed', 'url', 'https://meet.example/a', 404)
    await add('confirmed', 'later', null, -400)
    expect((await waitingRows(req)).withoutLink).toBe(before + 2)
  })

  it('names the list of those calls, in which each is marked, and only they are', async () => {
    const rows = await waitingRows(await requestOf('super_admin'))
    const { href = '' } =
      todos({ ...rows, failedJobs: 0, legalPages: 0 }).find(({ id }) => id === 'withoutLink') ?? {}
    const asked = (address: string) =>
      readDeskQuery(Object.fromEntries(new URL(address, 'https://site.example').searchParams))
    const listed = async (address: string) => deskBookings(await site(), asked(address), new Date())
    const { bookings, total } = await listed(href)
    const ids = bookings.map(({ id }) => id).sort()
    expect(total).toBe(rows.withoutLink)
    expect(bookings.every(({ withoutLink }) => withoutLink)).toBe(true)
    const all = await listed('/?view=all')
    expect(all.total).toBeGreaterThan(total)
    const marked = all.bookings.filter(({ withoutLink }) => withoutLink)
    expect(marked.map(({ id }) => id).sort()).toEqual(ids)
  })

  it('leaves Google its own links once its calendar is used', async () => {
    // Their row may not be there yet.
    await setAddress('desk@example.com')
    const req = await requestOf('super_admin')
    const before = (await waitingRows(req)).withoutLink
    await runSql`UPDATE calendar_settings SET sync_enabled = true, google_access_token = 'x', google_calendar_id = 'desk'`
    expect((await waitingRows(req)).withoutLink).toBe(before - 1)
    await runSql`UPDATE calendar_settings SET sync_enabled = false, google_access_token = NULL, google_calendar_id = NULL`
  })

  it('is for super admins', async () => {
    const req = await requestOf('admin')
    await expect(waitingRows(req)).rejects.toThrow()
    await expect(setupSteps(req, { backup: 'ok', google: 'off' })).rejects.toThrow()
  })
})

describe('the address of notices', () => {
  beforeAll(() => signedIn('super_admin'))

  it('is the one in the settings', async () => {
    await setAddress('desk@example.com')
    expect(await noticeAddress(await site())).toBe('desk@example.com')
  })

  it.each([null, 'hello@quickwin.example'])('is a super admin instead of %s', async (adminEmail) => {
    await setAddress(adminEmail)
    const address = await noticeAddress(await site())
    expect(address).toContain('@')
    expect(address).not.toBe('hello@quickwin.example')
    const req = await requestOf('super_admin')
    expect((await setupSteps(req, { backup: 'ok', google: 'off' })).map(({ id }) => id)).toContain('notices')
  })
})
