import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { policyForHtml } from './content-policy.ts'
import { replaceAnswer } from './replace-answer.ts'

const SCRIPTS = /<script\b[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*\/>/g
const RETRY_SECONDS = 30

const isDocument = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.rsc === undefined

/**
 * Where the framework cannot make a page, as with the database down, it answers 500 with an empty
 * document whose scripts were to fill it, which no policy lets run. A visitor gets the finished page of
 * `src/app/(unavailable)` in its place, without scripts, and with 503, because such a fault passes.
 */
export function errorPage(root: string): (req: IncomingMessage, res: ServerResponse) => void {
  const file = join(root, '.next/server/app/unavailable.html')
  if (!existsSync(file)) return () => undefined
  const html = readFileSync(file, 'utf8').replace(SCRIPTS, '')
  const body = Buffer.from(html)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policyForHtml(html),
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_SECONDS,
  }
  return (req, res) => {
    if (isDocument(req)) replaceAnswer(res, 500, { status: 503, headers, body })
  }
}
