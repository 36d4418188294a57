import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { bookingDetails } from '../../../src/features/booking/desk/queries'
import { prepareSubscription } from '../../../src/features/newsletter/mail-jobs'
import { lastDays } from '../../../src/features/overview/period'
import { sourcesOf } from '../../../src/features/overview/queries'
import { personDetails } from '../../../src/features/person/history'
import { workItem } from '../../../src/features/queue/work-item'
import { sql } from '../../../src/lib/db/query'
import { bookingBody, first, freeDays } from '../../support/booking'
import { registered } from '../../support/client-registration'
import { keptMails } from '../../support/kept-mails'
import { call, runSql, signedIn, signedInCallTaker, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const source = {
  landingPage: '/pricing?token=secret',
  referrer: 'https://News.example/private?x=1',
  utmSource: 'Newsletter',
  utmMedium: `email${'l'.repeat(200)}`,
  utmCampaign: '<b>spring</b>',
}
const kept = {
  landing_page: '/pricing',
  referrer: 'news.example',
  utm_source: 'Newsletter',
  utm_medium: `email${'l'.repeat(95)}`,
  utm_campaign: '<b>spring</b>',
}
const message = 'We type four hundred invoices a month.'

const owner = await signedIn('super_admin')
const req = await createLocalReq({ user: { ...owner.user, collection: 'users' } }, await site())

async function post(path: string, body: object, visitor: Visitor = {}) {
  const answer = await call('POST', `/api/${path}`, { body, visitor })
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

async function runSubscriptions(): Promise<void> {
  const payload = await site()
  const rows = await runSql<{
    data: { sealed: string }
  }>`DELETE FROM jobs.job WHERE name = 'newsletter-request' RETURNING data`
  for (const { data } of rows) await prepareSubscription(payload, data)
}

/** A person who sends every form. */
async function sendAll(email: string, more: object) {
  const [day] = await freeDays(1)
  if (!day) throw new Error('No day is free')
  await post('create-booking', { ...bookingBody(day.date, first(day.slots)), email, ...more })
  await post('contact', { name: 'Ada Lovelace', email, message, newsletter: true, ...more })
  expect((await registered(owner, email, more)).status).toBe(201)
  await runSubscriptions()
}

const stored = async (table: string, email: string) => {
  const from =
    table === 'client_registrations'
      ? sql`client_registrations WHERE invitation_id = (SELECT id FROM invitations WHERE email = ${email})`
      : sql`${sql.raw(table)} WHERE email = ${email}`
  return runSql<
    Record<string, unknown>
  >`SELECT landing_page, referrer, utm_source, utm_medium, utm_campaign FROM ${from}`
}
const tables = ['bookings', 'inquiries', 'client_registrations', 'subscribers']

it('is stored with each form: cut, as text, without what may be private', async () => {
  const email = uniqueEmail()
  await sendAll(email, source)
  for (const table of tables) expect([table, await stored(table, email)]).toEqual([table, [kept]])
  const mails = (await keptMails()).filter(({ to }) => to === email)
  expect(JSON.stringify(mails)).not.toMatch(/spring|news\.example/)

  const [inquiry] = await runSql<{ id: string }>`SELECT id FROM inquiries WHERE email = ${email}`
  const answers = (await workItem(req, 'inquiry', inquiry?.id ?? ''))?.answers
  const said = `Newsletter, ${kept.utm_medium}, <b>spring</b> (utm), news.example, first page /pricing`
  expect(answers).toEqual([{ label: 'Came from', value: said }])
  expect((await personDetails(req, email))?.cameFrom).toBe(said)
  const page = await call<string>('GET', `/api/people/export?email=${email}&format=html`, { visitor: owner })
  expect(page.body).toContain('&lt;b&gt;spring&lt;/b&gt;')
  const log =
    await runSql`SELECT 1 FROM security_audit_log WHERE new_values::text ILIKE '%spring%' OR new_values::text ILIKE '%news.example%'`
  expect(log).toEqual([])
})

it.each([
  [{}],
  [{ landingPage: 7, referrer: null, utmSource: ['x'], utmMedium: {}, utmCampaign: '\u0000\n' }],
  [{ utm_source: 'other spelling', source: { utmSource: 'nested' } }],
])('refuses no form because of %j', async (more) => {
  const email = uniqueEmail()
  await sendAll(email, more)
  const none = Object.fromEntries(Object.keys(kept).map((name) => [name, null]))
  for (const table of tables) expect([table, await stored(table, email)]).toEqual([table, [none]])
})

it('is counted on the overview by campaign, or else by site, for super admins alone', async () => {
  const period = lastDays(7, new Date(), 'Europe/Berlin')
  for (const other of [undefined, await signedIn('admin')]) {
    const asked = await createLocalReq(
      other ? { user: { ...other.user, collection: 'users' } } : {},
      await site(),
    )
    await expect(sourcesOf(asked, period)).rejects.toThrow('not allowed')
  }
  await runSql`INSERT INTO visit_sources (day, kind, value, visitors)
        VALUES (${period.from}, 'source', 'newsletter', 5), (${period.from}, 'page', '/pricing', 5),
          (${period.from}, 'source', 'linkedin.com', 2), (${period.from}, 'source', 'www.linkedin.com', 3)`
  await post('contact', { name: 'Ada Lovelace', email: uniqueEmail(), message, referrer: 'search.example' })
  const [day] = await freeDays(1)
  await post('book-for-visitor', bookingBody(day?.date ?? '', first(day?.slots ?? [])), owner)
  const { sources, pages } = await sourcesOf(req, period)
  expect(sources).toContainEqual({ name: 'newsletter', visitors: 5, inquiries: 1, bookings: 1 })
  expect(sources).toContainEqual({ name: 'linkedin.com', visitors: 5, inquiries: 0, bookings: 0 })
  expect(sources).toContainEqual({ name: 'search.example', visitors: 0, inquiries: 1, bookings: 0 })
  expect(sources).toContainEqual({ name: '', visitors: 0, inquiries: 3, bookings: 3 })
  expect(sources).toContainEqual({ name: 'booked by us', visitors: 0, inquiries: 0, bookings: 1 })
  expect(pages.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(4)
  expect(pages).toContainEqual({ name: '/pricing', visitors: 5, inquiries: 1, bookings: 1 })
})

it('is read by the team of inquiries, and of bookings and registrations by super admins alone, in pages and REST alike', async () => {
  const email = uniqueEmail()
  await sendAll(email, source)
  const [admin, taker] = [await signedIn('admin'), await signedInCallTaker()]
  const idOf = async (table: string, condition = sql`email = ${email}`) =>
    first(await runSql<{ id: string }>`SELECT id FROM ${sql.raw(table)} WHERE ${condition}`).id
  const ofInvitation = sql`invitation_id = (SELECT id FROM invitations WHERE email = ${email})`
  const ids = {
    inquiry: await idOf('inquiries'),
    registration: await idOf('client_registrations', ofInvitation),
    booking: await idOf('bookings'),
  }
  await post('update-work', { kind: 'registration', id: ids.registration, assignee: admin.user.id }, owner)
  const reqOf = async ({ user }: typeof owner) =>
    createLocalReq({ user: { ...user, collection: 'users' } }, await site())
  const inRest = async (path: string, visitor: Visitor) =>
    Object.hasOwn((await call<object>('GET', `/api/${path}`, { visitor })).body, 'landingPage')
  const inQueue = async (kind: 'inquiry' | 'registration', visitor: typeof owner) =>
    (await workItem(await reqOf(visitor), kind, ids[kind]))?.answers.some(
      ({ label }) => label === 'Came from',
    )
  const atDesk = async (visitor: typeof owner) =>
    (await bookingDetails(await reqOf(visitor), ids.booking))?.source?.utmSource
  expect([await inRest(`inquiries/${ids.inquiry}`, admin), await inQueue('inquiry', admin)]).toEqual([
    true,
    true,
  ])
  const registration = `client-registrations/${ids.registration}`
  expect([await inRest(registration, admin), await inQueue('registration', admin)]).toEqual([false, false])
  expect([await inRest(registration, owner), await inQueue('registration', owner)]).toEqual([true, true])
  const booking = `bookings/${ids.booking}`
  expect([await inRest(booking, taker), await atDesk(taker)]).toEqual([false, undefined])
  expect([await inRest(booking, owner), await atDesk(owner)]).toEqual([true, 'Newsletter'])
})
