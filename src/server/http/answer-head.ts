import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../../lib/http/client-address.ts'
import { namesTag, weakTag } from './encodings.ts'

/** Public pictures answer with `cross-origin` (decision 0138). */
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'

/**
 * Sent with every response (section 9 of the specification). The content policy is missing here: each page brings its own, with
 * the hashes or the nonce of its scripts.
 */
export const securityHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), magnetometer=(), gyroscope=(), accelerometer=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  [RESOURCE_POLICY]: 'same-origin',
}

/** Returns true if an address holds the token of a mailed link, which no other page may learn. */
export const holdsToken = (path: string): boolean => /[?&]token=/.test(path)
export const tokenHeaders = { 'Referrer-Policy': 'no-referrer' }

/** For every answer without its own policy: data, files, redirects. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Hints that the admin's theme requests. On a public page they would cause a second request. */
const adminHints = ['Accept-CH', 'Critical-CH']

/** Next's value for shared caches; the page memory needs it. */
export const LIFETIME_HEADER = 'x-page-lifetime'

/** Shared caches ask each time, so an editor's change is seen at the next request. */
const askEachTime = 'public, max-age=0, must-revalidate'

/** Headers that describe an answer and are removed when another one replaces it. */
const replacedHeaders = /^(content-|cross-origin-resource|cache-control|etag|link|transfer-encoding)/
/** Headers that describe a body. A 304 has none. */
const bodyHeaders = /^(content-(?!security-policy)|transfer-encoding)/

interface Circumstances {
  requestId: string
  /** The answer goes into our page memory, not to a visitor. */
  forMemory: boolean
  /** The development server adds its own scripts to pages; our policy does not know them. */
  dev: boolean
  /** Returns true if the server is stopping: each connection then ends with its answer. */
  isLast: () => boolean
}

interface Replacement {
  status: number
  headers: OutgoingHttpHeaders
  body?: Buffer
}

export interface AnswerHead {
  /** Sends `replacement` instead of an answer with the status `unwanted`. */
  replace(unwanted: number, replacement: Replacement): void
}

/** Headers of every answer. They are set first, so that later code may override them. */
function setDefaults(res: ServerResponse, path: string): void {
  // Next keeps a header that is set before its own. `settle` sets this one if the answer has none.
  for (const name in securityHeaders)
    if (name !== RESOURCE_POLICY) res.setHeader(name, securityHeaders[name] ?? '')
  // The live preview is shown in a frame of the editor; its policy allows the same.
  if (path.startsWith('/preview/')) res.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (holdsToken(path)) for (const [name, value] of Object.entries(tokenHeaders)) res.setHeader(name, value)
}

/**
 * Headers that depend on the answer. They are set when its head is written, because Next adds to headers that are set before,
 * and two policies would both apply.
 */
function settle(res: ServerResponse, path: string, { forMemory, dev, isLast }: Circumstances): void {
  if (!res.hasHeader(RESOURCE_POLICY)) res.setHeader(RESOURCE_POLICY, securityHeaders[RESOURCE_POLICY] ?? '')
  // Next adds the policy of a kept page, such as the 404 page, to that of the proxy. Both would apply. The page's own is last.
  const policy = res.getHeader('content-security-policy')
  if (Array.isArray(policy)) res.setHeader('Content-Security-Policy', policy.at(-1) ?? closedPolicy)
  if (!dev && policy === undefined) res.setHeader('Content-Security-Policy', closedPolicy)
  // Next sets the address of a cached redirect twice.
  const location = res.getHeader('location')
  if (Array.isArray(location)) res.setHeader('location', location[0] ?? '')
  const etag = res.getHeader('etag')
  if (typeof etag === 'string') res.setHeader('etag', weakTag(etag))
  if (!/^\/(super-)?admin(\/|\?|$)/.test(path)) for (const name of adminHints) res.removeHeader(name)
  const cacheControl = String(res.getHeader('cache-control') ?? '')
  if (cacheControl.startsWith('s-maxage')) {
    res.setHeader('cache-control', askEachTime)
    if (forMemory) res.setHeader(LIFETIME_HEADER, cacheControl)
  }
  if (isLast()) res.setHeader('connection', 'close')
}

/** Returns true if the client already has this answer. Next asks this for its pages, not for its feeds and other texts. */
function isKnown({ method, headers }: IncomingMessage, res: ServerResponse): boolean {
  const etag = res.getHeader('etag')
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && typeof etag === 'string' && namesTag(headers['if-none-match'], etag)
}

/** Sees the head of every answer before it is sent: security headers, policy, tags, and replacements of whole answers. */
export function answerHead(req: IncomingMessage, res: ServerResponse, given: Circumstances): AnswerHead {
  const path = req.url ?? ''
  const replacements = new Map<number, Replacement>()
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  const end = res.end.bind(res) as (body?: Buffer) => ServerResponse

  function sendInstead(status: number, without: RegExp, headers: OutgoingHttpHeaders, body?: Buffer) {
    for (const name of res.getHeaderNames()) if (without.test(name)) res.removeHeader(name)
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    // Later output of Next belongs to the replaced answer.
    res.write = () => true
    res.end = () => res
    settle(res, path, given)
    writeHead(status)
    end(req.method === 'HEAD' ? undefined : body)
    return res
  }

  setDefaults(res, path)
  res.setHeader(REQUEST_ID_HEADER, given.requestId)
  res.writeHead = (...args: unknown[]) => {
    const replacement = replacements.get(Number(args[0]))
    if (replacement) {
      const { status, headers, body } = replacement
      return sendInstead(status, replacedHeaders, { ...headers, 'Content-Length': body?.length ?? 0 }, body)
    }
    if (Number(args[0]) === 200 && isKnown(req, res)) return sendInstead(304, bodyHeaders, {})
    settle(res, path, given)
    return writeHead(...args)
  }
  return { replace: (unwanted, replacement) => replacements.set(unwanted, replacement) }
}
