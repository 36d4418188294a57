import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { freePort, type OwnServer, startServer } from '../support/own-server'
import { ownerWebhook } from '../support/owner-webhook'
import { type SlowInbox, slowInbox } from '../support/slow-inbox'
import { webhookReceiver } from '../support/webhook-receiver'

/** `FAULT_ROUNDS=20 npm test -- faults` for the whole loop. */
const ROUNDS = Number(process.env.FAULT_ROUNDS || 4)
const DAY_MS = 86_400_000
const RETRY_MS = 150
const TIMEOUT_MS = 30_000

type Kind = 'booking' | 'inquiry' | 'newsletter'

interface SentForm {
  kind: Kind
  email: string
  path: string
  body: Record<string, unknown>
}

const folder = mkdtempSync(join(tmpdir(), 'quickwin-kill-'))
const cluster = join(folder, 'postgres')
let server: OwnServer | undefined
let inbox: SlowInbox | undefined
const receiver = await webhookReceiver()
const owner = { email: 'owner@example.com', password: 'Owner-Password-1' }

afterAll(async () => {
  await receiver.stop()
  await server?.stop()
  await inbox?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const postmaster = () => readFileSync(join(cluster, 'data/postmaster.pid'), 'utf8').split('\n')

async function rows<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const password = readFileSync(join(cluster, 'password'), 'utf8').trim()
  const client = new pg.Client(`postgres://quickwin:${password}@127.0.0.1:${postmaster()[3]}/quickwin`)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Makes the reminders of booked calls due, which are planned for the day before each. */
const remindNow = () =>
  rows(`UPDATE jobs.job SET start_after = now() WHERE name = 'booking-reminder' AND state = 'created'`)

/** The outcome of requests without an acknowledgement since the last kill, to explain a failure. */
const failed = new Map<string, number>()
function note(kind: Kind, end: string | number): undefined {
  const name = `${kind}: ${end}`
  failed.set(name, (failed.get(name) ?? 0) + 1)
}

const network = () => `10.${[...randomBytes(3)].join('.')}`

/**
 * Sends a form. A booking is sent until there is an answer, each time under the same key; the other forms take no key, so
 * what became of an unanswered one is not known: undefined.
 */
async function sendForm(url: string, { kind, path, body }: SentForm): Promise<number | undefined> {
  const key = randomUUID()
  for (;;) {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      // A request that no one answers must not end the writing.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'idempotency-key': key,
        'x-forwarded-for': network(),
      },
      body: JSON.stringify(body),
    }).catch((error: Error) => note(kind, error.name === 'TimeoutError' ? 'no answer' : 'cut off'))
    if (answer && answer.status < 500) return answer.status
    if (answer) note(kind, answer.status)
    if (kind !== 'booking') return undefined
    await pause(RETRY_MS)
  }
}

async function slotsOf(url: string): Promise<SentForm[]> {
  const bookings: SentForm[] = []
  for (let ahead = 1; ahead < 40; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
    const answer = await fetch(`${url}/api/availability?date=${date}`, {
      headers: { 'x-forwarded-for': network() },
    })
    const { slots = [] } = (await answer.json()) as { slots?: { time: string; start: string }[] }
    for (const { time, start } of slots) {
      const email = `b-${randomUUID()}@example.com`
      const body = {
        name: 'Ada',
        email,
        preferredDate: date,
        preferredTime: time,
        timezone: 'Europe/Berlin',
        start,
      }
      bookings.push({ kind: 'booking', email, path: '/api/create-booking', body })
    }
  }
  return bookings
}

function inquiry(): SentForm {
  const email = `i-${randomUUID()}@example.com`
  const body = { name: 'Ada', email, message: 'We would like to automate our invoices this year.' }
  return { kind: 'inquiry', email, path: '/api/contact', body }
}

function subscription(): SentForm {
  const email = `n-${randomUUID()}@example.com`
  return { kind: 'newsletter', email, path: '/api/newsletter', body: { email } }
}

it(`what was acknowledged is there once, whenever server and database are killed (${ROUNDS} kills)`, {
  timeout: 120_000 + ROUNDS * 90_000,
}, async () => {
  inbox = await slowInbox()
  const port = String(await freePort())
  const env = {
    DATA_DIR: folder,
    SMTP_URL: inbox.url,
    LOG_LEVEL: 'error',
    TRUSTED_PROXY_HOPS: '1',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    PORT: port,
  }
  server = await startServer(env)
  const { url } = server
  await rows('UPDATE calendar_settings SET confirm_automatically = true')
  const webhook = { name: 'n8n', url: receiver.url('/'), events: ['booking.created', 'inquiry.created'] }
  const secret = await ownerWebhook(url, { owner, webhook })
  receiver.secrets.set('/', secret)
  const slots = await slotsOf(url)
  const acknowledged: SentForm[] = []
  const refused: [Kind, number][] = []
  let killing = true

  async function write(next: () => SentForm | undefined): Promise<void> {
    for (let form = next(); form && killing; form = next()) {
      const status = await sendForm(url, form)
      if (status === undefined) await pause(RETRY_MS)
      else if (status < 300) acknowledged.push(form)
      else refused.push([form.kind, status])
      await pause(60)
    }
  }
  const writers = [write(() => slots.shift()), write(inquiry), write(subscription)]

  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.length
    // So that each kill falls into writes, on a machine of any speed.
    await vi
      .waitUntil(() => acknowledged.length > before + 2, { timeout: 120_000, interval: 20 })
      .catch(() => {
        const ends = JSON.stringify([...failed])
        const made = acknowledged.length - before
        throw new Error(
          `${made} writes in two minutes before kill ${round + 1}; ${ends}; refused ${JSON.stringify(refused)}\n${server?.output().slice(-8000)}`,
        )
      })
    failed.clear()
    await remindNow()
    await pause(Math.random() * 400)
    await (round % 2 === 0 ? receiver.stop() : receiver.start())
    const kills = (['server', 'database', 'both'] as const)[round % 3]
    if (kills !== 'server') process.kill(Number(postmaster()[0]), 'SIGKILL')
    if (kills !== 'database') {
      await server.kill()
      server = await startServer(env)
    }
  }
  killing = false
  if (ROUNDS % 2 === 1) await receiver.start()
  await Promise.all(writers)
  // The last kill may have been the database's.
  const isHealthy = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(isHealthy, { timeout: 120_000, interval: 100 })

  expect(refused).toEqual([])
  await remindNow()
  const reminded = new Set(
    (
      await rows<{ email: string }>(
        `SELECT email FROM bookings JOIN jobs.job ON data->>'bookingId' = bookings.id::text
         WHERE job.name = 'booking-reminder'`,
      )
    ).map(({ email }) => email),
  )
  expect(reminded.size).toBeGreaterThan(0)
  const found: Record<string, number> = {}
  for (const [kind, table] of [
    ['booking', 'bookings'],
    ['inquiry', 'inquiries'],
  ] as const) {
    const stored = await rows<{ email: string }>(`SELECT email FROM ${table}`)
    const counts = new Map<string, number>()
    for (const { email } of stored) counts.set(email, (counts.get(email) ?? 0) + 1)
    const wrong = acknowledged.filter((form) => form.kind === kind && counts.get(form.email) !== 1)
    expect(wrong, `${kind} not there once`).toEqual([])
    expect(stored.length).toBeGreaterThan(0)
    found[table] = stored.length
  }

  const messages = () => Map.groupBy(receiver.received('/', secret), ({ event }) => event.data.email)
  const missing = async () => {
    // The pauses grow to hours.
    await rows(`UPDATE jobs.job SET start_after = now() WHERE name = 'webhook-delivery' AND state = 'retry'`)
    return acknowledged.filter(({ kind, email }) => kind !== 'newsletter' && !messages().has(email))
  }
  await expect.poll(missing, { timeout: 120_000, interval: 500 }).toEqual([])
  for (const [email, list] of messages())
    expect(new Set(list.map(({ id }) => id)).size, `ids of the event about ${email}`).toBe(1)

  const taken = inbox.received
  // The confirmation of a booking, and its reminder.
  const mails = (email: string) => (reminded.has(email) ? 2 : 1)
  const ids = (email: string) => new Set(taken.get(email)).size
  const waiting = () =>
    acknowledged.filter(({ email }) => ids(email) < mails(email)).map(({ kind, email }) => [kind, email])
  await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toEqual([])
  // SMTP cannot take a message exactly once: who dies before it hears 'taken' sends again, under the same id.
  const wrong = acknowledged.filter(({ email }) => ids(email) !== mails(email))
  expect(wrong.map(({ kind, email }) => [kind, email, taken.get(email)])).toEqual([])
  const repeated = [...taken.values()].filter((list) => list.length > new Set(list).size).length
  const count = (kind: Kind) => acknowledged.filter((form) => form.kind === kind).length
  process.stdout.write(
    `${ROUNDS} kills: ${count('booking')} bookings, ${count('inquiry')} inquiries, ${count('newsletter')} subscriptions acknowledged; found ${found.bookings} bookings, ${found.inquiries} inquiries, mails to ${taken.size} addresses; ${repeated} mails delivered twice under one id\n`,
  )
})
