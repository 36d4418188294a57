// How abusive requests affect ordinary readers and memory; then the same while the database is killed. The comparison is the
// same readers on the same server without the abuse. They are autocannon's, which reports their times.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { reportLines } from './report.ts'
import { programHeaders, residentMb, root, type Site } from './site.ts'

const SECONDS = Number(process.env.ABUSE_SECONDS ?? 60)
const AT_ONCE = 48
const TIMEOUT_MS = 15_000
const SLOW_MS = 3000

const some = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item
const text = (bytes = 6) => randomBytes(bytes).toString('hex')

/** Sends bytes and waits for the end, at most `ms`. Each is from a network of its own. @returns the status, or why none came */
const raw = (url: string, bytes: string | Buffer, ms = SLOW_MS) =>
  new Promise<string>((done) => {
    const socket = connect(Number(new URL(url).port), 'localhost')
    let first = ''
    socket.on('data', (chunk) => {
      first ||= String(chunk).slice(0, 20)
    })
    socket.on('error', () => undefined)
    const giveUp = setTimeout(() => socket.destroy(), ms)
    socket.once('close', () => {
      clearTimeout(giveUp)
      done(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 'no answer')
    })
    socket.write(bytes)
  })

const http = (
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
) =>
  new Promise<string>((done) => {
    const from = { 'x-forwarded-for': `2001:db8:${text(2)}:${text(2)}::${text(2)}` }
    const options = { method, path, agent: false, headers: { ...from, ...headers } } as const
    const asked = request(url, options, (answer) => {
      answer.resume()
      answer.once('close', () => done(String(answer.statusCode)))
    })
    asked.setTimeout(TIMEOUT_MS, () => asked.destroy())
    asked.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'ended'))
    asked.end(body)
  })

const huge = Buffer.alloc(2 * 1024 * 1024, 'x')
const deep = '['.repeat(5000) + ']'.repeat(5000)
const manyKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: 4000 }, (_, key) => [`k${key}`, key])),
)
const manyConditions = Array.from({ length: 100 }, (_, n) => `where[or][${n}][question][like]=a`).join('&')
const begun = 'Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a"'
const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n'
const forms = ['/api/contact', '/api/create-booking', '/api/users/login']
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const oddPaths = [
  '//pricing',
  '/%70ricing',
  '/blog/%00',
  `/${'a'.repeat(6000)}`,
  '/.env',
  '/wp-login.php',
  '/%ff%fe',
  '/admin/../../etc',
]
const broken = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
]

/** Simple requests, as scanners and floods send them. */
const kinds: Record<string, (url: string) => Promise<string>> = {
  'odd paths': (url) => http(url, 'GET', some([...oddPaths, `/${text()}`, `/pricing?${text()}=${text()}`])),
  'huge bodies': (url) => http(url, 'POST', '/api/contact', programHeaders, huge),
  'bad JSON': (url) =>
    http(url, 'POST', some(forms), programHeaders, some(['{"name":', deep, '\0', '[]', 'null'])),
  'many keys': (url) => http(url, 'POST', some(forms), programHeaders, manyKeys),
  'wrong sessions': (url) =>
    http(url, 'GET', some(['/api/session', '/admin', '/dashboard']), { cookie: `payload-token=${text(60)}` }),
  'many conditions': (url) => http(url, 'GET', `/api/faqs?${manyConditions}`),
  searches: (url) => http(url, 'GET', `${some(['/blog/search', '/search'])}?q=${text()}`),
  'guessed passwords': (url) =>
    http(
      url,
      'POST',
      '/api/users/login',
      programHeaders,
      `{"email":"${text()}@example.com","password":"${text()}"}`,
    ),
  'broken forms': (url) =>
    http(url, 'POST', '/api/media', form, '--x\r\nContent-Disposition: form-data\r\n\r\n'),
  'slow senders': (url) =>
    raw(
      url,
      some(['GET / HTTP/1.1\r\nHost: x\r\nX-A: ', `POST /api/contact HTTP/1.1\r\nHost: x\r\n${begun}`]),
    ),
  upgrades: (url) => raw(url, `GET ${some(['/', '/api/health'])} HTTP/1.1\r\nHost: x\r\n${upgrade}`),
  'broken requests': (url) => raw(url, some([...broken, randomBytes(200)])),
}

/** Attacks for a while. @returns how many requests of each kind ended how */
async function attack(url: string): Promise<string[]> {
  const ends: Record<string, Record<string, number>> = {}
  const until = performance.now() + SECONDS * 1000
  let sent = 0
  const attacker = async () => {
    while (performance.now() < until) {
      const [name, send] = some(Object.entries(kinds))
      const end = await send(url)
      ends[name] = { ...ends[name], [end]: (ends[name]?.[end] ?? 0) + 1 }
      sent++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attacker))
  return [
    `${sent} requests`,
    ...Object.entries(ends).map(([kind, how]) => `  ${kind}: ${JSON.stringify(how)}`),
  ]
}

/** Six readers, fifty pages a second. */
async function readers(url: string): Promise<string> {
  const options = ['-c', '6', '-R', '50', '-d', String(SECONDS), '-j', '-n', `${url}/blog`]
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/autocannon'), options)
  const { latency, non2xx, errors, requests } = JSON.parse(stdout)
  return `median ${latency.p50} ms, 97.5% ${latency.p97_5} ms, 99% ${latency.p99} ms of ${requests.total} pages, ${non2xx + errors} without 200`
}

export async function abuse({ server, folder }: Site): Promise<void> {
  const { url } = server
  const memory = () => `${residentMb(server.process.pid)} MB resident`
  const calm = [`readers without abuse: ${await readers(url)}`, memory()]
  const [ends, read] = await Promise.all([attack(url), readers(url)])
  reportLines(`${SECONDS} s of abuse`, [...calm, `readers under abuse: ${read}`, memory(), ...ends])
  const [postmaster] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const killing = pause(3000).then(async () => {
    process.kill(Number(postmaster), 'SIGKILL')
    const killed = performance.now()
    while (!(await fetch(`${url}/api/health`).catch(() => undefined))?.ok) await pause(100)
    return `healthy again after ${((performance.now() - killed) / 1000).toFixed(1)} s`
  })
  const [second, down, again] = await Promise.all([attack(url), readers(url), killing])
  reportLines('The same with the database killed', [`readers: ${down}`, again, memory(), ...second])
}
