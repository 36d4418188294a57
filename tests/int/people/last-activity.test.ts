import { expect, it } from 'vitest'
import { listPeople } from '../../../src/features/person/list'
import { call, reqOf, runSql, signedIn } from '../../support/site'

const owner = await signedIn('super_admin')

const post = async (path: string, body: unknown) => {
  const answer = await call('POST', `/api/${path}`, { visitor: owner, body })
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
}

const people = ['ada', 'bea', 'cleo', 'dora'].map((name) => `${name}@last-activity.example.com`)
const [ada = '', bea = '', cleo = '', dora = ''] = people

const listed = async () =>
  (await listPeople(await reqOf(owner), { q: '@last-activity.', page: 1, perPage: 9 }))?.items ?? []
const first = async () => (await listed())[0]?.email

it('the last activity of a person, and their place, move with what the team does', async () => {
  for (const [index, email] of people.entries()) {
    const at = `2020-01-0${9 - index}T10:00:00Z`
    await runSql`INSERT INTO inquiries (name, email, message, service_interest, status, created_at, updated_at)
      VALUES ('Ada', ${email}, 'We copy orders.', 'consulting', 'new', ${at}::timestamptz, ${at}::timestamptz)`
  }
  await runSql`INSERT INTO bookings (name, email, status, booking_datetime, ends_at, blocked_until, timezone,
      calendar_sequence, created_at, updated_at)
    SELECT 'Dora', ${dora}, 'confirmed', at, at + interval '30 minutes', at + interval '30 minutes', 'Europe/Berlin', 0, at, at
    FROM (SELECT timestamptz '2020-01-01T10:00:00Z' AS at) AS t`
  const idOf = async (email: string) => {
    const [row] = await runSql<{ id: string }>`SELECT id FROM inquiries WHERE email = ${email}`
    return String(row?.id)
  }
  expect((await listed()).map(({ email }) => email)).toEqual(people)

  await post('set-lead', { kind: 'person', id: bea, stage: 'in_talk' })
  expect(await first()).toBe(bea)
  await post('send-reply', {
    kind: 'inquiry',
    id: await idOf(cleo),
    subject: 'Re: orders',
    text: 'Hello Cleo.',
  })
  expect(await first()).toBe(cleo)
  await post('set-lead', { kind: 'person', id: bea, stage: 'offer_sent' })
  expect(await first()).toBe(bea)
  const [call1] = await runSql<{ id: string }>`SELECT id FROM bookings WHERE email = ${dora}`
  const outcome = { visitor: owner, body: { status: 'completed', outcomeNote: 'Wants an offer' } }
  expect((await call('PATCH', `/api/bookings/${call1?.id}`, outcome)).status).toBe(200)
  expect(await first()).toBe(dora)
  await post('add-note', { kind: 'inquiry', id: await idOf(ada), text: 'Rang her.' })
  const [latest] = await listed()
  expect(latest?.email).toBe(ada)
  expect(Date.now() - Date.parse(latest?.lastAt ?? '')).toBeLessThan(60_000)

  const step = { text: 'Send the offer', dueOn: '2099-01-05', assignee: null }
  await post('next-step', { kind: 'booking', id: call1?.id, ...step })
  expect(await first()).toBe(dora)
  await post('next-step', { kind: 'person', id: bea, ...step })
  expect(await first()).toBe(bea)
  await post('next-step', { kind: 'booking', id: call1?.id, ...step, dueOn: '2099-01-06' })
  expect(await first()).toBe(dora)
  const [own] = await runSql<{ id: string }>`SELECT id FROM next_steps WHERE person = ${bea}`
  await post('finish-step', { id: own?.id, done: true })
  expect(await first()).toBe(bea)
})
