import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { escapeHtml } from '../../lib/html/escape.ts'
import { processState } from '../../lib/process-state.ts'
import { policyForHtml } from '../../patches/next/page-html/content-policy.ts'
import { withoutScripts } from '../../patches/next/page-html/page-scripts.ts'
import { isDataRequest } from '../../patches/next/requests/names.ts'
import type { AnswerHead } from '../http/answer-head.ts'

const RETRY_SECONDS = 30

/** The site's words for this page, from when it could still read them. */
const words = processState('error-page-words', (): { known: Readonly<Record<string, string>> } => ({
  known: {},
}))

export function setErrorPageWords(known: Readonly<Record<string, string>>): void {
  words.known = known
}

const filled = (html: string) =>
  html.replace(/\{(brandName|contactEmail|businessHours|tagline)\}/g, (_, name: string) =>
    escapeHtml(words.known[name] ?? ''),
  )

const isDocument = (req: IncomingMessage): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && !req.url?.startsWith('/api/') && !isDataRequest(req)

/**
 * If Next cannot render a page, for example without the database, it answers 500 with an empty document and scripts that no
 * policy allows. Visitors get the finished page of `src/app/(unavailable)` instead, without scripts and with 503, because such
 * a fault is temporary.
 * @param build its folder. If it has no such page, as in development, documents are not changed.
 */
export function errorPage(build: string): (req: IncomingMessage, head: AnswerHead) => void {
  const file = join(build, 'server/app/unavailable.html')
  if (!existsSync(file)) return () => undefined
  const html = withoutScripts(readFileSync(file, 'utf8'))
  let made: { of: typeof words.known; body: Buffer } | undefined
  // Asked with each document: made again only for other words.
  const body = () => {
    if (made?.of !== words.known) made = { of: words.known, body: Buffer.from(filled(html)) }
    return made.body
  }
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyForHtml(html),
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_SECONDS,
  }
  return (req, head) => {
    if (isDocument(req)) head.replace(500, { status: 503, headers, body: body() })
  }
}
