import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentGeneration, onContentChanged } from '../lib/cache/content-changes.ts'
import { acceptedEncoding, namesTag } from './negotiation.ts'
import { LIFETIME_HEADER } from './security-headers.ts'

const MAX_PAGES = 1000
const MAX_BYTES = 128 * 1024 * 1024
const FILL_HEADER = 'x-page-fill'

interface Page {
  headers: OutgoingHttpHeaders
  etag: string
  bodies: Map<string, Buffer>
  bytes: number
  expiresAt: number
}

interface Shelf {
  pages: Map<string, Page>
  bytes: number
}

const shelf: Shelf = { pages: new Map(), bytes: 0 }

/** Forgets all finished pages, at once. */
function clearPages(): void {
  shelf.pages.clear()
  shelf.bytes = 0
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Headers that belong to the page; all others belong to one answer and are set for each. */
const ofThePage = new Set([
  'content-type',
  'content-security-policy',
  'cache-control',
  'vary',
  'etag',
  'link',
  'x-nextjs-cache',
])

/** A plain document request; the framework's own data requests, previews and anything unsafe go past. */
function pathOf(req: IncomingMessage): string | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
  const { headers } = req
  if (headers.rsc || headers['next-router-prefetch'] || headers['next-router-state-tree'] || headers.range)
    return undefined
  if (headers.cookie?.includes('__prerender_bypass')) return undefined
  const [path = '', query] = (req.url ?? '').split('?', 2)
  // A static page is the same for every query; only the framework's own marks mean something else.
  if (query?.includes('_rsc=')) return undefined
  return path.startsWith('/api/') || path.startsWith('/_next/') || path.startsWith('/admin')
    ? undefined
    : path
}

async function finish(body: Buffer): Promise<Map<string, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })])
  return new Map([
    ['br', br],
    ['gzip', gz],
    ['identity', body],
  ])
}

function lifetimeMs(cacheControl: string): number {
  const seconds = /s-maxage=(\d+)/.exec(cacheControl)?.[1]
  return seconds === undefined ? 0 : Number(seconds) * 1000
}

function keep(path: string, page: Page): void {
  const before = shelf.pages.get(path)
  if (before) shelf.bytes -= before.bytes
  shelf.pages.delete(path)
  shelf.pages.set(path, page)
  shelf.bytes += page.bytes
  for (const [oldest, { bytes }] of shelf.pages) {
    if (shelf.pages.size <= MAX_PAGES && shelf.bytes <= MAX_BYTES) break
    shelf.pages.delete(oldest)
    shelf.bytes -= bytes
  }
}

function send(req: IncomingMessage, res: ServerResponse, page: Page): void {
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) res.setHeader(name, value)
  if (namesTag(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304).end()
    return
  }
  const encoding = acceptedEncoding(req.headers['accept-encoding'], ['br', 'gzip'])
  const body = page.bodies.get(encoding) ?? Buffer.alloc(0)
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  res.setHeader('content-length', body.length)
  res.writeHead(200)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Keeps finished public pages in front of the framework: body in three encodings, headers with their
 * policy. Only what the framework itself answered from its cache is kept, so a page that is rendered
 * for each visitor never gets here.
 * @param secret marks our own requests to this server.
 */
export function pageMemory({ port, secret }: { port: () => number; secret: string }) {
  const filling = new Set<string>()
  onContentChanged(clearPages)

  async function fill(path: string): Promise<void> {
    const generation = contentGeneration()
    const headers = { [FILL_HEADER]: secret, 'accept-encoding': 'identity', host: `localhost:${port()}` }
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      request({ host: '127.0.0.1', port: port(), path, headers, agent: false }, done)
        .once('error', failed)
        .end()
    })
    const body = await buffer(answer)
    const { etag } = answer.headers
    const fits = answer.statusCode === 200 && answer.headers['content-type']?.startsWith('text/html')
    if (!fits || answer.headers['x-nextjs-cache'] !== 'HIT' || !etag) return
    const lifetime = lifetimeMs(String(answer.headers[LIFETIME_HEADER] ?? ''))
    if (lifetime <= 0) return
    const bodies = await finish(body)
    if (contentGeneration() !== generation) return
    const kept = Object.entries(answer.headers).filter(([name]) => ofThePage.has(name))
    const bytes = [...bodies.values()].reduce((sum, { length }) => sum + length, 0)
    keep(path, { headers: Object.fromEntries(kept), etag, bodies, bytes, expiresAt: Date.now() + lifetime })
  }

  return {
    isFill: (req: IncomingMessage): boolean => req.headers[FILL_HEADER] === secret,

    /** Answers from memory; false when the page is not there (yet) and the framework must answer. */
    serve(req: IncomingMessage, res: ServerResponse): boolean {
      const path = pathOf(req)
      if (path === undefined || req.headers[FILL_HEADER] === secret) return false
      const page = shelf.pages.get(path)
      if (page && page.expiresAt > Date.now()) {
        send(req, res, page)
        return true
      }
      res.once('finish', () => {
        const cached = res.getHeader('x-nextjs-cache')
        if (res.statusCode !== 200 || (cached !== 'HIT' && cached !== 'MISS') || filling.has(path)) return
        filling.add(path)
        fill(path)
          .catch(() => undefined)
          .finally(() => filling.delete(path))
      })
      return false
    },
  }
}
