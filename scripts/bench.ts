// Measures what the site must be fast at, each beside a bare rival doing the same in the same run, so that
// the ratios hold on any machine. Prints; asserts nothing.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isBuildCurrent, runBuild } from '../src/server/build.ts'
import { type OwnServer, startServer } from '../tests/support/own-server.ts'
import { accountTiming } from './account-timing.ts'

const root = join(import.meta.dirname, '..')
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const BOOKINGS = 400
const WRITERS = 8
const DAY_MS = 86_400_000

const perSecond = (count: number, startedAt: number) => count / ((performance.now() - startedAt) / 1000)
const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(3)} of the bare rival`
/** Each request is another client, so that the limits count as they would for a crowd. */
const someone = () => ({
  'x-forwarded-for': Array.from({ length: 4 }, () => Math.floor(Math.random() * 250) + 1).join('.'),
})

function report(name: string, lines: string[]): void {
  console.log(`\n${name}`)
  for (const line of lines) console.log(`  ${line}`)
}

function megabytes(pid: number | undefined): string {
  const rss = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return `${Math.round(Number(rss) / 1024)} MB`
}

interface Load {
  rate: number
  p50: number
  p99: number
  failures: number
}

function load(url: string, encoding: string, clients: 'one' | 'crowd'): Load {
  const { stdout, stderr } = spawnSync(
    'node',
    ['scripts/load.mjs', url, String(SECONDS), encoding, clients],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (!stdout) throw new Error(`The load did not run: ${stderr}`)
  const result = JSON.parse(stdout) as Load
  if (result.failures > 0) console.log(`  (${result.failures} requests to ${url} failed)`)
  return result
}

function availability(server: OwnServer): void {
  const date = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
  const { rate, p50, p99 } = load(`${server.url}/api/availability?date=${date}`, 'identity', 'crowd')
  report('GET /api/availability, 32 connections', [
    `${rate.toFixed(0)} requests/s, median ${p50} ms, p99 ${p99} ms`,
  ])
}

/** The super admin of the measured site, who edits while it is read. */
const EDITOR = { email: 'editor@quickwin.example', password: 'Editor-of-the-bench-1' }

async function signIn({ url }: OwnServer): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: url }
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { ...headers, ...someone() },
    body: JSON.stringify(EDITOR),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0]
  if (!cookie) throw new Error(`Signing in answered ${answer.status}`)
  return { ...headers, cookie }
}

/**
 * An editor changes a question again and again while 32 connections read the page that shows it; after
 * each answer to the editor the page is asked for once at that server and once at another one on the
 * same database.
 */
async function editsUnderLoad(server: OwnServer, databaseUrl: string): Promise<void> {
  const other = await startServer({
    DATABASE_URL: databaseUrl,
    SITE_URL: server.url,
    ...SECRETS,
    DATA_DIR: join(folder, 'other'),
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'fatal',
  })
  const headers = await signIn(server)
  const found = await fetch(`${server.url}/api/faqs?limit=1`, { headers: someone() })
  const [faq] = ((await found.json()) as { docs: { id: string }[] }).docs
  const reading = spawn('node', ['scripts/load.mjs', `${server.url}/faq`, String(SECONDS), 'br', 'one'], {
    cwd: root,
    stdio: 'ignore',
  })
  const read = once(reading, 'exit')
  const seen = { here: 0, there: 0, edits: 0 }
  const shows = async ({ url }: OwnServer, question: string) =>
    (await (await fetch(`${url}/faq`)).text()).includes(question) ? 1 : 0
  while (reading.exitCode === null) {
    const question = `What is edit number ${++seen.edits}?`
    const answer = await fetch(`${server.url}/api/faqs/${faq?.id}`, {
      method: 'PATCH',
      headers: { ...headers, ...someone() },
      body: JSON.stringify({ question }),
    })
    if (!answer.ok) throw new Error(`The edit was refused with ${answer.status}`)
    seen.here += await shows(server, question)
    seen.there += await shows(other, question)
  }
  await read
  await other.stop()
  report('An edit of /faq while 32 connections read it', [
    `on the next request of the editor's server: ${seen.here} of ${seen.edits}; of another server on the same database: ${seen.there} of ${seen.edits}`,
  ])
}

/** Runs `work` for each item, `WRITERS` at a time. @returns items per second */
async function crowd<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<number> {
  const queue = [...items]
  const startedAt = performance.now()
  const writer = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  return perSecond(items.length, startedAt)
}

async function bookings(server: OwnServer, databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS })
  await pool.query(
    `UPDATE calendar_settings SET working_hours_start = '00:00', working_hours_end = '23:00', booking_duration_minutes = 5, max_days_advance = 300`,
  )
  await pool.query(`DELETE FROM calendar_settings_numbers`)
  await pool.query(
    `INSERT INTO calendar_settings_numbers ("order", parent_id, path, number) SELECT n, (SELECT id FROM calendar_settings LIMIT 1), 'workingDays', n FROM generate_series(1, 7) n`,
  )
  const wishes: { date: string; time: string; start: string }[] = []
  for (let ahead = 2; wishes.length < BOOKINGS; ahead++) {
    const date = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
    const answer = await fetch(`${server.url}/api/availability?date=${date}`, { headers: someone() })
    const { slots } = (await answer.json()) as { slots: { time: string; start: string }[] }
    // Few of each day, so that the days' locks are shared as little or as much as in life.
    wishes.push(...slots.slice(0, 50).map(({ time, start }) => ({ date, time, start })))
  }
  const refused: number[] = []
  const ours = await crowd(wishes.slice(0, BOOKINGS), async ({ date, time, start }) => {
    const body = {
      name: 'Ada',
      email: 'ada@example.com',
      preferredDate: date,
      preferredTime: time,
      timezone: 'Europe/Berlin',
      start,
    }
    const answer = await fetch(`${server.url}/api/create-booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...someone() },
      body: JSON.stringify(body),
    })
    if (answer.status !== 201) refused.push(answer.status)
  })
  // The same rows under the same constraint and indexes, in a year that nobody has booked.
  const far = Date.now() + 4000 * DAY_MS
  const bare = await crowd(
    Array.from({ length: BOOKINGS }, (_, index) => far + index * 3_600_000),
    async (start) => {
      await pool.query(
        `INSERT INTO bookings (status, name, email, booking_datetime, ends_at, blocked_until, preferred_date, preferred_time, timezone, calendar_sequence, manage_token_hash, manage_token_sealed, updated_at, created_at)
       VALUES ('pending', 'Ada', 'ada@example.com', $1, $2, $2, '2037-01-01', '09:00', 'Europe/Berlin', 0, md5(random()::text), repeat('x', 120), now(), now())`,
        [new Date(start), new Date(start + 300_000)],
      )
    },
  )
  await pool.end()
  report(
    `POST /api/create-booking, ${BOOKINGS} bookings by ${WRITERS} writers (limit, checks, booking, token and two mails in one transaction)`,
    [
      `${ours.toFixed(0)} bookings/s; the bare INSERT alone: ${bare.toFixed(0)}/s; ${ratio(ours, bare)}`,
      ...(refused.length > 0 ? [`${refused.length} were refused: ${[...new Set(refused)].join(', ')}`] : []),
    ],
  )
}

/** The bytes as they go over the wire, not unpacked. */
function packedPage(url: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => buffer(answer).then(done, failed)).once(
      'error',
      failed,
    )
  })
}

async function cachedPage(server: OwnServer, path: string): Promise<void> {
  const url = `${server.url}${path}`
  await packedPage(url)
  await pause(1500)
  const bytes = await packedPage(url)
  const file = join(folder, 'page.br')
  writeFileSync(file, bytes)
  const rival = spawn('node', ['scripts/bare-server.mjs', file, 'br'], { cwd: root })
  const [port] = (await once(rival.stdout, 'data')) as [Buffer]
  // Twice each, in turns: the machine's mood changes within seconds.
  const rates = { ours: 0, theirs: 0, p99: 0 }
  for (let turn = 0; turn < 2; turn++) {
    const own = load(url, 'br', 'one')
    rates.ours += own.rate / 2
    rates.p99 = Math.max(rates.p99, own.p99)
    rates.theirs += load(`http://127.0.0.1:${String(port).trim()}/`, 'br', 'one').rate / 2
  }
  rival.kill()
  report(`GET ${path} from the page memory, 32 connections, ${bytes.length} bytes`, [
    `${rates.ours.toFixed(0)} requests/s, p99 ${rates.p99} ms; a bare Node server with the same bytes: ${rates.theirs.toFixed(0)}; ${ratio(rates.ours, rates.theirs)}`,
  ])
}

/** One key for both servers, as two servers of one site have. */
const SECRETS = {
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
}
const folder = mkdtempSync(join(tmpdir(), 'quickwin-bench-'))
if (!isBuildCurrent(root)) runBuild(root)
const server = await startServer({
  ...SECRETS,
  DATA_DIR: folder,
  ADMIN_EMAIL: EDITOR.email,
  ADMIN_PASSWORD: EDITOR.password,
  TRUSTED_PROXY_HOPS: '1',
  LOG_LEVEL: 'error',
})
try {
  const [port] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n').slice(3, 4)
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim()
  console.log(
    `Node ${process.version}, ${SECONDS} s a measurement; this process and the server share the machine`,
  )
  const before = megabytes(server.process.pid)
  await cachedPage(server, '/')
  const databaseUrl = `postgres://quickwin:${password}@127.0.0.1:${port}/quickwin`
  await editsUnderLoad(server, databaseUrl)
  availability(server)
  await bookings(server, databaseUrl)
  report(
    'Known and unknown addresses, by turns',
    await accountTiming({ url: server.url, email: EDITOR.email, someone }),
  )
  report('Memory of the server (resident)', [
    `${before} after the start, ${megabytes(server.process.pid)} after all of the above`,
  ])
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
