import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../../lib/http/client-address.ts'
import { weakTag } from './encodings.ts'

/**
 * Sent with every response (section 9 of the specification). The content policy is not among them:
 * each page brings its own, with the hashes or the nonce of its scripts.
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
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Whether an address holds the token of a mailed link, which no other page may learn. */
export const holdsToken = (path: string): boolean => /[?&]token=/.test(path)
export const tokenHeaders = { 'Referrer-Policy': 'no-referrer' }

/** For everything that brings no policy of its own: data, files, redirects. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Hints that the admin's theme asks for; on a public page they would cost a second request. */
const adminHints = ['Accept-CH', 'Critical-CH']

/** The framework's word to shared caches; the page memory needs to know it. */
export const LIFETIME_HEADER = 'x-page-lifetime'

/** Whatever stands between us and the reader asks each time: a change by an editor is seen at the next request. */
const askEachTime = 'public, max-age=0, must-revalidate'

/** Headers that describe an answer and go with it when another is sent in its place. */
const replacedHeaders = /^(content-|cache-control|etag|link|transfer-encoding|x-nextjs)/

interface Circumstances {
  requestId: string
  /** The answer goes into our own page memory, not to a visitor. */
  forMemory: boolean
  /** The development server puts its own scripts into pages, which no policy of ours knows. */
  dev: boolean
  /** Whether the server is stopping: then each connection ends with its answer. */
  isLast: () => boolean
}

interface Replacement {
  status: number
  headers: OutgoingHttpHeaders
  body?: Buffer
  /** Stands in for an answer without content only. */
  ifEmpty?: boolean
}

export interface AnswerHead {
  /** Sends `replacement` in place of what is answered, where that has the status `unwanted`. */
  replace(unwanted: number, replacement: Replacement): void
}

/** What is the same for every answer to a request; set at once, so that whoever answers may decide otherwise. */
function setDefaults(res: ServerResponse, path: string): void {
  for (const name in securityHeaders) res.setHeader(name, securityHeaders[name] ?? '')
  // The live preview stands in a frame of the editor beside it; its policy says the same.
  if (path.startsWith('/preview/')) res.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (holdsToken(path)) for (const [name, value] of Object.entries(tokenHeaders)) res.setHeader(name, value)
}

/**
 * What depends on the answer; settled when its head is written, because the framework adds to headers
 * that are set before, and two policies would both apply.
 */
function settle(res: ServerResponse, path: string, { forMemory, dev, isLast }: Circumstances): void {
  if (!dev && !res.hasHeader('content-security-policy'))
    res.setHeader('Content-Security-Policy', closedPolicy)
  // The framework sets the address of a redirect that it kept a second time.
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

/** Whether the answer has content: its type was set before, or is given with the status. */
const namesType = (res: ServerResponse, args: readonly unknown[]): boolean =>
  res.hasHeader('content-type') ||
  args.some(
    (arg) =>
      typeof arg === 'object' &&
      arg !== null &&
      Object.keys(arg).some((name) => /^content-type$/i.test(name)),
  )

/**
 * The one place that sees the head of every answer before it is sent: security headers, policy, tags, and
 * answers that stand in for others.
 */
export function answerHead(req: IncomingMessage, res: ServerResponse, given: Circumstances): AnswerHead {
  const path = req.url ?? ''
  const replacements = new Map<number, Replacement>()
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  const end = res.end.bind(res) as (body?: Buffer) => ServerResponse

  function send({ status, headers, body }: Replacement): ServerResponse {
    for (const name of res.getHeaderNames()) if (replacedHeaders.test(name)) res.removeHeader(name)
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
    res.setHeader('Content-Length', body?.length ?? 0)
    // What the framework still writes was to be the other answer.
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
    if (replacement && !(replacement.ifEmpty && namesType(res, args))) return send(replacement)
    settle(res, path, given)
    return writeHead(...args)
  }
  return { replace: (unwanted, replacement) => replacements.set(unwanted, replacement) }
}
