import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmbeddedCluster, startEmbeddedPostgres } from '../../src/server/process/embedded-postgres'
import { CLIENT, findCaddy, startCaddy } from '../support/caddy'
import { nameServer } from '../support/name-server'
import { freePort, type OwnServer, startServer } from '../support/own-server'
import { type SlowInbox, slowInbox } from '../support/slow-inbox'

const ROUNDS = Number(process.env.FAULT_ROUNDS || 3)
/** As two containers have: another address, the same port. */
const HOSTS = ['127.0.0.1', '127.0.0.2']
/** Kept by each server once it was shown. */
const KEPT = ['/', '/pricing', '/services']
/** Needs the database each time: a search in a spelling of its own is not kept. */
const ASKED = ['/blog/search?q=+a', '/api/faqs']
const PATIENCE = { timeout: 180_000, interval: 100 }

const folder = mkdtempSync(join(tmpdir(), 'quickwin-database-'))
const servers: OwnServer[] = []
let cluster: EmbeddedCluster
let inbox: SlowInbox
let names: Awaited<ReturnType<typeof nameServer>>
let proxy: Awaited<ReturnType<typeof startCaddy>>
let url: string

const isThere = findCaddy() !== undefined

beforeAll(async () => {
  if (!isThere) return
  // Not a server's own, which it would start again.
  cluster = await startEmbeddedPostgres(join(folder, 'postgres'))
  inbox = await slowInbox()
  url = `http://localhost:${await freePort()}`
  const port = String(await freePort())
  const keys = {
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  }
  for (const host of HOSTS) {
    const of = {
      DATABASE_URL: cluster.url,
      SMTP_URL: inbox.url,
      SITE_URL: url,
      DATA_DIR: join(folder, 'data'),
    }
    const how = { LISTEN_HOST: host, PORT: port, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'fatal' }
    servers.push(await startServer({ ...keys, ...of, ...how }))
  }
  names = await nameServer(HOSTS)
  proxy = await startCaddy({ folder, url, upstream: `site:${port}`, names: names.address })
}, 600_000)

afterAll(async () => {
  await proxy?.stop()
  names?.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await inbox?.stop()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)

const stranger = () => ({ [CLIENT]: `10.${[...randomBytes(3)].join('.')}` })

/** An error as every endpoint answers it, or the page that is in for one that cannot be made. */
function isCleanFailure(status: number, type: string, text: string): boolean {
  if (status !== 500 && status !== 503) return false
  if (type.includes('html')) return status === 503 && text.includes('not available right now')
  if (!type.includes('json')) return false
  const { errors } = JSON.parse(text) as { errors?: { message?: string; code?: string }[] }
  return Boolean(errors?.[0]?.message && errors[0].code)
}

/** People who read and write until `end` is called. */
function crowd() {
  const wrong: string[] = []
  const acknowledged: string[] = []
  const counts = { kept: 0, answered: 0, failed: 0 }
  let isOver = false

  async function ask(path: string, init: RequestInit = {}): Promise<number | undefined> {
    try {
      const answer = await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, ...stranger() } })
      const text = await answer.text()
      const type = answer.headers.get('content-type') ?? ''
      const isKept = KEPT.includes(path)
      if (answer.ok) counts[isKept ? 'kept' : 'answered']++
      else if (!isKept && isCleanFailure(answer.status, type, text)) counts.failed++
      else
        wrong.push(`${path}: ${answer.status} ${JSON.stringify([...answer.headers])} ${text.slice(0, 200)}`)
      return answer.status
    } catch (error) {
      wrong.push(`${path}: ${error instanceof Error ? `${error.message} ${error.cause}` : error}`)
      return undefined
    }
  }
  async function read(path: string): Promise<void> {
    while (!isOver) {
      await ask(path)
      await pause(10)
    }
  }
  async function write(): Promise<void> {
    while (!isOver) {
      const email = `killed-${randomUUID()}@example.com`
      const status = await ask('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify({
          name: 'Ada',
          email,
          message: 'We would like to automate our invoices this year.',
        }),
      })
      if (status !== undefined && status < 300) acknowledged.push(email)
      await pause(20)
    }
  }
  const all = Promise.all([...KEPT, ...ASKED].map(read).concat(write(), write()))
  return {
    ...{ wrong, acknowledged, counts },
    async end() {
      isOver = true
      await all
    },
  }
}

async function rowsOf<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** A server that hears of changes again has emptied its memory; until a page was read again it is not kept. */
async function pagesKept(): Promise<void> {
  const listening = () =>
    rowsOf(`SELECT 1 FROM pg_stat_activity
      WHERE application_name = 'quickwin-content' AND state = 'idle' AND query LIKE 'LISTEN%'`)
  await vi.waitUntil(async () => (await listening()).length === servers.length, PATIENCE)
  const isKept = async (address: string) => {
    const answer = await fetch(address)
    await answer.text()
    return answer.status === 200 && answer.headers.get('x-nextjs-cache') === 'HIT'
  }
  const addresses = servers.flatMap((server) => KEPT.map((path) => server.url + path))
  for (const address of addresses) await vi.waitUntil(() => isKept(address), PATIENCE)
}

async function inquiries(): Promise<Map<string, number>> {
  const rows = await rowsOf<{ email: string; count: number }>(
    'SELECT email, count(*)::int AS count FROM inquiries GROUP BY email',
  )
  return new Map(rows.map(({ email, count }) => [email, count]))
}

describe.skipIf(!isThere)('PostgreSQL behind two servers under load', () => {
  it(`is killed and comes back (${ROUNDS} times): kept pages throughout, clean failures, nothing lost`, {
    timeout: 300_000 + ROUNDS * 240_000,
  }, async () => {
    const people = crowd()
    const more = (of: () => number, by: number) => {
      const before = of()
      return vi.waitUntil(() => of() >= before + by, PATIENCE)
    }
    for (let round = 0; round < ROUNDS; round++) {
      await more(() => people.acknowledged.length, 5)
      await pagesKept()
      const [pid] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await more(() => people.counts.failed, 10)
      await more(() => people.counts.kept, 50)
      await cluster.restart()
    }
    await more(() => people.acknowledged.length, 5)
    await more(() => people.counts.answered, 50)
    await people.end()
    expect(people.wrong, proxy.output().slice(-2000)).toEqual([])
    const stored = await inquiries()
    expect(people.acknowledged.filter((email) => stored.get(email) !== 1)).toEqual([])
    const waiting = () => people.acknowledged.filter((email) => !inbox.received.has(email))
    await expect.poll(waiting, { timeout: 180_000, interval: 500 }).toEqual([])
    const { kept, answered, failed } = people.counts
    process.stdout.write(
      `${ROUNDS} kills: ${kept} kept pages, ${answered} other answers, ${failed} clean failures, ${people.acknowledged.length} inquiries acknowledged, ${stored.size} stored\n`,
    )
  })
})
