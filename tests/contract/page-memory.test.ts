import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { ask, isFromMemory, textOf } from '../support/ask'
import { signedInEditor } from '../support/contract-editor'

const server = inject('server')
const otherServer = inject('otherServer')
/** Asks until the page comes from memory. */
const kept = (path: string, url = server) =>
  vi.waitUntil(() => isFromMemory(url, path), { timeout: 20_000, interval: 50 })

interface Probe {
  fills: Record<string, number>
  running: number
  atOnce: number
}
const probe = async (): Promise<Probe> => (await fetch(inject('probe'))).json() as Promise<Probe>
const fillsOf = async (path: string) => (await probe()).fills[path] ?? 0

describe('a public page', () => {
  beforeAll(() => kept('/pricing'))

  it('is the same page in each encoding, and in the one that the client takes', async () => {
    const plain = await ask(server, '/pricing')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const texts = new Map<string, string>()
    for (const accepted of ['br', 'gzip', 'gzip, br;q=0', 'br, gzip', 'identity']) {
      const answer = await ask(server, '/pricing', { headers: { 'accept-encoding': accepted } })
      texts.set(`${accepted} -> ${answer.headers['content-encoding'] ?? 'identity'}`, textOf(answer))
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
    expect([...texts.keys()]).toEqual([
      'br -> br',
      'gzip -> gzip',
      'gzip, br;q=0 -> gzip',
      'br, gzip -> br',
      'identity -> identity',
    ])
    expect(new Set(texts.values())).toEqual(new Set([plain.body.toString()]))
  })

  it('is sent to HEAD without its body', async () => {
    const headers = { 'accept-encoding': 'br' }
    const [get, head] = [
      await ask(server, '/pricing', { headers }),
      await ask(server, '/pricing', { method: 'HEAD', headers }),
    ]
    expect([head.status, head.body.length]).toEqual([200, 0])
    for (const name of [
      'content-length',
      'content-encoding',
      'etag',
      'content-security-policy',
      'content-type',
    ])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
  })

  it('has a tag, and is not sent again to who names it', async () => {
    const etag = (await ask(server, '/pricing')).headers.etag ?? ''
    expect(etag).toMatch(/^W\/"/)
    for (const named of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const answer = await ask(server, '/pricing', {
        headers: { 'if-none-match': named, 'accept-encoding': 'br' },
      })
      expect([named, answer.status, answer.body.length]).toEqual([named, 304, 0])
      expect(answer.headers.etag).toBe(etag)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers['content-security-policy']).toContain('sha256-')
    }
    const other = await ask(server, '/pricing', { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it('is the same for everyone: cookies change nothing, and none is set', async () => {
    const plain = await ask(server, '/pricing')
    const { cookie } = await signedInEditor(server)
    for (const value of [cookie, 'a=b', 'payload-token=forged']) {
      const answer = await ask(server, '/pricing', { headers: { cookie: value, 'accept-encoding': 'br' } })
      expect([value, answer.headers['content-encoding']]).toEqual([value, 'br'])
      expect(textOf(answer)).toBe(plain.body.toString())
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('is kept once for all queries', async () => {
    const before = await probe()
    for (const query of ['?utm_source=x', '?a=1&b=2', '?']) {
      expect([query, await isFromMemory(server, `/pricing${query}`)]).toEqual([query, true])
    }
    expect((await probe()).fills).toEqual(before.fills)
  })

  it.each([['a data request of the framework', '/pricing', { rsc: '1' }]])(
    '%s goes past the memory',
    async (_, path, headers) => {
      expect(await isFromMemory(server, path, headers)).toBe(false)
      expect(await isFromMemory(server, '/pricing')).toBe(true)
    },
  )

  it('is not what a POST gets', async () => {
    expect((await ask(server, '/pricing', { method: 'POST' })).status).toBe(405)
  })

  it('a data request never fills the memory with its answer', async () => {
    const marked = (await ask(server, '/services', { headers: { rsc: '1' } })).headers.location ?? ''
    expect(marked).toContain('?_rsc')
    for (let times = 0; times < 3; times++) {
      const data = await ask(server, marked, { headers: { rsc: '1', 'accept-encoding': 'br' } })
      expect(data.headers['content-type']).toBe('text/x-component')
      expect(data.headers['content-encoding']).toBeUndefined()
    }
    await kept('/services')
    const answer = await ask(server, '/services', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(textOf(answer)).toMatch(/^<!DOCTYPE html>/)
  })
})

/** The memory fills in the background: waits until no fill has begun for a moment. */
async function noFillUnderWay(): Promise<void> {
  await vi.waitUntil(async () => (await probe()).running === 0)
}

describe('never kept', () => {
  it.each([
    ['a search without words', '/blog/search?q=', 200],
    ['a search', '/search?q=automation', 200],
    ['a missing page', '/no-such-page', 404],
    ['a missing article', '/blog/no-such-article', 404],
    ['a redirect of the proxy', '/admin/login', 307],
    ['a page for signed-in people', '/dashboard', 307],
    ['the framework’s address of the page for faults', '/unavailable/nothing', 404],
    ['an answer of the API', '/api/health', 200],
    ['a file that is no page', '/feed.xml', 200],
  ])('%s', async (_, path, status) => {
    for (let times = 0; times < 4; times++) {
      const answer = await ask(server, path, { headers: { 'accept-encoding': 'br' } })
      expect([answer.status, answer.headers['content-encoding']]).toEqual([status, undefined])
      await noFillUnderWay()
    }
  })
})

describe('a change of content', () => {
  it('empties the memory of this server and of another one on the same database', async () => {
    const { send } = await signedInEditor(server)
    await Promise.all([kept('/faq'), kept('/faq', otherServer)])
    const question = 'Does a second server hear of this?'
    const { id } = await send('POST', '/api/faqs', {
      question,
      answer: 'It does.',
      category: 'general',
    })
    const faq = (url: string) => ask(url, '/faq', { headers: { 'accept-encoding': 'br' } })
    const answer = await faq(server)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(textOf(answer)).toContain(question)
    // The other server hears of it soon after.
    const other = async () => textOf(await faq(otherServer))
    await expect.poll(other, { timeout: 30_000 }).toContain(question)
    await kept('/faq')
    await send('DELETE', `/api/faqs/${id}`, {})
    expect(textOf(await faq(server))).not.toContain(question)
    await expect.poll(other, { timeout: 30_000 }).not.toContain(question)
  })
})

describe('many readers at once', () => {
  it('of a page that is not kept yet make one fill', async () => {
    const before = await fillsOf('/workflow-design')
    await Promise.all(Array.from({ length: 60 }, () => ask(server, '/workflow-design')))
    await kept('/workflow-design')
    expect((await fillsOf('/workflow-design')) - before).toBe(1)
  })
})
