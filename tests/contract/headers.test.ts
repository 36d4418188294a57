import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { type Answer, ask, textOf } from '../support/ask'

const server = inject('server')

const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

/** `frame`: whether the site's own pages may show it in a frame, as the CMS shows previews. */
function expectHeaders(answer: Answer, frame: 'DENY' | 'SAMEORIGIN' = 'DENY'): void {
  for (const [name, value] of Object.entries({ ...everywhere, 'x-frame-options': frame }))
    expect([name, answer.headers[name]]).toEqual([name, value])
  expect(answer.headers['permissions-policy']).toContain('camera=()')
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  // Two policies would both apply; node joins repeated headers with a comma.
  expect(String(answer.headers['content-security-policy']).match(/default-src/g)).toHaveLength(1)
  expect(answer.headers['x-powered-by']).toBeUndefined()
  expect(answer.headers['x-page-lifetime']).toBeUndefined()
}

/** The answer to bytes that may not be a request. */
async function answerTo(request: string): Promise<Answer> {
  const { hostname, port } = new URL(server)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(request)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const [line = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
    }),
  )
  return { status: Number(line.split(' ')[1]), headers, body: Buffer.from(body) }
}

async function chunk(): Promise<string> {
  return /\/_next\/static\/[^"\\]+?\.css/.exec(textOf(await ask(server, '/')))?.[0] ?? ''
}

describe('security headers stand on', () => {
  it.each([
    ['a page', '/', {}, 200],
    ['a page for each request', '/blog/search?q=a', {}, 200],
    ['the search', '/search?q=a', {}, 200],
    ['a missing page', '/no-such-page', {}, 404],
    ['a kept missing page', '/blog/no-such-article', {}, 404],
    ['a preview that is not there', '/preview/blogs/0f8fad5b-d9cb-469f-a165-70867728950e', {}, 404],
    ['a link to a draft that is not there', '/preview/draft/none', {}, 404],
    ['a preview of nothing', '/preview/none', {}, 404],
    ['a page of the admin that is not there', '/admin/no/such/page', {}, 200],
    ['a part of the dashboard that is not there', '/dashboard/none', {}, 404],
    ['a redirect', '/admin/login', {}, 307],
    ['the admin', '/admin', {}, 200],
    ['the back office', '/super-admin', {}, 307],
    ['the dashboard', '/dashboard', {}, 307],
    ['another spelling of a page', '//pricing', {}, 308],
    ['a path that is none', '/blog/%00', {}, 400],
    ['a path of the API that is none', '/api/blogs/%00', {}, 400],
    ['a picture that is not there', '/api/media/file/none.png', {}, 404],
    ['a query that asks for too much', '/api/faqs?where[question][near]=1', {}, 400],
    ['a call that is not there', '/api/none', {}, 404],
    ['a static file that is not there', '/_next/static/none.js', {}, 404],
    ['a request to upgrade', '/pricing', { connection: 'Upgrade', upgrade: 'websocket' }, 200],
    ['a request that expects what no one knows', '/', { expect: 'more' }, 417],
    ['the API', '/api/health', {}, 200],
    ['a refusal of the API', '/api/users', {}, 403],
    ['a feed', '/feed.xml', {}, 200],
    ['a file of public', '/favicon.ico', {}, 200],
    ['a data request without its mark', '/pricing', { rsc: '1' }, 307],
    ['a request for no path', '*', {}, 400],
  ])('%s', async (_, path, headers, status) => {
    const answer = await ask(server, path, { headers })
    expect(answer.status).toBe(status)
    expectHeaders(answer, path.startsWith('/preview') ? 'SAMEORIGIN' : 'DENY')
  })

  it.each([
    ['a method that an address does not take', 'PUT', '/api/contact', 405],
    ['a request from another site', 'POST', '/api/contact', 403],
    ['options', 'OPTIONS', '/api/faqs', 200],
    ['a head without its body', 'HEAD', '/pricing', 200],
    ['a head of the API', 'HEAD', '/api/faqs', 200],
    ['a head of what is not there', 'HEAD', '/api/media/file/none.webp', 404],
  ])('%s', async (_, method, path, status) => {
    const origin = method === 'POST' ? 'https://elsewhere.example' : server
    const answer = await ask(server, path, { method, headers: { origin } })
    expect(answer.status).toBe(status)
    expectHeaders(answer)
  })

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['a head without its host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a length that is none', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['a very large head', `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('an answer to %s', async (_, request, status) => {
    const answer = await answerTo(request)
    expect(answer.status).toBe(status)
    expectHeaders(answer)
    expect(answer.headers.connection).toBe('close')
  })

  it('a static file, and on its 304', async () => {
    const path = await chunk()
    const answer = await ask(server, path)
    expectHeaders(answer)
    const again = await ask(server, path, { headers: { 'if-none-match': answer.headers.etag ?? '' } })
    expect(again.status).toBe(304)
    expectHeaders(again)
  })

  it.each([
    ['/feed.xml', 'application/rss+xml'],
    ['/sitemap.xml', 'application/xml'],
    ['/llms.txt', 'text/plain'],
    ['/blog/no-code-or-code.md', 'text/markdown'],
    ['/robots.txt', 'text/plain'],
  ])('%s, which is sent again only if it has changed', async (path, type) => {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await ask(server, path, { method })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining(type)])
      const { etag = '' } = answer.headers
      expect(etag).toMatch(/^W\/"[\w-]{20,}"$/)
      for (const encoding of ['identity', 'gzip']) {
        const again = await ask(server, path, {
          method,
          headers: { 'if-none-match': etag, 'accept-encoding': encoding },
        })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
        expect(again.headers['content-type'] ?? again.headers['content-encoding']).toBeUndefined()
        expectHeaders(again)
      }
      const other = await ask(server, path, { method, headers: { 'if-none-match': '"another"' } })
      expect([other.status, other.headers.etag]).toEqual([200, etag])
    }
  })

  it('a 304 of a page', async () => {
    const { etag } = (await ask(server, '/')).headers
    const answer = await ask(server, '/', { headers: { 'if-none-match': etag ?? '' } })
    expect(answer.status).toBe(304)
    expect(answer.headers['content-security-policy']).toContain('sha256-')
    expectHeaders(answer)
  })
})

describe('public pictures', () => {
  it.each([
    ['of the media library', /\/api\/media\/file\/[^"\\ ]+?\.(?:jpg|png|webp|avif)/],
    ['for shared links', /\/og\/[^"\\ ]+?\.png/],
  ])('%s may be shown by other sites', async (_, address) => {
    const path = address.exec(textOf(await ask(server, '/blog')))?.[0] ?? ''
    for (const [method, headers] of [
      ['GET', {}],
      ['HEAD', {}],
      ['GET', { range: 'bytes=0-9' }],
    ] as const) {
      const answer = await ask(server, path, { method, headers })
      expect([path, answer.status < 300]).toEqual([path, true])
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(answer.headers['cross-origin-embedder-policy']).toBe('require-corp')
    }
  })
})

describe('what depends on the page', () => {
  it('a public page is asked for each time, by every cache between', async () => {
    expect((await ask(server, '/pricing')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
  })

  it('an address with a token is sent to no one', async () => {
    const answer = await ask(server, '/bookings/manage?token=abc')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
  })

  it('data carries the closed policy', async () => {
    const { headers } = await ask(server, '/api/health')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  it('no one can give a request its id or mark it as a fill', async () => {
    const headers = { 'x-request-id': 'mine', 'x-page-fill': 'true' }
    const answer = await ask(server, '/pricing', { headers })
    expect(answer.headers['x-request-id']).not.toBe('mine')
    expect(answer.headers['x-page-lifetime']).toBeUndefined()
  })
})

describe('a static file', () => {
  it('comes in the encoding that the client takes, and may be kept for ever', async () => {
    const path = await chunk()
    const texts = new Set<string>()
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0', undefined],
      ['', undefined],
    ]) {
      const answer = await ask(server, path, { headers: { 'accept-encoding': accepted } })
      expect([accepted, answer.status, answer.headers['content-encoding']]).toEqual([accepted, 200, encoding])
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(answer.headers['cache-control']).toBe('public,max-age=31536000,immutable')
      expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding')
      expect(answer.headers['content-type']).toMatch(/^text\/css/)
      texts.add(textOf(answer))
    }
    expect(texts.size).toBe(1)
  })

  it('is sent to HEAD without its body, and whole to who asks for a part', async () => {
    const path = await chunk()
    const whole = await ask(server, path)
    const head = await ask(server, path, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(whole.body.length),
    ])
    for (const range of ['bytes=0-9', 'bytes=9-3', 'bytes=-5', 'bytes=0-1,3-4', 'bytes=a-b', 'lines=1-2']) {
      const answer = await ask(server, path, { headers: { range } })
      expect([range, answer.status, answer.body.length]).toEqual([range, 200, whole.body.length])
    }
  })

  it('is nowhere but in its folder', async () => {
    const path = await chunk()
    for (const other of [
      '/_next/static/no-such-file.js',
      '/_next/static/../source-hash',
      '/_next/static/%2e%2e/source-hash',
      '/_next/static/..%2fsource-hash',
    ]) {
      const answer = await ask(server, other)
      expect([other, answer.status >= 300]).toEqual([other, true])
    }
    expect((await ask(server, path, { method: 'POST' })).status).toBe(405)
  })
})
