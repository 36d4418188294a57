import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { answerHead } from '../../../../src/server/http/answer-head.ts'
import { ask } from '../../../support/ask'

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void
const compression: (options: object) => Middleware = createRequire(import.meta.url)(
  'next/dist/compiled/compression',
)

let close = () => {}
afterEach(() => close())

/** A server whose answers pass through the head and the compression of Next, as on the site. */
async function answers(write: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const server = createServer((req, res) => {
    answerHead(req, res, { requestId: 'id', forMemory: false, dev: false, isLast: () => false })
    compression({ threshold: 0 })(req, res, () => write(req, res))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  close = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const text = 'word '.repeat(1000)
const feed = (_req: IncomingMessage, res: ServerResponse) => {
  res.setHeader('content-type', 'application/xml')
  res.setHeader('cache-control', 's-maxage=31536000')
  res.setHeader('etag', '"one"')
  res.flushHeaders()
  res.write(text)
  setImmediate(() => res.end(text))
}

it.each(['identity', 'gzip'])('answers 304 to a client that has the text, also with %s', async (encoding) => {
  const server = await answers(feed)
  const headers = { 'accept-encoding': encoding }
  const first = await ask(server, '/feed.xml', { headers })
  expect([first.status, first.headers.etag]).toEqual([200, 'W/"one"'])
  for (const tag of ['"one"', 'W/"one"', '"two", W/"one"', '*']) {
    const again = await ask(server, '/feed.xml', { headers: { ...headers, 'if-none-match': tag } })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, 'W/"one"'])
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(again.headers['content-security-policy']).toContain("default-src 'none'")
    expect(again.headers).not.toHaveProperty('content-encoding')
    expect(again.headers).not.toHaveProperty('content-type')
  }
  for (const tag of ['"two"', 'one', ''])
    expect((await ask(server, '/feed.xml', { headers: { ...headers, 'if-none-match': tag } })).status).toBe(
      200,
    )
  const posted = await ask(server, '/feed.xml', { method: 'POST', headers: { 'if-none-match': '"one"' } })
  expect(posted.status).toBe(200)
})

it('sends the policy of the page alone', async () => {
  const server = await answers((_req, res) => {
    res.setHeader('content-security-policy', "script-src 'nonce-proxy'")
    res.appendHeader('content-security-policy', "script-src 'sha256-page'")
    res.writeHead(404).end()
  })
  const { status, headers } = await ask(server, '/preview/none')
  expect([status, headers['content-security-policy']]).toEqual([404, "script-src 'sha256-page'"])
})

it('lets an answer say that other sites may show it', async () => {
  const server = await answers((req, res) => {
    // As Next does.
    const isSet = res.hasHeader('cross-origin-resource-policy')
    if (req.url === '/og/home.png' && !isSet) res.setHeader('cross-origin-resource-policy', 'cross-origin')
    res.end()
  })
  const policy = async (path: string) => (await ask(server, path)).headers['cross-origin-resource-policy']
  expect([await policy('/og/home.png'), await policy('/favicon.ico')]).toEqual([
    'cross-origin',
    'same-origin',
  ])
})
