import { createHash } from 'node:crypto'
import { KEPT_META } from '../../lib/page-signals.ts'
import { policyForHtml } from './content-policy.ts'
import { asksForScriptsEarly, joinInlineScripts, scriptsLater } from './page-scripts.ts'

const paths = new Set(['/search', '/blog/search'])
const MAX_QUERY_LENGTH = 100
const PAGE_NUMBER = /^[1-9]\d{0,3}$/

const KEPT = `<meta name="${KEPT_META}" content="until-change"/>`
const NONCE = / nonce="[A-Za-z0-9+/=]+"/g

/** Whether a path shows what its query asks for, unlike all other pages that are kept. */
export const isSearchPath = (path: string): boolean => paths.has(path)

/**
 * Whether `url` is a search as our own forms and links write it: some words, perhaps the number of a page, and nothing else. Only
 * these pages are kept, so that one search has one address and nobody fills the memory with spellings of it.
 */
export function isSearchAddress(url: string): boolean {
  const [path = '', text = ''] = url.split('?', 2)
  const { q = '', ...others } = Object.fromEntries(new URLSearchParams(text))
  const { page } = others
  if (!q || q !== q.trim() || q.length > MAX_QUERY_LENGTH || /\p{C}/u.test(q)) return false
  if (page !== undefined && !PAGE_NUMBER.test(page)) return false
  return url === `${path}?${new URLSearchParams({ q, ...(page ? { page } : {}) })}`
}

/**
 * A search page that was rendered for one request, made like the finished pages: without that request's nonce, with the
 * hashes of its scripts, which load later. Undefined where the page does not say that it may be kept.
 */
export function finishedSearch(
  html: string,
): { html: string; headers: Record<string, string>; etag: string } | undefined {
  if (!html.includes(KEPT)) return undefined
  const finished = joinInlineScripts(scriptsLater(html.replace(NONCE, '')))
  if (asksForScriptsEarly(finished)) return undefined
  const etag = `W/"${createHash('sha256').update(finished).digest('base64url')}"`
  return { html: finished, etag, headers: { 'content-security-policy': policyForHtml(finished), etag } }
}
