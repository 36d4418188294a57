import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentGeneration, onContentChanged } from '../../lib/cache/content-changes.ts'
import { FILL_HEADER, setFillSecret } from '../../lib/http/own-requests.ts'
import { WHOLE_PAGE_HEADER } from '../../lib/page-signals.ts'
import { steadyNow } from '../../lib/time/steady-clock.ts'
import {
  closedPolicy,
  holdsToken,
  LIFETIME_HEADER,
  securityHeaders,
  tokenHeaders,
} from '../http/answer-head.ts'
import { acceptedEncoding, namesTag } from '../http/encodings.ts'
import { CACHE_STATE_HEADER, isDataRequest } from '../next-internals.ts'
import { fillQueue } from './fill-queue.ts'
import { PAGE_DATA_PATH } from './page-loader.ts'
import { withoutData } from './page-scripts.ts'
import { type Page, type PageLimits, pageStore } from './page-store.ts'
import { finishedSearch, isSearchAddress, isSearchPath } from './search-pages.ts'

const limits: PageLimits = { maxPages: 1000, maxBytes: 64 * 1024 * 1024 }
/** Data of pages, also of those that have changed since: they may still be open somewhere. */
const dataLimits: PageLimits = { maxPages: 2000, maxBytes: 64 * 1024 * 1024 }
/** So long the data of a page that has changed is still there; a page that has not is made anew after it. */
const DATA_LIFETIME_MS = 60 * 60_000
/** Dates on a page, such as those of a notice, may make it another one. */
const SEARCH_LIFETIME_MS = 5 * 60_000
/** Searches that somebody asked for once: what is asked for a second time is kept. */
const MAX_ASKED_ONCE = 1000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Headers that belong to the page; all others belong to one answer and are set for each. */
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

/** Puts other values into a list of names and values by turns. */
function replaceHeaders(head: string[], others: Record<string, string>): void {
  for (const [name, value] of Object.entries(others)) {
    const at = head.indexOf(name.toLowerCase())
    if (at < 0) head.push(name, value)
    else head[at + 1] = value
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Under what the page of a plain request is kept; undefined for data requests and anything unsafe. */
function pageKey(req: IncomingMessage): string | undefined {
  const { url = '', headers } = req
  if (!isRead(req)) return undefined
  // A Range is ignored: a whole page is a valid answer to it, and costs nothing.
  if (headers[WHOLE_PAGE_HEADER] || isDataRequest(req)) return undefined
  // A kept page is the same for every query but a search.
  const [path = ''] = url.split('?', 1)
  if (isSearchPath(path)) return isSearchAddress(url) ? url : undefined
  return /^\/(api|_next|admin)(\/|$)/.test(path) ? undefined : path
}

async function encode(body: Buffer, quality = 11): Promise<Page['bodies']> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
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

/** What may be kept of the answer to a search. Somebody else may never search for it: it is compressed with less care. */
async function keptSearch(answer: IncomingMessage): Promise<Kept | undefined> {
  const body = await buffer(answer)
  const { statusCode, headers } = answer
  if (statusCode !== 200 || !headers['content-type']?.startsWith('text/html') || headers['set-cookie'])
    return undefined
  const finished = finishedSearch(body.toString())
  if (!finished) return undefined
  const kept = Object.entries(headers).filter(([name]) => pageHeaders.has(name) && name !== 'link')
  const head = kept.flatMap(([name, value]) => [name, String(value)])
  replaceHeaders(head, finished.headers)
  const page = {
    headers: head,
    etag: finished.etag,
    bodies: await encode(Buffer.from(finished.html), 5),
    expiresAt: steadyNow() + SEARCH_LIFETIME_MS,
  }
  return { page }
}

const nameOf = (data: string): string => createHash('sha256').update(data).digest('base64url')

const dataHeaders = { ...securityHeaders, 'Content-Security-Policy': closedPolicy }

/**
 * The data of a page as it is sent: its name is made of what it says, so a browser need never ask twice. Only browsers may
 * keep it, for it must be gone soon after a page is.
 */
async function pageOfData(data: string, name: string): Promise<Page> {
  const etag = `W/"${name}"`
  const head = {
    ...dataHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
    etag,
  }
  return {
    headers: Object.entries(head).flat(),
    etag,
    bodies: await encode(Buffer.from(data)),
    expiresAt: steadyNow() + DATA_LIFETIME_MS,
  }
}

interface Kept {
  page: Page
  /** What the page does not carry itself. */
  data?: Page
}

/**
 * What may be kept of an answer: a page that the framework itself answered from its cache. Whoever reads may never need
 * what its scripts take it over with, so that is kept beside the page: a page then fits the first packets that a server may
 * send.
 */
async function keptPage(answer: IncomingMessage): Promise<Kept | undefined> {
  const body = await buffer(answer)
  const { statusCode, headers } = answer
  const { etag } = headers
  if (statusCode !== 200 || headers[CACHE_STATE_HEADER] !== 'HIT' || !etag) return undefined
  if (!headers['content-type']?.startsWith('text/html') || headers['set-cookie']) return undefined
  const lifetime = lifetimeMs(String(headers[LIFETIME_HEADER] ?? ''))
  if (lifetime <= 0) return undefined
  const parts = withoutData(body.toString(), nameOf)
  const page = {
    headers: Object.entries(headers)
      .filter(([name]) => pageHeaders.has(name))
      .flatMap(([name, value]) => [name, String(value)]),
    etag,
    bodies: await encode(parts ? Buffer.from(parts.html) : body),
    expiresAt: steadyNow() + lifetime,
  }
  if (!parts) return { page }
  const own = etag.replace(/"$/, '-read"')
  replaceHeaders(page.headers, {
    etag: own,
    vary: [headers.vary, WHOLE_PAGE_HEADER].filter(Boolean).join(', '),
  })
  const dataAddress = PAGE_DATA_PATH + parts.name
  return { page: { ...page, etag: own, dataAddress }, data: await pageOfData(parts.data, parts.name) }
}

/** Some tens of thousands of times a second: one list of headers, with nothing set, removed or looked up on the way. */
function send(req: IncomingMessage, res: ServerResponse, page: Page, ownHeaders: string[]): void {
  const head = [...page.headers, ...ownHeaders]
  if (holdsToken(req.url ?? '')) replaceHeaders(head, tokenHeaders)
  if (namesTag(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, head).end()
    return
  }
  const encoding = acceptedEncoding(req.headers['accept-encoding'], ['br', 'gzip'])
  const body = page.bodies.get(encoding) ?? Buffer.alloc(0)
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  head.push('content-length', String(body.length))
  res.writeHead(200, head)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Keeps finished public pages in front of the framework: body in three encodings, headers with their
 * policy. Only what the framework itself answered from its cache is kept, so a page that is rendered
 * for each visitor never gets here.
 * @param secret marks our own requests to this server.
 */
export function pageMemory(
  { host = '127.0.0.1', port, secret }: { host?: string; port: () => number; secret: string },
  pageLimits = limits,
  limitsOfData = dataLimits,
) {
  const store = pageStore(pageLimits)
  setFillSecret(secret)
  const dataStore = pageStore(limitsOfData)
  const askedOnce = new Set<string>()
  onContentChanged(() => store.clear())

  /** Whether a search has been asked for before. */
  function isAskedAgain(address: string): boolean {
    if (askedOnce.delete(address)) return true
    if (askedOnce.size >= MAX_ASKED_ONCE) askedOnce.clear()
    askedOnce.add(address)
    return false
  }

  const fill = fillQueue(async (path) => {
    const generation = contentGeneration()
    const headers = { [FILL_HEADER]: secret, 'accept-encoding': 'identity', host: `localhost:${port()}` }
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      request({ host, port: port(), path, headers, agent: false }, done).once('error', failed).end()
    })
    const kept = await (path.includes('?') ? keptSearch : keptPage)(answer)
    // Made of content that has changed since.
    if (!kept || contentGeneration() !== generation) return
    const { page, data } = kept
    if (page.dataAddress && data) dataStore.keep(page.dataAddress, data)
    store.keep(path, page)
  })

  const isCurrent = (page: Page | undefined): page is Page =>
    page !== undefined && page.expiresAt > steadyNow()

  /** A page that lacks its data is no page. */
  function keptAt(key: string): Page | undefined {
    const page = store.get(key)
    if (!isCurrent(page)) return undefined
    return page.dataAddress && !isCurrent(dataStore.get(page.dataAddress)) ? undefined : page
  }

  return {
    /**
     * Answers for the data of kept pages; false for all other addresses. What is not known (any longer) is a short 404:
     * the page's loader then asks for the whole page.
     * @param ownHeaders those of this one answer: names and values by turns
     */
    serveData(req: IncomingMessage, res: ServerResponse, ownHeaders: () => string[] = () => []): boolean {
      const { url = '' } = req
      if (!url.startsWith(PAGE_DATA_PATH)) return false
      const data = dataStore.get(url)
      if (isCurrent(data) && isRead(req)) send(req, res, data, ownHeaders())
      else {
        const head = {
          ...dataHeaders,
          'cache-control': 'no-store',
          'content-length': '0',
          allow: 'GET, HEAD',
        }
        res.writeHead(isRead(req) ? 404 : 405, [...Object.entries(head).flat(), ...ownHeaders()]).end()
      }
      return true
    },

    isFill: (req: IncomingMessage): boolean => req.headers[FILL_HEADER] === secret,

    /**
     * Answers from memory; false when the page is not there (yet) and the framework must answer.
     * @param ownHeaders those of this one answer: names and values by turns
     */
    serve(req: IncomingMessage, res: ServerResponse, ownHeaders: () => string[] = () => []): boolean {
      const key = pageKey(req)
      if (key === undefined || req.headers[FILL_HEADER] === secret) return false
      const page = keptAt(key)
      if (page) {
        send(req, res, page, ownHeaders())
        return true
      }
      res.once('finish', () => {
        const cached = res.getHeader(CACHE_STATE_HEADER)
        if (res.statusCode !== 200) return
        if (key.includes('?') ? isAskedAgain(key) : cached === 'HIT' || cached === 'MISS') fill(key)
      })
      return false
    },
  }
}
