import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { send } from '@/lib/http/send'
import { sendOnce } from '@/lib/http/send-once'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A real server on the loopback address; answers with its address. */
async function serve(handler: Handler): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    handler(request, response, Buffer.concat(chunks).toString())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const serveJson = (status: number, body: unknown, headers = {}) =>
  serve((_, response) => json(response, status, body, headers))

const readName = (body: unknown) =>
  typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : undefined

describe('what goes out', () => {
  test('a mutation is marked as this site’s own and carries its JSON as it was given', async () => {
    const seen: unknown[] = []
    const url = await serve(({ method, headers }, response, body) => {
      seen.push([method, headers['x-requested-with'], headers['content-type'], body])
      json(response, 201, {})
    })
    const body = { text: '  <b>as typed</b>\r\n' }
    await send(url, { body })
    await send(url, { method: 'DELETE' })
    expect(seen).toEqual([
      ['POST', 'XMLHttpRequest', 'application/json', JSON.stringify(body)],
      ['DELETE', 'XMLHttpRequest', 'application/json', ''],
    ])
  })

  test('the version that someone has seen goes out in quotes, and only where there is one', async () => {
    const seen: unknown[] = []
    const url = await serve(({ headers }, response) => {
      seen.push(headers['if-match'])
      json(response, 200, {})
    })
    await send(url, { body: {}, ifMatch: '2026-11-21T10:00:00.000Z' })
    await send(url, { body: {} })
    expect(seen).toEqual(['"2026-11-21T10:00:00.000Z"', undefined])
  })

  test('a GET has neither', async () => {
    const url = await serve(({ headers }, response) =>
      json(response, 200, { name: String(headers['content-type'] ?? headers['x-requested-with'] ?? 'none') }),
    )
    expect(await send(url, { method: 'GET', read: readName })).toEqual({ ok: true, data: 'none' })
  })
})

describe('what comes back', () => {
  test('a good answer is read by the caller, or not at all', async () => {
    const url = await serveJson(200, { name: 'Grace' })
    expect(await send(url, { read: readName })).toEqual({ ok: true, data: 'Grace' })
    expect(await send(url)).toEqual({ ok: true, data: null })
  })

  test('an answer without a body is good', async () => {
    const url = await serve((_, response) => response.writeHead(204).end())
    expect(await send(url, { method: 'DELETE' })).toEqual({ ok: true, data: null })
  })

  test('a good status with something else in it is no good answer', async () => {
    const wrong = await serveJson(200, { other: 1 })
    expect(await send(wrong, { read: readName })).toMatchObject({ ok: false, reason: 'unavailable' })
    const page = await serve((_, response) =>
      response.writeHead(200).end('<h1>Sign in to the hotel Wi-Fi</h1>'),
    )
    expect(await send(page, { read: readName })).toMatchObject({ ok: false, reason: 'unavailable' })
    expect(await send(page)).toMatchObject({ ok: false, reason: 'unavailable' })
  })

  test.each([400, 401, 404, 409, 410, 422])('%i is a refusal with its errors', async (status) => {
    const errors = [
      { message: 'Name is required', code: 'invalid', field: 'name' },
      { message: 'Two wrong things' },
    ]
    expect(await send(await serveJson(status, { errors }))).toEqual({
      ok: false,
      reason: 'refused',
      status,
      errors,
      retryAfterSeconds: null,
      extra: null,
    })
  })

  test('the caller reads the other fields of an error answer', async () => {
    const url = await serveJson(409, { errors: [{ message: 'Taken' }], name: 'the next one' })
    const answer = await send(url, { read: readName, readRefusal: readName })
    expect(answer).toMatchObject({ reason: 'refused', extra: 'the next one' })
  })

  test('a refusal says when to try again: in seconds, or at a date', async () => {
    const soon = await serveJson(429, { errors: [] }, { 'retry-after': '90' })
    expect(await send(soon)).toMatchObject({ reason: 'refused', status: 429, retryAfterSeconds: 90 })
    const past = await serveJson(429, {}, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })
    expect(await send(past)).toMatchObject({ retryAfterSeconds: 0 })
    const unread = await serveJson(503, {}, { 'retry-after': 'soon' })
    expect(await send(unread)).toMatchObject({ reason: 'unavailable', retryAfterSeconds: null })
  })

  test('entries that are no errors are left out', async () => {
    const errors = ['text', null, { code: 'invalid' }, { message: 'Real', field: 7 }]
    expect(await send(await serveJson(400, { errors }))).toMatchObject({ errors: [{ message: 'Real' }] })
    expect(await send(await serveJson(400, { errors: 'none' }))).toMatchObject({ errors: [] })
  })

  test('a failing server is unavailable, with any body', async () => {
    const ours = await serveJson(503, { errors: [{ message: 'Back soon.', code: 'unavailable' }] })
    expect(await send(ours)).toMatchObject({
      reason: 'unavailable',
      status: 503,
      errors: [{ message: 'Back soon.' }],
    })
    const proxy = await serve((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))
    expect(await send(proxy)).toMatchObject({ reason: 'unavailable', status: 502, errors: [] })
  })
})

describe('what does not come back', () => {
  test('no one listens: unreachable, and offline where the browser has no line', async () => {
    const url = await serveJson(200, {})
    await closers.pop()?.()
    vi.stubGlobal('navigator', { onLine: true })
    expect(await send(url)).toEqual({ ok: false, reason: 'unreachable' })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await send(url)).toEqual({ ok: false, reason: 'offline' })
    vi.unstubAllGlobals()
  })

  test('a line that breaks within the answer: unreachable', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"na')
      setImmediate(() => response.destroy())
    })
    expect(await send(url)).toEqual({ ok: false, reason: 'unreachable' })
  })

  test('no answer in time, and no end of one: timeout', async () => {
    const silent = await serve(() => undefined)
    expect(await send(silent, { timeoutMs: 30 })).toEqual({ ok: false, reason: 'timeout' })
    const endless = await serve((_, response) => response.writeHead(200).write('{"na'))
    expect(await send(endless, { timeoutMs: 300 })).toEqual({ ok: false, reason: 'timeout' })
  })

  test('the caller stops waiting: aborted, also when it did so before', async () => {
    const stop = new AbortController()
    const url = await serve(() => stop.abort())
    expect(await send(url, { signal: stop.signal })).toEqual({ ok: false, reason: 'aborted' })
    expect(await send(url, { signal: stop.signal })).toEqual({ ok: false, reason: 'aborted' })
  })

  test('an address that is none, and a body that cannot be sent, do not throw', async () => {
    expect(await send('http://[', {})).toMatchObject({ ok: false })
    const circle: { self?: unknown } = {}
    circle.self = circle
    expect(await send(await serveJson(200, {}), { body: circle })).toMatchObject({ ok: false })
  })
})

describe('what may be sent again', () => {
  async function keysOf(statuses: readonly number[], bodies: readonly string[]): Promise<string[]> {
    const keys: string[] = []
    const left = [...statuses]
    const url = await serve(({ headers, socket }, response) => {
      keys.push(String(headers['idempotency-key']))
      const status = left.shift()
      if (status === 0) socket.destroy()
      else json(response, status ?? 200, {})
    })
    for (const name of bodies) await sendOnce(url, { body: { name }, read: () => true })
    return keys
  }
  const isOneKey = ([first, second]: string[]) => first === second

  test('goes out with one key until its outcome is known', async () => {
    expect(isOneKey(await keysOf([0, 201], ['a', 'a']))).toBe(true)
    expect(isOneKey(await keysOf([503, 201], ['a', 'a']))).toBe(true)
    expect(isOneKey(await keysOf([429, 201], ['a', 'a']))).toBe(true)
  })

  test('is a new request once it was answered, or when it says something else', async () => {
    expect(isOneKey(await keysOf([201, 201], ['a', 'a']))).toBe(false)
    expect(isOneKey(await keysOf([409, 201], ['a', 'a']))).toBe(false)
    expect(isOneKey(await keysOf([0, 201], ['a', 'b']))).toBe(false)
  })

  test('has keys that the server takes', async () => {
    for (const key of await keysOf([201, 201], ['a', 'b'])) expect(key).toMatch(/^[\x21-\x7e]{20,255}$/)
  })
})
