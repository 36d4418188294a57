import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { seal } from '../../../src/lib/crypto/seal'
import { siteKeys } from '../../../src/lib/crypto/site-keys'
import { sendJob } from '../../../src/lib/jobs/send'
import { call, runSql, signedIn, site } from '../../support/site'

const name = `anna${randomUUID().slice(0, 6)}`
const person = `${name}@example.com`
const spellings = [person, person.toUpperCase(), `Anna${name}@Example.com`.replace('Annaanna', 'aNNa')]
/** Everyone whose address contains the person's, or is contained in it, or looks alike. */
const neighbours = [
  `jo${name}@example.com`,
  `jo.${name}@example.com`,
  `jo-${name}@example.com`,
  `o'${name}@example.com`,
  `${name}x@example.com`,
  `${name}+news@example.com`,
  `x+${name}@example.com`,
  `${name.slice(1)}@example.com`,
  `${name}@example.co`,
  `${name}@example.com.br`,
  `${name}@mail.example.com`,
  `${name}@my-example.com`,
]
const folder = join(process.env.DATA_DIR ?? '', 'mail')

const owner = await signedIn('super_admin')

async function webhook(): Promise<string> {
  const { body } = await call<{ doc: { id: string } }>('POST', '/api/webhooks', {
    visitor: owner,
    body: { name: 'n8n', url: 'https://hooks.example/x', events: ['inquiry.created'] },
  })
  return body.doc.id
}

const start = '2030-01-01T10:00:00.000Z'
/** What the jobs of an address seal, by queue: the field and the purpose. */
const sealedIn = {
  'account-mail': ['sealed', 'account-mail'],
  'account-sign-up': ['sealed', 'account-sign-up'],
  'account-forgot': ['sealed', 'account-forgot'],
  'newsletter-request': ['sealed', 'newsletter-request'],
  'booking-mail': ['deleted', 'deleted-booking'],
} as const
const sealedIds = new Map<string, string[]>()

/** One of each kind, one of them among the dead letters. They wait, so that no worker takes them. */
async function leaveSealedJobs(address: string): Promise<void> {
  const req = await createLocalReq({}, await site())
  const ids = Object.entries(sealedIn).map(async ([queue, [field, purpose]]) => {
    const id = randomUUID()
    const sealed = seal(JSON.stringify({ kind: 'welcome', to: address, email: address }), purpose, siteKeys)
    const data = { id, bookingId: randomUUID(), [field]: sealed }
    await sendJob(req, queue as 'account-mail', data as never, { id, startAfter: new Date(start) })
    return id
  })
  sealedIds.set(address, await Promise.all(ids))
  await runSql`UPDATE jobs.job SET name = 'dead-letters' WHERE id = ${sealedIds.get(address)?.[0] ?? ''}`
}

/** One trace in each place that is searched by what it says. */
async function leaveTraces(address: string, webhookId: string): Promise<void> {
  const req = await createLocalReq({}, await site())
  const calendar = `Of ${address}.`
  await sendJob(req, 'calendar-alert', { problem: address, since: new Date().toISOString(), calendar })
  await leaveSealedJobs(address)
  const body = JSON.stringify({ booking: { visitor: { email: address } } })
  await runSql`INSERT INTO webhook_deliveries (id, webhook_id, event, body, created_at)
    VALUES (${randomUUID()}, ${webhookId}, 'inquiry.created', ${body}, now())`
  await runSql`INSERT INTO idempotency_keys (scope, key_hash, request_hash, status, body)
    VALUES ('test', ${randomUUID().padEnd(43, '0')}, ${'0'.repeat(43)}, 201, ${body})`
  await runSql`INSERT INTO sent_mails (id, kind, audience, recipient, about_table, about_id, sequence, message_id, via)
    VALUES (${randomUUID()}, 'x', 'visitor', ${address}, 'bookings', ${randomUUID()}, 0, 'x', 'file')`
  await runSql`INSERT INTO security_events (type, category, severity, message, details)
    VALUES ('auth_attempt', 'auth', 'medium', ${`A wrong password for ${address}`}, ${JSON.stringify({ email: address, success: false })}::jsonb)`
  mkdirSync(folder, { recursive: true })
  const mail = `From: Site <site@example.org>\r\nTo: ${address}\r\nSubject: Hello\r\n\r\nYour address is ${address}.\r\n`
  writeFileSync(join(folder, `20260101T000000000Z-${randomUUID()}.eml`), mail)
}

/** How many rows and files say exactly this. */
async function tracesOf(address: string): Promise<Record<string, number>> {
  const body = JSON.stringify({ booking: { visitor: { email: address } } })
  const [rows] = await runSql<Record<string, number>>`SELECT
    (SELECT count(*)::int FROM jobs.job WHERE data ->> 'problem' = ${address}) AS jobs,
    (SELECT count(*)::int FROM jobs.job WHERE id::text = ANY(string_to_array(${(sealedIds.get(address) ?? []).join()}, ','))) AS "sealedJobs",
    (SELECT count(*)::int FROM webhook_deliveries d WHERE d.body = ${body}) AS webhooks,
    (SELECT count(*)::int FROM idempotency_keys k WHERE k.body = ${body}) AS answers,
    (SELECT count(*)::int FROM sent_mails WHERE recipient = ${address}) AS mails,
    (SELECT count(*)::int FROM security_events WHERE details ->> 'email' = ${address}
      AND message = ${`A wrong password for ${address}`}) AS events,
    (SELECT count(*)::int FROM inquiries WHERE email = ${address}) AS inquiries`
  const files = readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes(`To: ${address}\r\n`),
  )
  return { ...rows, files: files.length }
}

const oneOfEach = {
  jobs: 1,
  sealedJobs: 5,
  webhooks: 1,
  answers: 1,
  mails: 1,
  events: 1,
  inquiries: 1,
  files: 1,
}

it('erasing a person leaves every trace of people with similar addresses, and none of theirs', async () => {
  const hook = await webhook()
  const payload = await site()
  for (const email of [person, ...neighbours])
    await payload.create({
      collection: 'inquiries',
      data: { name: 'Anna', email, message: 'Hello.', status: 'new', serviceInterest: 'consulting' },
      overrideAccess: true,
    })
  for (const address of [...spellings, ...neighbours]) await leaveTraces(address, hook)
  for (const address of neighbours) expect([address, await tracesOf(address)]).toEqual([address, oneOfEach])
  expect(await tracesOf(person)).toEqual(oneOfEach)

  const { status, body } = await call('POST', '/api/people/erase', {
    visitor: owner,
    body: { email: person, confirm: person },
  })
  for (const address of neighbours) expect([address, await tracesOf(address)]).toEqual([address, oneOfEach])
  const none = Object.fromEntries(Object.keys(oneOfEach).map((place) => [place, 0]))
  for (const address of spellings) expect([address, await tracesOf(address)]).toEqual([address, none])
  expect([status, body]).toEqual([
    200,
    {
      erased: { inquiries: 1, jobs: 18, webhookDeliveries: 3, storedAnswers: 3, mails: 3, mailFiles: 3 },
      cancelledCalls: 0,
      keptEvents: 3,
    },
  ])
})

it('what someone tried at an erased account stays, without the account and the address', async () => {
  const client = await signedIn()
  await call('POST', '/api/users/login', {
    visitor: { address: '203.0.113.9' },
    body: { email: client.email, password: 'Wrong-password-1' },
  })
  const eventsOf = () => runSql<{
    id: string
    userId: string | null
    ipAddress: string
    details: object
    text: string
  }>`
    SELECT id, user_id AS "userId", ip_address AS "ipAddress", details, to_jsonb(e)::text AS text
    FROM security_events e WHERE ip_address = '203.0.113.9' AND message = 'Sign-in failed'`
  await expect.poll(async () => (await eventsOf()).length).toBe(1)
  const [before] = await eventsOf()
  expect(before?.text).toContain(client.email)
  await runSql`INSERT INTO security_events (type, category, severity, message, user_id)
    VALUES ('suspicious_activity', 'access', 'medium', 'What they did themselves', ${client.user.id})`
  const { body } = await call('POST', '/api/people/erase', {
    visitor: owner,
    body: { email: client.email, confirm: client.email },
  })
  expect(body).toMatchObject({ erased: { account: 1, securityEvents: 1 }, keptEvents: 1 })
  const [after] = await eventsOf()
  expect([after?.id, after?.userId]).toEqual([before?.id, null])
  expect(after?.details).toMatchObject({ email: '[erased]', success: false })
  expect(after?.text).not.toContain(client.email)
  expect(after?.text).not.toContain(client.user.id)
  expect(await runSql`SELECT 1 FROM security_events WHERE message = 'What they did themselves'`).toEqual([])
})

it('a job of many people goes on, without the error that names one', async () => {
  const req = await createLocalReq({}, await site())
  const email = `output${name}@example.com`
  await (await site()).create({
    collection: 'subscribers',
    data: { email, status: 'confirmed' },
    overrideAccess: true,
  })
  const issueId = randomUUID()
  await sendJob(req, 'newsletter-mail', { issueId, lot: 1 })
  await runSql`UPDATE jobs.job SET output = ${JSON.stringify({ message: `550 <${email}> is unknown` })}::jsonb
    WHERE data ->> 'issueId' = ${issueId}`
  const { body } = await call('POST', '/api/people/erase', {
    visitor: owner,
    body: { email, confirm: email },
  })
  expect(body).toEqual({ erased: { subscribers: 1 }, cancelledCalls: 0, keptEvents: 0 })
  expect(await runSql`SELECT output FROM jobs.job WHERE data ->> 'issueId' = ${issueId}`).toEqual([
    { output: null },
  ])
})

it('someone of whom nothing but traces is left is erased as well', async () => {
  const address = `trace${name}@example.com`
  await leaveSealedJobs(address)
  const erase = () =>
    call('POST', '/api/people/erase', { visitor: owner, body: { email: address, confirm: address } })
  expect(await erase()).toMatchObject({ status: 200, body: { erased: { jobs: 5 } } })
  expect(await erase()).toMatchObject({ status: 404 })
})
