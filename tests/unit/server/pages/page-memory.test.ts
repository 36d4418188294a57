import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentChanged } from '../../../../src/lib/cache/content-changes'
import { fillQueue } from '../../../../src/server/pages/fill-queue'
import { pageMemory } from '../../../../src/server/pages/page-memory'
import { isFromMemory } from '../../../support/ask'

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
  async function site(change: Record<string, string | number | undefined> = {}, limits?: Limits) {
    let port = 0
    const pages = pageMemory({ port: () => port, secret: 'ours' }, limits)
    server = createServer((req, res) => {
      if (pages.serve(req, res)) return
      const { status = 200, ...headers } = req.url === '/a' ? change : {}
      const all = {
        'content-type': 'text/html; charset=utf-8',
        'x-nextjs-cache': 'HIT',
        etag: '"1"',
        'x-page-lifetime': pages.isFill(req) ? 's-maxage=60' : undefined,
        ...headers,
      }
      for (const [name, value] of Object.entries(all)) if (value !== undefined) res.setHeader(name, value)
      res.writeHead(Number(status)).end(`<p>${req.url}</p>`)
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

  it('keeps no more than it may', async () => {
    const url = await site({}, { maxEntries: 2, maxBytes: 1_000_000 })
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
