import { createHash } from 'node:crypto'
import { tagsOf } from './tags.ts'

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

/** Data blocks are not scripts; a policy does not apply to them. */
const isRun = ({ src, type = 'module' }: Record<string, string>) =>
  src === undefined && /^(text\/javascript|module|importmap)$/.test(type)

/** The policy of a finished page. Its own inline scripts are allowed by their SHA-256, no others. */
export function policyForHtml(html: string): string {
  const inline = tagsOf(html, ['script']).filter(({ attributes }) => isRun(attributes))
  const hashes = inline.map(({ body }) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  return [...shared, ["script-src 'self'", ...new Set(hashes)].join(' ')].join('; ')
}
