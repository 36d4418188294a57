import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { CLIENT, findCaddy, startCaddy } from '../support/caddy'
import { signedInEditor } from '../support/contract-editor'
import { nameServer } from '../support/name-server'
import { freePort, type OwnServer, startServer } from '../support/own-server'
import { type ScratchServer, scratchServer } from '../support/scratch-server'
import { type SlowInbox, slowInbox } from '../support/slow-inbox'

const folder = mkdtempSync(join(tmpdir(), 'quickwin-several-'))
/** As two containers have: another address, the same port. */
const HOSTS = ['127.0.0.1', '127.0.0.2']
const servers: OwnServer[] = []
let database: ScratchServer
let inbox: SlowInbox
let url: string
let port: number
let names: Awaited<ReturnType<typeof nameServer>>
let proxy: Awaited<ReturnType<typeof startCaddy>>

async function start(host: string): Promise<OwnServer> {
  return startServer({
    ...inject('settings'),
    // Of their own: servers without this mail server would take the jobs of these.
    DATABASE_URL: database.url,
    SMTP_URL: inbox.url,
    SITE_URL: url,
    DATA_DIR: join(folder, host),
    LISTEN_HOST: host,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  })
}

const isThere = findCaddy() !== undefined
if (!isThere) process.stderr.write('Not tried: two servers behind the proxy. Install the package "caddy".\n')

beforeAll(async () => {
  if (!isThere) return
  database = await scratchServer()
  inbox = await slowInbox(5)
  url = `http://localhost:${await freePort()}`
  port = await freePort()
  for (const host of HOSTS) servers.push(await start(host))
  names = await nameServer(HOSTS)
  proxy = await startCaddy({ folder, url, upstream: `site:${port}`, names: names.address })
}, 300_000)

afterAll(async () => {
  await proxy?.stop()
  names?.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await inbox?.stop()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const stranger = () => ({ [CLIENT]: `10.${[...randomBytes(3)].join('.')}` })

/** People who read pages, ask the API and subscribe, until `end` is called. */
function crowd() {
  const failures: string[] = []
  const subscribed: string[] = []
  let answers = 0
  let isOver = false

  async function visit(ask: () => Promise<Response>, name: string): Promise<Response | undefined> {
    try {
      const answer = await ask()
      const text = await answer.text()
      answers++
      if (answer.ok) return answer
      failures.push(`${name}: ${answer.status} ${text.slice(0, 200)}`)
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? `${error.message} ${error.cause}` : error}`)
    }
    return undefined
  }
  async function read(path: string): Promise<void> {
    while (!isOver) await visit(() => fetch(`${url}${path}`, { headers: stranger() }), path)
  }
  async function subscribe(): Promise<void> {
    while (!isOver) {
      const email = `several-${randomUUID()}@example.com`
      const answer = await visit(
        () =>
          fetch(`${url}/api/newsletter`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-requested-with': 'XMLHttpRequest',
              ...stranger(),
            },
            body: JSON.stringify({ email }),
          }),
        'newsletter',
      )
      if (answer) subscribed.push(email)
      await pause(50)
    }
  }
  const all = Promise.all([...['/', '/pricing', '/blog/search?q=+a', '/api/faqs'].map(read), subscribe()])
  return {
    failures,
    subscribed,
    answers: () => answers,
    async end() {
      isOver = true
      await all
    },
  }
}

describe.skipIf(!isThere)('two servers behind the proxy, under load', () => {
  it('say at the start that their uploads lie in two folders', async () => {
    const said = () => servers.map((server) => server.output().includes('has its uploads in another folder'))
    await expect.poll(said, { timeout: 60_000 }).toEqual([false, true])
  })

  it('are restarted one after the other without a request that fails, and each mail leaves once', {
    timeout: 600_000,
  }, async () => {
    const people = crowd()
    const more = async () => {
      const before = people.answers()
      await expect.poll(people.answers, { timeout: 60_000 }).toBeGreaterThan(before + 50)
    }
    await more()
    for (const [number, server] of servers.entries()) {
      expect(await server.stop(), server.output()).toBe(0)
      await more()
      servers[number] = await start(HOSTS[number] ?? '')
      await more()
    }
    await people.end()
    expect(people.failures, proxy.output().slice(-2000)).toEqual([])
    expect(people.subscribed.length).toBeGreaterThan(5)
    const mailsOf = (email: string) => inbox.received.get(email)?.length ?? 0
    await expect
      .poll(() => people.subscribed.filter((email) => mailsOf(email) === 0), { timeout: 120_000 })
      .toEqual([])
    expect(people.subscribed.filter((email) => mailsOf(email) !== 1)).toEqual([])
  })

  it('both show what an editor changed, as soon as they hear of it', async () => {
    const people = crowd()
    const { send } = await signedInEditor(url)
    const { id } = await send('POST', '/api/faqs', {
      question: 'Number 0?',
      answer: 'It is.',
      category: 'general',
    })
    for (let number = 1; number <= 4; number++) {
      const question = `Number ${number}?`
      await send('PATCH', `/api/faqs/${id}`, { question })
      for (const server of servers) {
        const page = async () => (await fetch(`${server.url}/faq`)).text()
        await expect.poll(page, { timeout: 60_000 }).toContain(question)
      }
    }
    await people.end()
    expect(people.failures).toEqual([])
    await send('DELETE', `/api/faqs/${id}`, {})
  })
})
