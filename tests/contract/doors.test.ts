import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { ask, isFromMemory, textOf } from '../support/ask'
import { signedInEditor } from '../support/contract-editor'
import { probed } from '../support/contract-servers'
import { freePort, type OwnServer, startServer } from '../support/own-server'
import { onServer } from '../support/scratch-server'

const folder = mkdtempSync(join(tmpdir(), 'quickwin-doors-'))
let server: OwnServer
let url: string
let probe: string
/** Names of the build's server functions, as everyone can read them. */
let functions: string[]

beforeAll(async () => {
  const port = await freePort()
  probe = `http://localhost:${port}`
  server = await startServer({
    ...inject('settings'),
    ...probed(port),
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
  })
  url = server.url
  functions = [...new Set(textOf(await ask(url, '/admin')).match(/\b[0-9a-f]{42}\b/g))]
  expect(functions.length).toBeGreaterThan(0)
  // A page that was read before stays open to a network that has to wait.
  await vi.waitUntil(() => isFromMemory(url, '/pricing'), { timeout: 20_000 })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

let asked = 0
const someNetwork = () => ({
  'x-forwarded-for': `2001:db8:${(process.pid % 0xffff).toString(16)}:${(++asked).toString(16)}::1`,
})
async function expectAlive(): Promise<void> {
  expect(server.process.exitCode, server.output().slice(-2000)).toBeNull()
  for (const path of ['/', '/contact', '/api/health'])
    expect((await ask(url, path, { headers: someNetwork() })).status).toBe(200)
}
const marks = (headers: object = {}) => ({
  origin: url,
  'content-type': 'text/plain;charset=UTF-8',
  'next-action': functions[0],
  ...headers,
})
const constructorCall = '[{"name":"constructor","args":{}}]'

describe('the forwarded server function that once stopped the site', () => {
  it.each([
    ['plain', {}],
    ['behind TLS', { 'x-forwarded-proto': 'https' }],
  ])('%s, from one network and from many', async (_, proto) => {
    const one = someNetwork()
    const statuses = []
    for (let n = 0; n < 105; n++) statuses.push((await ask(url, '/dashboard', { headers: one })).status)
    expect(statuses.at(-1)).toBe(429)
    for (const name of functions)
      for (const path of [
        '/contact',
        '/',
        '/admin',
        '/dashboard',
        '/blog/search',
        '/no-such-page',
        '/feed.xml',
      ])
        for (const network of [one, someNetwork()]) {
          const headers = marks({ ...network, ...proto, 'next-action': name })
          const { status } = await ask(url, path, { method: 'POST', headers, body: '[]' })
          expect([path, [401, 405, 429].includes(status)]).toEqual([path, true])
        }
    await expectAlive()
  })
})

describe('a page', () => {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
  it.each([
    '/',
    '/contact',
    '/search',
    '/dashboard',
    '/admin',
    '/super-admin',
    '/robots.txt',
    '/favicon.ico',
  ])('%s takes GET and HEAD alone', async (path) => {
    for (const method of methods) {
      const { status, headers } = await ask(url, path, { method, headers: someNetwork() })
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('takes none under the name of a form or at an address next to the admin', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n'
    const type = { 'content-type': 'multipart/form-data; boundary=x', 'next-action': undefined }
    const { cookie } = await signedInEditor(url)
    for (const [path, headers, body] of [
      ['/admin', marks({ ...type, cookie }), form],
      ['/contact', marks({ ...type, cookie }), form],
      ['/contact', marks({ cookie }), constructorCall],
      ['/administration', marks({ cookie }), constructorCall],
      ['/admin%2Fx/../../contact', marks({ cookie }), constructorCall],
      ['/api', marks({ cookie }), constructorCall],
      ['/admin', marks({ cookie, 'next-action': 'x\ny'.replace('\n', ' ') }), constructorCall],
      ['/admin', marks({ cookie, 'next-action': 'a'.repeat(41) }), constructorCall],
    ] as const) {
      const kept = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
      const { status } = await ask(url, path, {
        method: 'POST',
        headers: { ...kept, ...someNetwork() },
        body,
      })
      expect([path, [308, 405].includes(status)]).toEqual([path, true])
    }
  })

  it('of the API names the methods that there are', async () => {
    for (const method of ['TRACE', 'PROPFIND']) {
      const answer = await ask(url, '/api/faqs', { method, headers: someNetwork() })
      expect([answer.status, answer.headers.allow]).toEqual([
        405,
        'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      ])
      expect(JSON.parse(answer.body.toString()).errors[0].code).toBe('method_not_allowed')
    }
  })
})

describe('a server function', () => {
  it('answers an editor, and no one with what the request or the configuration holds', async () => {
    const { cookie } = await signedInEditor(url)
    const secret = 'canary-of-a-header'
    const call = (headers: object, body: string, path = '/admin') =>
      ask(url, path, {
        method: 'POST',
        headers: { ...marks(headers), ...someNetwork(), 'x-canary': secret },
        body,
      })
    for (const path of ['/admin', '/super-admin'])
      for (const name of functions) {
        const answer = await call({ cookie, 'next-action': name }, constructorCall, path)
        expect(textOf(answer)).not.toContain(secret)
        expect(textOf(answer)).not.toContain(cookie.split('=')[1])
        expect(answer.body.length).toBeLessThan(60_000)
      }
    const state =
      '[{"name":"form-state","args":{"collectionSlug":"faqs","operation":"create","schemaPath":"faqs","formState":{},"docPermissions":{"fields":true},"docPreferences":{"fields":{}}}}]'
    const own = await Promise.all(functions.map((name) => call({ cookie, 'next-action': name }, state)))
    expect(own.map(textOf).join('')).toContain('question')
    expect((await call({}, state)).status).toBe(401)
    for (const headers of [{ cookie }, {}]) {
      const refused = await call({ ...headers, origin: 'https://elsewhere.example' }, state)
      expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })

  it('writes no text of its caller into the output', async () => {
    const { cookie } = await signedInEditor(url)
    for (const name of functions)
      for (const body of [
        '[{"name":"canary-in-a-name","args":{}}]',
        '[{"name":"form-state","args":{"collectionSlug":"canary-in-an-argument"}}]',
        'canary-that-is-no-json',
      ])
        await ask(url, '/admin', {
          method: 'POST',
          headers: { ...marks({ cookie, 'next-action': name }), ...someNetwork() },
          body,
        })
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('canary-in'))
    expect(lines.filter((line) => !line.startsWith('{"level"'))).toEqual([])
  })
})

describe('a path that is not UTF-8', () => {
  const paths = [
    '/blog/%ED%A0%80',
    '/authors/%FF',
    '/og/%FF',
    '/admin/%FF',
    '/preview/blogs/%FF',
    '/%C3%28',
    '/a\u00ff',
  ]

  it.each([...paths, '/api/%FF', '/api/media/file/%FF'])(
    '%s is refused before anything sees it',
    async (path) => {
      const answer = await ask(url, path, { headers: someNetwork() })
      expect(answer.status).toBe(400)
      if (path.startsWith('/api'))
        expect(JSON.parse(answer.body.toString()).errors).toEqual([
          { message: 'This is no valid address.', code: 'invalid' },
        ])
    },
  )

  it('counts, and is no failure in the log', async () => {
    const network = someNetwork()
    const before = server.output().length
    const statuses = []
    for (let n = 0; n < 110; n++)
      statuses.push((await ask(url, paths[n % paths.length] ?? '/', { headers: network })).status)
    expect(statuses.slice(0, 90)).toEqual(Array(90).fill(400))
    // Counted behind the answer, which waits for nothing.
    await vi.waitUntil(async () => (await ask(url, '/blog/%FF', { headers: network })).status === 429)
    expect((await ask(url, '/api/%FF', { headers: network })).status).toBe(429)
    expect((await ask(url, '/pricing', { headers: network })).status).toBe(200)
    expect(server.output().slice(before)).not.toMatch(/"level":"(error|fatal)"|URIError/)
  })
})

describe('a request that would have the page made again', () => {
  it('is answered from the kept page', async () => {
    for (const [path, headers] of [
      ['/pricing', { range: 'bytes=0-9' }],
      ['/pricing', { range: 'bytes=0-' }],
      ['/pricing?_rsc=1', {}],
      ['/pricing?any=thing', {}],
      ['/pricing', { cookie: '__prerender_bypass=x' }],
      ['/pricing', { 'next-router-prefetch': '1' }],
      ['/pricing', { 'next-router-state-tree': 'x' }],
      ['/pricing', { rsc: '0' }],
    ] as const) {
      const answer = await ask(url, path, {
        headers: { ...someNetwork(), ...headers, 'accept-encoding': 'br' },
      })
      expect([path, headers, answer.status, answer.headers['content-encoding']]).toEqual([
        path,
        headers,
        200,
        'br',
      ])
      expect(answer.headers['content-range']).toBeUndefined()
    }
  })

  it.each([
    ['data of the page', (path: string) => ask(url, path, { headers: { ...one, rsc: '1' } })],
    ['another spelling with a slash', (path: string) => ask(url, `${path}/`, { headers: one })],
  ])('counts, as %s', async (_, send) => {
    Object.assign(one, someNetwork())
    const statuses = []
    for (let n = 0; n < 120; n++) statuses.push((await send('/pricing')).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
    // What costs nothing stays open.
    expect((await ask(url, '/pricing', { headers: one })).status).toBe(200)
  })
  const one: Record<string, string> = {}
})

describe('a request with two hosts', () => {
  it.each(['a', 'localhost'])('is refused', async (second) => {
    const { port, host } = new URL(url)
    const socket = connect(Number(port), 'localhost')
    let received = ''
    socket.on('data', (chunk) => (received += chunk))
    await once(socket, 'connect')
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nhost: ${second}\r\n\r\n`)
    await once(socket, 'close')
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('an error of one stream that no one caught', () => {
  it.each([
    'ECONNRESET',
    'EPIPE',
    'ERR_STREAM_PREMATURE_CLOSE',
    'ERR_STREAM_WRITE_AFTER_END',
    'UND_ERR_SOCKET',
  ])('%s is logged, and stops nothing', async (code) => {
    await fetch(`${probe}/crash?code=${code}`, { method: 'POST' })
    await expect.poll(() => server.output()).toContain(`"code":"${code}"`)
    await expectAlive()
  })
})

/** Sends the beginning of a request, and goes away at some moment of its answer. */
async function goAway(text: string, n: number): Promise<void> {
  const { port } = new URL(url)
  const socket = connect(Number(port), 'localhost').on('error', () => undefined)
  const closed = once(socket, 'close')
  await Promise.race([once(socket, 'connect'), closed])
  socket.write(text)
  // At once, after some turns, or in the middle of the answer; as an end, or as a reset.
  if (n % 3 === 0) await new Promise(setImmediate)
  if (n % 3 === 1)
    await Promise.race([once(socket, 'data'), closed, new Promise((done) => setTimeout(done, 20))])
  if (n % 2) socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

it('five thousand requests of every kind that are broken off leave the site up', {
  timeout: 1_200_000,
}, async () => {
  const { cookie } = await signedInEditor(url)
  const { host } = new URL(url)
  const head = (line: string, fields: Record<string, string> = {}) =>
    [
      `${line} HTTP/1.1`,
      `Host: ${host}`,
      ...Object.entries({ ...fields, ...someNetwork() }).map((pair) => pair.join(': ')),
    ].join('\r\n')
  const action = {
    Origin: url,
    'Next-Action': functions[0] ?? '',
    'Content-Type': 'text/plain',
    Cookie: cookie,
  }
  const json = { Origin: url, 'Content-Type': 'application/json', Cookie: cookie }
  const upload = { ...json, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '90000' }
  const kinds: (() => string)[] = [
    () => `${head('GET /')}\r\n\r\n`,
    () => `${head('GET /pricing', { Range: 'bytes=0-' })}\r\n\r\n`,
    () => `${head(`GET /search?q=a${asked}`)}\r\n\r\n`,
    () => `${head('GET /dashboard', { Cookie: cookie })}\r\n\r\n`,
    () => `${head('GET /admin', { Cookie: cookie, 'Sec-Fetch-Site': 'none' })}\r\n\r\n`,
    () => `${head(`GET /missing-${asked}`)}\r\n\r\n`,
    () => `${head('GET /pricing?_rsc=1', { RSC: '1' })}\r\n\r\n`,
    () => `${head('GET /api/faqs')}\r\n\r\n`,
    () => `${head('GET /feed.xml')}\r\n\r\nGET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    () => head('GET /'),
    () => `${head('POST /admin', { ...action, 'Content-Length': '500' })}\r\n\r\n[{"name":`,
    () => `${head('POST /admin', { ...action, 'Transfer-Encoding': 'chunked' })}\r\n\r\n5\r\n[{"na`,
    () => `${head('POST /admin', { ...action, 'Content-Length': '2' })}\r\n\r\n[]`,
    () =>
      `${head('POST /contact', { ...action, 'Content-Length': '2', 'X-Forwarded-Proto': 'https' })}\r\n\r\n[]`,
    () => `${head('POST /api/contact', { ...json, 'Content-Length': '500' })}\r\n\r\n{"name":`,
    () =>
      `${head('POST /api/media', upload)}\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
    () => `${head('PATCH /api/faqs/x', { ...json, 'Transfer-Encoding': 'chunked' })}\r\n\r\nzz\r\n`,
    () => `${head('GET /', { Connection: 'Upgrade', Upgrade: 'websocket' })}\r\n\r\n`,
  ]
  let next = 0
  const worker = async () => {
    while (next < 5000) {
      const n = next++
      await goAway(kinds[n % kinds.length]?.() ?? '', Math.floor(n / kinds.length))
    }
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  await expectAlive()
  // The editor's share of requests is used up for a minute; the next file signs in as the same person.
  await onServer(inject('settings').DATABASE_URL ?? '', 'TRUNCATE rate_limits')
})
