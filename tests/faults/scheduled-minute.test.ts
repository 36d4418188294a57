import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signedInEditor } from '../support/contract-editor'
import { contractOwner } from '../support/contract-servers'
import { type OwnServer, startServer } from '../support/own-server'
import { type ScratchServer, scratchServer } from '../support/scratch-server'
import { steeredInbox } from '../support/steered-inbox'

/** Five lots: two servers send four at a time. */
const SUBSCRIBERS = 230
const PATIENCE = { timeout: 180_000, interval: 50 }
const names = ['first', 'second'] as const
type Name = (typeof names)[number]

const servers = new Map<Name, OwnServer>()
let database: ScratchServer
let inbox: Awaited<ReturnType<typeof steeredInbox>>
let client: pg.Client
let settings: Record<string, string>

/** A server whose connections to the database carry its name. */
async function start(name: Name): Promise<OwnServer> {
  const url = new URL(database.url)
  url.searchParams.set('application_name', name)
  const server = await startServer({
    ...settings,
    DATABASE_URL: url.href,
    DATA_DIR: join(database.folder, name),
  })
  servers.set(name, server)
  return server
}

beforeAll(async () => {
  database = await scratchServer()
  inbox = await steeredInbox()
  settings = {
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    ADMIN_EMAIL: contractOwner.email,
    ADMIN_PASSWORD: contractOwner.password,
    SMTP_URL: inbox.url,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'warn',
  }
  for (const name of names) await start(name)
  client = new pg.Client(database.url)
  await client.connect()
}, 600_000)

afterAll(async () => {
  await client?.end()
  await Promise.all([...servers.values()].map((server) => server.stop()))
  await inbox?.stop()
  await database?.stop()
})

const rows = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
  (await client.query<Row>(statement, values)).rows

async function subscribe(): Promise<string[]> {
  // The application reads its settings once, at the import.
  Object.assign(process.env, { ...settings, DATABASE_URL: database.url, DATA_DIR: database.folder })
  const { newUnsubscribeToken } = await import('../../src/features/newsletter/links')
  const emails = Array.from({ length: SUBSCRIBERS }, (_, number) => `s${number}@example.com`)
  for (const email of emails) {
    const { unsubscribeTokenHash, unsubscribeTokenSealed } = newUnsubscribeToken()
    await rows(
      `INSERT INTO subscribers (email, status, unsubscribe_token_hash, unsubscribe_token_sealed)
       VALUES ($1, 'confirmed', $2, $3)`,
      [email, unsubscribeTokenHash, unsubscribeTokenSealed],
    )
  }
  return emails
}

/** An article that is to be published, and sent as a newsletter, in the same minute some days ahead. */
async function planBoth(): Promise<{ id: string; slug: string }> {
  const { send, ask } = await signedInEditor(servers.get('first')?.url ?? '')
  const text = { title: 'The scheduled minute', contentHtml: '<p>Published once, sent once.</p>' }
  const { id, slug } = await send('POST', '/api/blogs', { ...text, status: 'draft' })
  const moment = { date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), time: '09:00' }
  const letter = { article: id, subject: 'Once', when: 'later', ...moment }
  const plan = { kind: 'blogs', id, action: 'publish', ...moment }
  expect((await ask('POST', '/api/newsletter-send', letter)).status).toBe(409)
  expect((await ask('POST', '/api/publication-schedule', plan)).status).toBe(201)
  const early = { ...letter, time: '08:59' }
  expect((await ask('POST', '/api/newsletter-send', early)).status).toBe(409)
  expect((await ask('POST', '/api/newsletter-send', letter)).status).toBe(201)
  return { id, slug }
}

/** Lets the planned minute be the present one. */
async function bringMinute(): Promise<string> {
  await rows('BEGIN')
  const [plan] = await rows<{ at: Date }>(
    `UPDATE publication_schedule SET run_at = date_trunc('milliseconds', now() - interval '1 second')
     RETURNING run_at AS at`,
  )
  await rows('UPDATE newsletter_issues SET send_at = now()')
  await rows(`UPDATE jobs.job SET start_after = now() WHERE name IN ('publication', 'newsletter-start')`)
  await rows('COMMIT')
  return plan?.at.toISOString() ?? ''
}

/** The servers that have a query of this kind under way, or a transaction after it. */
const busyWith = async (state: string, query: string): Promise<Name[]> =>
  (
    await rows<{ name: Name }>(
      `SELECT DISTINCT application_name AS name FROM pg_stat_activity
       WHERE application_name IN ('first', 'second') AND ${state} AND query ~* $1`,
      [query],
    )
  ).map(({ name }) => name)

/** Kills a server in the middle of the publication: the plan is deleted, the article not written yet. */
async function killPublisher(articleId: string): Promise<string> {
  const blocker = new pg.Client(database.url)
  await blocker.connect()
  try {
    await blocker.query('BEGIN')
    await blocker.query('SELECT 1 FROM blogs WHERE id = $1::uuid FOR UPDATE', [articleId])
    const at = await bringMinute()
    const waiting = () => busyWith(`wait_event_type = 'Lock'`, '^ *(insert into|update) "blogs"')
    const [name] = await vi.waitUntil(async () => {
      const found = await waiting()
      return found.length > 0 && found
    }, PATIENCE)
    if (!name) throw new Error('unreachable')
    await servers.get(name)?.kill()
    // As its service manager would, before anything goes on.
    await start(name)
    return at
  } finally {
    await blocker.end()
  }
}

/** Kills a server that sends: each of its mails is named to the mail server, and none is there. */
async function killSender(): Promise<Name> {
  const opened = Promise.withResolvers<void>()
  inbox.control.beforeRecipient = () => (inbox.count() < 30 ? Promise.resolve() : opened.promise)
  const noted = async () => {
    const [row] = await rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM newsletter_deliveries WHERE state = 'sent'`,
    )
    return row?.count ?? 0
  }
  const sending = () => busyWith(`state = 'idle in transaction'`, 'newsletter_deliveries')
  const [name] = await vi.waitUntil(async () => {
    const accepted = inbox.count()
    const found = await sending()
    return (
      accepted >= 30 &&
      (await noted()) === accepted &&
      accepted === inbox.count() &&
      found.length > 0 &&
      found
    )
  }, PATIENCE)
  if (!name) throw new Error('unreachable')
  await servers.get(name)?.kill()
  servers.delete(name)
  opened.resolve()
  return name
}

it('a killed server in the scheduled minute: published once, and to each subscriber once', {
  timeout: 900_000,
}, async () => {
  const emails = await subscribe()
  const { id, slug } = await planBoth()
  const at = await killPublisher(id)
  const killed = await killSender()
  const output = () => [...servers.values()].map((server) => server.output().slice(-3000)).join('\n')

  const copies = () => emails.map((email) => inbox.to(email).length)
  await expect
    .poll(() => copies().filter((count) => count === 0).length, { ...PATIENCE, message: output() })
    .toBe(0)
  const issue = async () =>
    (await rows<{ status: string }>('SELECT status FROM newsletter_issues'))[0]?.status
  await expect.poll(issue, PATIENCE).toBe('sent')
  expect(copies().filter((count) => count !== 1)).toEqual([])
  expect(
    await rows('SELECT state, count(*)::int AS count FROM newsletter_deliveries GROUP BY state'),
  ).toEqual([{ state: 'sent', count: SUBSCRIBERS }])

  const versions = await rows(
    `SELECT version_published_at AS at FROM _blogs_v WHERE parent_id = $1::uuid AND version__status = 'published'`,
    [id],
  )
  expect(versions).toEqual([{ at: new Date(at) }])
  expect(await rows('SELECT id FROM publication_schedule')).toEqual([])
  await start(killed)
  for (const { url } of servers.values()) {
    const { publishedAt } = (await (await fetch(`${url}/api/blogs/${id}`)).json()) as { publishedAt: string }
    expect(publishedAt).toBe(at)
    expect((await fetch(`${url}/blog/${slug}`)).status).toBe(200)
  }
})
