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

  describe('its data', () => {
    const addressIn = (html: string) => / data-at="([^"]+)"/.exec(html)?.[1] ?? ''

    it('is no part of it, and is found at the address that it names, for ever', async () => {
      const address = addressIn(textOf(await ask(server, '/pricing')))
      const whole = textOf(await ask(server, '/pricing', { headers: { 'x-whole-page': '1' } }))
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(server, address, { method, headers: { 'accept-encoding': 'br' } })
        expect([answer.status, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
          200,
          'private, max-age=31536000, immutable',
          'text/plain; charset=utf-8',
        ])
        expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
        if (method === 'GET')
          expect(whole).toContain(`id="page_data" data-may-wait="">${textOf(answer)}</script>`)
        else expect(answer.body).toHaveLength(0)
      }
      const { etag = '' } = (await ask(server, address)).headers
      expect((await ask(server, address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    })

    it.each(['x', '', 'a'.repeat(5000), '%00'])(
      'under an unknown name is a short refusal: %s',
      async (name) => {
        const answer = await ask(server, `/_next/page-data/${name}`)
        expect([answer.status >= 400 && answer.status < 500, answer.body.length < 1000]).toEqual([true, true])
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
        if (name.length < 2) expect(answer.status).toBe(404)
      },
    )

    it('is only read', async () => {
      const address = addressIn(textOf(await ask(server, '/pricing')))
      const answer = await ask(server, address, { method: 'POST', body: 'x' })
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    })
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

  it.each([
    ['a data request of the framework', '/pricing', { rsc: '1' }],
    ['a prefetch', '/pricing', { 'next-router-prefetch': '1' }],
    ['a request with a router state', '/pricing', { 'next-router-state-tree': '%5B%22%22%5D' }],
    ['a data request by its query', '/pricing?_rsc=abc', {}],
    ['a request for all of the page', '/pricing', { 'x-whole-page': '1' }],
    ['a request for a range', '/pricing', { range: 'bytes=0-9' }],
    ['a preview', '/pricing', { cookie: 'a=b; __prerender_bypass=x' }],
  ])('%s goes past the memory', async (_, path, headers) => {
    expect(await isFromMemory(server, path, headers)).toBe(false)
    expect(await isFromMemory(server, '/pricing')).toBe(true)
  })

  it('is not what a POST gets', async () => {
    const answer = await ask(server, '/pricing', { method: 'POST', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).not.toBe('br')
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
    ['a search in another spelling', '/search?q=a&from=elsewhere', 200],
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

describe('a search that is asked for again', () => {
  it.each(['/search?q=automation', '/blog/search?q=automation'])(
    '%s comes from memory, the same page under a policy of its own',
    async (path) => {
      const first = textOf(await ask(server, path))
      await kept(path)
      const again = await ask(server, path, { headers: { 'accept-encoding': 'br' } })
      expect(again.headers['cache-control']).toContain('no-store')
      expect(again.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
      expect(textOf(again)).not.toContain('nonce="')
      const shown = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]
      expect(shown(textOf(again))).toBe(shown(first))
    },
  )
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
    for (const url of [server, otherServer]) {
      const answer = await ask(url, '/faq', { headers: { 'accept-encoding': 'br' } })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(textOf(answer)).toContain(question)
    }
    await kept('/faq')
    await send('DELETE', `/api/faqs/${id}`, {})
    for (const url of [server, otherServer]) {
      expect(textOf(await ask(url, '/faq', { headers: { 'accept-encoding': 'br' } }))).not.toContain(question)
    }
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
