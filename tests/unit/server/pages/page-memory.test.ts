import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentChanged } from '../../../../src/lib/cache/content-changes'
import { fillQueue } from '../../../../src/server/pages/fill-queue'
import { pageMemory } from '../../../../src/server/pages/page-memory'
import { type Page, pageStore } from '../../../../src/server/pages/page-store'
import { ask, isFromMemory, textOf } from '../../../support/ask'

const pageOf = (bytes: number): Page => ({
  headers: [],
  etag: '"x"',
  bodies: new Map([['identity', Buffer.alloc(bytes)]]),
  expiresAt: 0,
})

describe('the store of finished pages', () => {
  it('is bounded in pages: the one that was kept longest ago goes', () => {
    const store = pageStore({ maxPages: 3, maxBytes: 1000 })
    for (const path of ['/a', '/b', '/c', '/a', '/d']) store.keep(path, pageOf(1))
    expect(['/a', '/b', '/c', '/d'].filter((path) => store.get(path))).toEqual(['/a', '/c', '/d'])
  })

  it('is bounded in bytes, also when a page grows, and never keeps what is larger than all', () => {
    const store = pageStore({ maxPages: 100, maxBytes: 1000 })
    for (const path of ['/a', '/b', '/c']) store.keep(path, pageOf(300))
    store.keep('/c', pageOf(700))
    expect(['/a', '/b', '/c'].filter((path) => store.get(path))).toEqual(['/b', '/c'])
    store.keep('/d', pageOf(1001))
    expect(['/a', '/b', '/c', '/d'].filter((path) => store.get(path))).toEqual([])
    // What is gone is counted no longer.
    for (const path of ['/e', '/f', '/g']) store.keep(path, pageOf(300))
    expect(['/e', '/f', '/g'].every((path) => store.get(path))).toBe(true)
  })
})

describe('fills', () => {
  it('are two at once, and one for each path', async () => {
    const begun: string[] = []
    const ends: (() => void)[] = []
    const fill = fillQueue((path) => {
      begun.push(path)
      return new Promise((done) => ends.push(done))
    })
    for (const path of ['/a', '/a', '/b', '/c', '/c', '/a', '/d']) fill(path)
    expect(begun).toEqual(['/a', '/b'])
    ends[0]?.()
    await vi.waitUntil(() => begun.length === 3)
    ends[1]?.()
    await vi.waitUntil(() => begun.length === 4)
    expect(begun).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('that fail leave room for the next', async () => {
    const begun: string[] = []
    const fill = fillQueue(async (path) => {
      begun.push(path)
      throw new Error('no page')
    })
    for (const path of ['/a', '/b', '/c']) fill(path)
    await vi.waitUntil(() => begun.length === 3)
    fill('/a')
    await vi.waitUntil(() => begun.length === 4)
  })
})

describe('the page memory before a server', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  /** Answers like the framework does for a page in its cache, but at /a for what a test changes. */
  async function site(
    change: Record<string, string | number | undefined> = {},
    limits?: Limits,
    dataLimits?: Limits,
  ) {
    let port = 0
    const pages = pageMemory({ port: () => port, secret: 'ours' }, limits, dataLimits)
    server = createServer((req, res) => {
      if (pages.serveData(req, res) || pages.serve(req, res)) return
      const { status = 200, ...headers } = req.url === '/a' ? change : {}
      const all = {
        'content-type': 'text/html; charset=utf-8',
        'x-nextjs-cache': 'HIT',
        etag: '"1"',
        'x-page-lifetime': pages.isFill(req) ? 's-maxage=60' : undefined,
        ...headers,
      }
      for (const [name, value] of Object.entries(all)) if (value !== undefined) res.setHeader(name, value)
      // As a search says that it has been answered.
      const data = req.url?.startsWith('/with-data')
        ? `<script type="text/plain" id="page_data" data-may-wait="">${req.url}</script>`
        : ''
      const found = req.url?.endsWith('failed') ? '' : '<meta name="page-kept" content="until-change"/>'
      res.writeHead(Number(status)).end(`<p>${req.url}</p>${found}${data}`)
    }).listen(0)
    await once(server, 'listening')
    const address = server.address()
    port = address && typeof address === 'object' ? address.port : 0
    return `http://127.0.0.1:${port}`
  }
  type Limits = Parameters<typeof pageMemory>[1]

  const untilKept = (url: string, path: string) =>
    vi.waitUntil(() => isFromMemory(url, path), { timeout: 30_000 })

  it('keeps a page, and forgets it when content changes', async () => {
    const url = await site()
    await untilKept(url, '/a')
    contentChanged(['any'])
    expect(await isFromMemory(url, '/a')).toBe(false)
  })

  it('keeps a search that is asked for again, under its own words, until content changes', async () => {
    const url = await site()
    for (const search of ['/search?q=kept', '/search?q=other']) {
      expect(await isFromMemory(url, search)).toBe(false)
      await untilKept(url, search)
      expect(textOf(await ask(url, search))).toContain(search)
    }
    expect(await isFromMemory(url, '/search?q=third')).toBe(false)
    contentChanged(['any'])
    expect(await isFromMemory(url, '/search?q=kept')).toBe(false)
  })

  it.each(['/search?q=failed', '/search?q=+kept', '/search?q=kept&utm=x', '/search'])(
    'does not keep %s',
    async (search) => {
      const url = await site()
      for (const later of ['/b', '/c', '/d']) {
        expect(await isFromMemory(url, search)).toBe(false)
        await untilKept(url, later)
      }
      expect(await isFromMemory(url, search)).toBe(false)
    },
  )

  it('parts a page from its data, and makes it again when that is gone', async () => {
    const url = await site({}, undefined, { maxPages: 1, maxBytes: 1_000_000 })
    const dataOf = async (path: string) =>
      / data-at="([^"]+)"/.exec(textOf(await ask(url, path, { headers: { 'accept-encoding': 'br' } })))?.[1]
    await untilKept(url, '/with-data/1')
    const first = (await dataOf('/with-data/1')) ?? ''
    expect(textOf(await ask(url, first))).toBe('/with-data/1')
    await untilKept(url, '/with-data/2')
    expect((await ask(url, first)).status).toBe(404)
    expect(await isFromMemory(url, '/with-data/1')).toBe(false)
    await untilKept(url, '/with-data/1')
    expect([await dataOf('/with-data/1'), (await ask(url, first)).status]).toEqual([first, 200])
  })

  it('keeps the data of a page that has changed', async () => {
    const url = await site()
    await untilKept(url, '/with-data/1')
    const html = textOf(await ask(url, '/with-data/1', { headers: { 'accept-encoding': 'br' } }))
    contentChanged(['any'])
    expect(await isFromMemory(url, '/with-data/1')).toBe(false)
    expect((await ask(url, / data-at="([^"]+)"/.exec(html)?.[1] ?? '')).status).toBe(200)
  })

  it('keeps no more than it may', async () => {
    const url = await site({}, { maxPages: 2, maxBytes: 1_000_000 })
    for (const path of ['/a', '/b', '/c']) await untilKept(url, path)
    expect(await isFromMemory(url, '/a')).toBe(false)
    expect(await isFromMemory(url, '/c')).toBe(true)
  })

  it.each([
    ['another status', { status: 404 }],
    ['a fault', { status: 500 }],
    ['a page made for this request', { 'x-nextjs-cache': undefined }],
    ['a page that is out of date', { 'x-nextjs-cache': 'STALE' }],
    ['a page that was only just made', { 'x-nextjs-cache': 'MISS' }],
    ['no lifetime', { 'x-page-lifetime': undefined }],
    ['a private page', { 'x-page-lifetime': 'private, no-store' }],
    ['data', { 'content-type': 'application/json' }],
    ['a cookie', { 'set-cookie': 'a=b' }],
    ['no tag', { etag: undefined }],
  ])('keeps no answer with %s', async (_, change) => {
    const url = await site(change)
    for (const later of ['/b', '/c', '/d']) {
      expect(await isFromMemory(url, '/a')).toBe(false)
      // Fills begin in the order of the answers, so what came of /a is known when a later page is kept.
      await untilKept(url, later)
    }
    expect(await isFromMemory(url, '/a')).toBe(false)
  })
})
