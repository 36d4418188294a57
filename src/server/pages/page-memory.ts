import type { IncomingMessage, ServerResponse } from 'node:http'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { type Bounds, boundedMap } from '../../lib/cache/bounded-map.ts'
import { contentGeneration, onContentChanged } from '../../lib/cache/content-changes.ts'
import { steadyNow } from '../../lib/time/steady-clock.ts'
import { CACHE_STATE_HEADER, isDataRequest } from '../../patches/next/requests/names.ts'
import { holdsToken, LIFETIME_HEADER, securityHeaders, tokenHeaders } from '../http/answer-head.ts'
import { acceptedEncoding, namesTag } from '../http/encodings.ts'
import { fillQueue } from './fill-queue.ts'

/** Marks requests of this server to itself that fill its page memory. */
const FILL_HEADER = 'x-page-fill'

const limits: Bounds = { maxEntries: 1000, maxBytes: 32 * 1024 * 1024 }

/** A finished page: its body, compressed in two ways, and the headers that belong to it. */
interface Page {
  /** Alternating names and values, the form that Node writes fastest. */
  headers: string[]
  etag: string
  br: Buffer
  gzip: Buffer
  expiresAt: number
}

const bytesOf = ({ br, gzip }: Page): number => br.length + gzip.length

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Headers that belong to the page. All others belong to one answer and are set for each. */
const pageHeaders = new Set([
  'content-type',
  'content-security-policy',
  'cache-control',
  'vary',
  'etag',
  'link',
  CACHE_STATE_HEADER,
  ...Object.keys(securityHeaders).map((name) => name.toLowerCase()),
])

/** Replaces values in a list of alternating names and values. */
function replaceHeaders(head: string[], others: Record<string, string>): void {
  for (const [name, value] of Object.entries(others)) {
    const at = head.indexOf(name.toLowerCase())
    if (at < 0) head.push(name, value)
    else head[at + 1] = value
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** The key of a plain page request; undefined for data requests and unsafe methods. */
function pageKey(req: IncomingMessage): string | undefined {
  const { url = '' } = req
  if (!isRead(req)) return undefined
  // A Range is ignored: the whole page is a valid answer and costs nothing.
  if (isDataRequest(req)) return undefined
  // A kept page is the same for every query.
  const [path = ''] = url.split('?', 1)
  return /^\/(api|_next|admin)(\/|$)/.test(path) ? undefined : path
}

/** The same bytes alone. A small buffer is a part of Node's pool of 64 KiB, and would keep all of it in memory. */
function outsideOfPool(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

async function encode(body: Buffer): Promise<Pick<Page, 'br' | 'gzip'>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gzip] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })])
  return { br: outsideOfPool(br), gzip: outsideOfPool(gzip) }
}

function lifetimeMs(cacheControl: string): number {
  const seconds = /s-maxage=(\d+)/.exec(cacheControl)?.[1]
  return seconds === undefined ? 0 : Number(seconds) * 1000
}

/** The page to keep, if Next answered from its cache. */
async function keptPage(answer: IncomingMessage): Promise<Page | undefined> {
  const body = await buffer(answer)
  const { statusCode, headers } = answer
  const { etag } = headers
  if (statusCode !== 200 || headers[CACHE_STATE_HEADER] !== 'HIT' || !etag) return undefined
  if (!headers['content-type']?.startsWith('text/html') || headers['set-cookie']) return undefined
  const lifetime = lifetimeMs(String(headers[LIFETIME_HEADER] ?? ''))
  if (lifetime <= 0) return undefined
  return {
    headers: Object.entries(headers)
      .filter(([name]) => pageHeaders.has(name))
      .flatMap(([name, value]) => [name, String(value)]),
    etag,
    ...(await encode(body)),
    expiresAt: steadyNow() + lifetime,
  }
}

/** Runs tens of thousands of times a second: one list of headers, with no lookups or changes on the response. */
function send(req: IncomingMessage, res: ServerResponse, page: Page, ownHeaders: string[]): void {
  const head = [...page.headers, ...ownHeaders]
  if (holdsToken(req.url ?? '')) replaceHeaders(head, tokenHeaders)
  if (namesTag(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, head).end()
    return
  }
  const encoding = acceptedEncoding(req.headers['accept-encoding'], ['br', 'gzip'])
  // Every browser takes a compressed page. Kept as it is, it would take more memory than both of these.
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : gunzipSync(page.gzip)
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  head.push('content-length', String(body.length))
  res.writeHead(200, head)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Keeps finished public pages in front of Next: the compressed body, and the headers with their policy. Only answers
 * from Next's cache are kept, so a page that is rendered for each visitor never gets here.
 * @param secret marks our own requests to this server.
 */
export function pageMemory(
  { host = '127.0.0.1', port, secret }: { host?: string; port: () => number; secret: string },
  pageLimits = limits,
) {
  const store = boundedMap<Page>(pageLimits)
  onContentChanged(() => store.clear())

  const fill = fillQueue(async (path) => {
    const generation = contentGeneration()
    const headers = { [FILL_HEADER]: secret, 'accept-encoding': 'identity', host: `localhost:${port()}` }
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      request({ host, port: port(), path, headers, agent: false }, done).once('error', failed).end()
    })
    const page = await keptPage(answer)
    // The content has changed since.
    if (page && contentGeneration() === generation) store.set(path, page, bytesOf(page))
  })

  return {
    isFill: (req: IncomingMessage): boolean => req.headers[FILL_HEADER] === secret,

    /**
     * Answers from memory; returns false if the page is not there (yet) and Next must answer.
     * @param ownHeaders headers of this answer: alternating names and values
     */
    serve(req: IncomingMessage, res: ServerResponse, ownHeaders: () => string[] = () => []): boolean {
      const key = pageKey(req)
      if (key === undefined || req.headers[FILL_HEADER] === secret) return false
      const page = store.get(key)
      if (page && page.expiresAt > steadyNow()) {
        send(req, res, page, ownHeaders())
        return true
      }
      res.once('finish', () => {
        const cached = res.getHeader(CACHE_STATE_HEADER)
        if (res.statusCode === 200 && (cached === 'HIT' || cached === 'MISS')) fill(key)
      })
      return false
    },
  }
}
