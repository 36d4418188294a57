import type { ServerResponse } from 'node:http'
import { weakTag } from './negotiation.ts'

/**
 * Sent with every response (section 9 of the specification). The content policy is not among them:
 * each page brings its own, with the hashes or the nonce of its scripts.
 */
const securityHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), magnetometer=(), gyroscope=(), accelerometer=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Expect-CT': 'max-age=86400',
}

/** For everything that brings no policy of its own: data, files, redirects. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Hints that the admin's theme asks for; on a public page they would cost a second request. */
const adminHints = ['Accept-CH', 'Critical-CH']

/** The framework's word to shared caches; the page memory needs to know it. */
export const LIFETIME_HEADER = 'x-page-lifetime'

/** Whatever stands between us and the reader asks each time: a change by an editor is seen at the next request. */
const askEachTime = 'public, max-age=0, must-revalidate'

interface Circumstances {
  path: string
  /** The answer goes into our own page memory, not to a visitor. */
  forMemory: boolean
  /** The development server puts its own scripts into pages, which no policy of ours knows. */
  dev: boolean
}

/**
 * Puts the security headers on a response, and settles what depends on the answer at the moment its
 * head is written: the framework adds to headers that are set before, and two policies would both apply.
 */
export function secure(res: ServerResponse, { path, forMemory, dev }: Circumstances): void {
  for (const name in securityHeaders) res.setHeader(name, securityHeaders[name] ?? '')
  // The live preview stands in a frame of the editor beside it; its policy says the same.
  if (path.startsWith('/preview/')) res.setHeader('X-Frame-Options', 'SAMEORIGIN')
  // Their address holds a token, which no other page may learn.
  if (/[?&]token=/.test(path)) res.setHeader('Referrer-Policy', 'no-referrer')
  const isAdmin = /^\/(super-)?admin(\/|\?|$)/.test(path)
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    if (!dev && !res.hasHeader('content-security-policy'))
      res.setHeader('Content-Security-Policy', closedPolicy)
    // The framework sets the address of a redirect that it kept a second time.
    const location = res.getHeader('location')
    if (Array.isArray(location)) res.setHeader('location', location[0] ?? '')
    const etag = res.getHeader('etag')
    if (typeof etag === 'string') res.setHeader('etag', weakTag(etag))
    if (!isAdmin) for (const name of adminHints) res.removeHeader(name)
    const cacheControl = String(res.getHeader('cache-control') ?? '')
    if (cacheControl.startsWith('s-maxage')) {
      res.setHeader('cache-control', askEachTime)
      if (forMemory) res.setHeader(LIFETIME_HEADER, cacheControl)
    }
    return writeHead(...args)
  }
}
