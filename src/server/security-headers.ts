import type { ServerResponse } from 'node:http'

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

/**
 * Puts the security headers on a response, and settles the policy at the moment the head is written:
 * the framework adds to headers that are set before, and two policies would both apply.
 */
export function secure(res: ServerResponse, path: string): void {
  for (const name in securityHeaders) res.setHeader(name, securityHeaders[name] ?? '')
  // The live preview stands in a frame of the editor beside it; its policy says the same.
  if (path.startsWith('/preview/')) res.setHeader('X-Frame-Options', 'SAMEORIGIN')
  const isAdmin = /^\/(super-)?admin(\/|\?|$)/.test(path)
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    if (!res.hasHeader('content-security-policy')) res.setHeader('Content-Security-Policy', closedPolicy)
    if (!isAdmin) for (const name of adminHints) res.removeHeader(name)
    return writeHead(...args)
  }
}
