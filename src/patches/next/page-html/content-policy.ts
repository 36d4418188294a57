import { createHash } from 'node:crypto'

const shared = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'self'",
]

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The policy of a finished page. Its own inline scripts are allowed by their SHA-256, no others. */
export function policyForHtml(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT)) {
    // Data blocks are not scripts; a policy does not apply to them.
    if (/\stype="(?!text\/javascript|module|importmap)/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...shared, ["script-src 'self'", ...hashes].join(' ')].join('; ')
}
